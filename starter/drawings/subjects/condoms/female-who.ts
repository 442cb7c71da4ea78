import { diagram } from '../../diagram.ts'
import { cells, cellsHeight } from '../../kit/cells.ts'
import { chip, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { baby, bust, type PersonLook, pregnantWoman } from '../../kit/people.ts'
import { group, type Shape } from '../../kit/shapes.ts'
import { tabletsStay } from '../people/signs.ts'

const ROW = 106

/** Who can use a female condom (starter/figures/female-condoms.md): category 1, and the one limit. */
export const femaleCondomWho = diagram({
  id: 'female-condom-who',
  width: 'full',
  height: cellsHeight(3, ROW),
  texts: {
    en: {
      words: [
        'Any age, married or not, with or without children',
        'After birth, as soon as she wants sex',
        'In pregnancy, against infections',
        'With HIV, or with any long illness',
        'Latex condom, severe latex allergy',
        'Nitrile or polyurethane: no limit',
      ],
      alt: 'Category 1: any age, married or not, with or without children; after birth, as soon as she wants sex; with HIV or any long illness. In pregnancy, against infections: a tick, no limit. Category 3: a latex condom with a severe latex allergy. Nitrile or polyurethane: no limit.',
      note: 'Count the circles, then look for the only triangle. Ask which other woman nobody has named yet.',
    },
    fr: {
      words: [
        'Tout âge, mariée ou non, avec ou sans enfants',
        'Après l’accouchement, dès qu’elle le veut',
        'Enceinte, contre les infections',
        'Avec le VIH ou une longue maladie',
        'Latex, avec une allergie grave au latex',
        'Nitrile ou polyuréthane : sans limite',
      ],
      alt: 'Catégorie 1 : tout âge, mariée ou non, avec ou sans enfants ; après l’accouchement, dès qu’elle veut des rapports ; avec le VIH ou une longue maladie. Enceinte, contre les infections : une coche, sans limite. Catégorie 3 : un préservatif en latex avec une allergie grave au latex. Nitrile ou polyuréthane : sans limite.',
      note: 'Comptez les cercles, puis cherchez le seul triangle. Demandez quelle femme personne n’a encore nommée.',
    },
    es: {
      words: [
        'Toda edad, casada o no, con o sin hijos',
        'Después del parto, cuando ella quiera',
        'Embarazada, contra infecciones',
        'Con VIH o una enfermedad larga',
        'De látex, con alergia grave al látex',
        'Nitrilo o poliuretano: sin límite',
      ],
      alt: 'Categoría 1: toda edad, casada o no, con o sin hijos; después del parto, cuando ella quiera tener sexo; con VIH o una enfermedad larga. Embarazada, contra infecciones: una marca, sin límite. Categoría 3: un condón de látex con alergia grave al látex. Nitrilo o poliuretano: sin límite.',
      note: 'Cuenten los círculos y busquen el único triángulo. Pregunte qué mujer nadie ha nombrado todavía.',
    },
  },
  draw: ({ words }) =>
    cells({
      words,
      columns: 2,
      rowHeight: ROW,
      scene: (index) => [
        ...(SCENES[index]?.() ?? []),
        ...(index === 2 ? tick(86, 22, 32) : index < 4 ? chip(1, 86, 22, 18) : []),
      ],
    }),
})

const YOUNG: PersonLook = { skin: 'skin', head: 'bun', cloth: 'terracotta' }
const OLD: PersonLook = { skin: 'skinDark', head: 'veil', headPaint: 'inkSoft', cloth: 'leaf' }

const SCENES: (() => Shape[])[] = [
  () => [bust(YOUNG, { x: 34, y: 32, scale: 0.38 }), bust(OLD, { x: -6, y: 22, scale: 0.44 })],
  () => [baby('skin', 'leaf', { x: 0, y: 38, scale: 0.8 })],
  pregnantWoman,
  () => [group(tabletsStay(), { x: 0, y: 16, scale: 0.84 })],
  () => [...sign(), ...chip(3, 84, 22, 19)],
  () => [...sign(), ...tick(14, 84, 32)],
]

function sign(): Shape[] {
  return [methodSign('femaleCondom', { x: 4, y: 18, scale: 0.8 })]
}
