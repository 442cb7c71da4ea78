import { diagram } from '../../diagram.ts'
import { group, line } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { rolledCondom } from './parts.ts'
import { openCondom } from './scenes.ts'

/** The parts of a male condom. */
export const condomParts = diagram({
  id: 'condom-parts',
  width: 'half',
  height: 300,
  texts: {
    en: {
      rolled: 'Rolled, as in the packet',
      rim: 'Rim',
      film: 'Thin sheath',
      tip: 'Tip: room for semen',
      alt: 'A male condom, rolled as in the packet and unrolled: the rim at the open end, the thin sheath, and the tip with room for the semen.',
      note: 'Open one, let it go round, and let trainees find the rim and the tip with closed eyes.',
    },
    fr: {
      rolled: 'Enroulé, comme dans le sachet',
      rim: 'Anneau',
      film: 'Gaine fine',
      tip: 'Bout : place pour le sperme',
      alt: 'Un préservatif masculin, enroulé comme dans le sachet puis déroulé : l’anneau à l’ouverture, la gaine fine et le bout avec de la place pour le sperme.',
      note: 'Ouvrez-en un, faites-le circuler : chacun trouve l’anneau et le bout les yeux fermés.',
    },
    es: {
      rolled: 'Enrollado, como en el sobre',
      rim: 'Aro',
      film: 'Funda fina',
      tip: 'Punta: espacio para el semen',
      alt: 'Un condón masculino, enrollado como en el sobre y desenrollado: el aro en el extremo abierto, la funda fina y la punta con espacio para el semen.',
      note: 'Abra uno, hágalo circular y pida que encuentren el aro y la punta con los ojos cerrados.',
    },
  },
  draw: ({ rolled, rim, film, tip }) => [
    ...rolledCondom(60, 70, 54),
    ...textBox(rolled, 0, 140, 150).shapes,
    group(openCondom(false), { x: 194, y: 24, scale: 2.3 }),
    ...label(rim, 20, 262),
    ...label(film, 120, 250),
    ...label(tip, 214, 218),
  ],
})

function label(words: string, y: number, from: number) {
  return [
    line([from, y], [282, y], { stroke: 'indigo', width: 2.5 }),
    ...textBox(words, 288, y, 92, { middle: true }).shapes,
  ]
}
