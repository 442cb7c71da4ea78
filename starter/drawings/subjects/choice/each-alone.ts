import { diagram } from '../../diagram.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { arrow, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const SHE: PersonLook = { skin: 'skin', head: 'wrap', cloth: 'terracotta' }
const HE: PersonLook = { skin: 'skinDark', head: 'cap', headPaint: 'indigo', cloth: 'marigold' }

/** A couple: each alone for a moment, then both together. */
export const eachAlone = diagram({
  id: 'each-alone',
  width: 'half',
  height: 326,
  texts: {
    en: {
      her: 'She alone',
      him: 'He alone',
      both: '“What would you like?”',
      alt: 'First the woman alone, then the man alone, each behind a line; then arrows lead to both together, and both are asked: what would you like?',
      note: 'Play the three scenes with one couple. What did she say alone that she did not say before him?',
    },
    fr: {
      her: 'Elle seule',
      him: 'Lui seul',
      both: '« Que souhaitez-vous ? »',
      alt: 'D’abord la femme seule, puis l’homme seul, séparés ; puis des flèches mènent aux deux ensemble, à qui l’on demande : que souhaitez-vous ?',
      note: 'Jouez les trois scènes avec un couple. Qu’a-t-elle dit seule qu’elle n’a pas dit devant lui ?',
    },
    es: {
      her: 'Ella a solas',
      him: 'Él a solas',
      both: '«¿Qué desea usted?»',
      alt: 'Primero la mujer a solas y luego el hombre a solas, separados; después unas flechas llevan a los dos juntos, a quienes se pregunta: ¿qué desea usted?',
      note: 'Representen las tres escenas con una pareja. ¿Qué dijo ella a solas que no dijo ante él?',
    },
  },
  draw: ({ her, him, both }): Shape[] => [
    rect(0, 0, 182, 128, { fill: 'indigoPale', radius: 14 }),
    rect(198, 0, 182, 128, { fill: 'indigoPale', radius: 14 }),
    bust(SHE, { x: 53, y: 4, scale: 0.5 }),
    bust(HE, { x: 251, y: 4, scale: 0.5 }),
    text(her, 91, 120, { bold: true, anchor: 'middle' }),
    text(him, 289, 120, { bold: true, anchor: 'middle' }),
    ...arrow([112, 132], [140, 166], { width: 6 }),
    ...arrow([268, 132], [240, 166], { width: 6 }),
    rect(0, 172, 380, 154, { fill: 'leafPale', radius: 14 }),
    bust(SHE, { x: 12, y: 232, scale: 0.52 }),
    bust(HE, { x: 290, y: 232, scale: 0.52 }),
    ...bubble(40, 178, 300, 40, 150),
    ...textBox(both, 190, 198, 296, { bold: true, anchor: 'middle', middle: true }).shapes,
    bust({ skin: 'skinDeep', head: 'bun', cloth: 'leaf', isProvider: true }, { x: 151, y: 238, scale: 0.488 }),
  ],
})
