import { diagram } from '../../diagram.ts'
import { tick } from '../../kit/marks.ts'
import { bust, motherAndBaby, type PersonLook } from '../../kit/people.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'

const PEOPLE: PersonLook[] = [
  { skin: 'skin', head: 'bun', cloth: 'marigold' },
  { skin: 'skinDark', head: 'wrap', headPaint: 'indigo', cloth: 'terracotta' },
  { skin: 'skinLight', head: 'veil', headPaint: 'leaf', cloth: 'indigo' },
  { skin: 'skinDeep', head: 'wrap', headPaint: 'marigold', cloth: 'leaf' },
]

/** Four women of different ages and lives, each with a tick. */
export const implantNearlyAll = diagram({
  id: 'implant-nearly-all',
  width: 'half',
  height: 312,
  texts: {
    en: {
      alt: 'Four women, one of them with a baby at her breast, each with a tick: nearly everyone can use implants.',
      note: 'Let trainees give each woman an age and a story, and ask whether it would change the answer.',
    },
    fr: {
      alt: 'Quatre femmes, l’une avec un bébé au sein, chacune avec une coche : presque toutes peuvent utiliser un implant.',
      note: 'Les participants donnent un âge et une histoire à chaque femme : la réponse changerait-elle ?',
    },
    es: {
      alt: 'Cuatro mujeres, una con un bebé al pecho, cada una con una marca: casi todas pueden usar implantes.',
      note: 'Los participantes dan edad e historia a cada mujer: ¿cambiaría la respuesta?',
    },
  },
  draw: () =>
    PEOPLE.flatMap((look, index) => portrait(look, (index % 2) * 196, Math.floor(index / 2) * 160, index === 1)),
})

function portrait(look: PersonLook, x: number, y: number, hasBaby: boolean): Shape[] {
  const person = hasBaby
    ? motherAndBaby(look, { x: 28, y: 10, scale: 0.71 })
    : bust(look, { x: 34, y: 10, scale: 0.79 })
  return [
    rect(x, y, 184, 152, { fill: 'indigoPale', radius: 12 }),
    group([person], { x, y }),
    ...tick(x + 158, y + 28, 36),
  ]
}
