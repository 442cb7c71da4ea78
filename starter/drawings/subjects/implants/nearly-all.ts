import { diagram } from '../../diagram.ts'
import { tick } from '../../kit/marks.ts'
import { bust, motherAndBaby, type PersonLook } from '../../kit/people.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'
import { book, tabletsStay } from '../people/signs.ts'
import { smokes } from '../training/community/screening-icons.ts'

const PEOPLE: PersonLook[] = [
  { skin: 'skin', head: 'bun', cloth: 'marigold' },
  { skin: 'skinDark', head: 'wrap', headPaint: 'indigo', cloth: 'terracotta' },
  { skin: 'skinLight', head: 'veil', headPaint: 'leaf', cloth: 'indigo' },
  { skin: 'skinDeep', head: 'wrap', headPaint: 'marigold', cloth: 'leaf' },
]

/** A pupil, a mother, a woman who takes HIV medicine, one who smokes. */
const SIGNS = [book(), [], tabletsStay(), smokes()]

/** Four women of different ages and lives, each with a tick. */
export const implantNearlyAll = diagram({
  id: 'implant-nearly-all',
  width: 'half',
  height: 312,
  texts: {
    en: {
      alt: 'Four women, each with a tick: one with a book, one with a baby at her breast, one with a bottle of tablets, one who smokes. Nearly every woman can use this method.',
      note: 'Let trainees give each woman an age and a story, and ask whether it would change the answer.',
    },
    fr: {
      alt: 'Quatre femmes, chacune avec une coche : une avec un livre, une avec un bébé au sein, une avec un flacon de comprimés, une qui fume. Presque toutes peuvent utiliser cette méthode.',
      note: 'Les participants donnent un âge et une histoire à chaque femme : la réponse changerait-elle ?',
    },
    es: {
      alt: 'Cuatro mujeres, cada una con una marca: una con un libro, una con un bebé al pecho, una con un frasco de tabletas, una que fuma. Casi todas pueden usar este método.',
      note: 'Los participantes dan edad e historia a cada mujer: ¿cambiaría la respuesta?',
    },
  },
  draw: () =>
    PEOPLE.flatMap((look, index) =>
      portrait(look, (index % 2) * 196, Math.floor(index / 2) * 160, index === 1, SIGNS[index] ?? []),
    ),
})

function portrait(look: PersonLook, x: number, y: number, hasBaby: boolean, sign: Shape[]): Shape[] {
  const person = hasBaby
    ? motherAndBaby(look, { x: 28, y: 10, scale: 0.71 })
    : bust(look, { x: 34, y: 10, scale: 0.79 })
  return [
    rect(x, y, 184, 152, { fill: 'indigoPale', radius: 12 }),
    group([person], { x, y }),
    ...tick(x + 158, y + 28, 36),
    group(sign, { x: x + 130, y: y + 96, scale: 0.5 }),
  ]
}
