import { diagram } from '../../diagram.ts'
import { panels } from '../../kit/panels.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { rod } from './parts.ts'

/** Rods and labelled years: starter/figures/contraceptive-implants.md, row "Labelled years". */
const PRODUCTS = [
  { rods: 1, years: 3 },
  { rods: 2, years: 5 },
  { rods: 2, years: 3 },
] as const

/** How many rods a product has, and for how many years it is labelled. */
export const implantYears = diagram({
  id: 'implant-years',
  width: 'full',
  height: 314,
  texts: {
    en: {
      products: ['Nexplanon', 'Jadelle', 'Levoplant'],
      years: 'years',
      words: [
        'Implanon NXT too. Etonogestrel. Longer in some countries',
        '75 mg of levonorgestrel in each',
        '75 mg of levonorgestrel in each',
      ],
      alt: 'Three products. Implanon NXT and Nexplanon: one rod with etonogestrel, labelled for 3 years, longer in some countries. Jadelle: two rods with levonorgestrel, 5 years. Levoplant: two rods with levonorgestrel, 3 years.',
      note: 'Ask what the label of the box in their hands says, and which date goes on the card.',
    },
    fr: {
      products: ['Nexplanon', 'Jadelle', 'Levoplant'],
      years: 'ans',
      words: [
        'Aussi Implanon NXT. Étonogestrel. Plus dans certains pays',
        'Lévonorgestrel, 75 mg chacun',
        'Lévonorgestrel, 75 mg chacun',
      ],
      alt: 'Trois produits. Implanon NXT et Nexplanon : un bâtonnet d’étonogestrel, 3 ans selon l’étiquette, plus dans certains pays. Jadelle : deux bâtonnets de lévonorgestrel, 5 ans. Levoplant : deux bâtonnets de lévonorgestrel, 3 ans.',
      note: 'Demandez ce que dit l’étiquette de leur boîte, et quelle date va sur la carte.',
    },
    es: {
      products: ['Nexplanon', 'Jadelle', 'Levoplant'],
      years: 'años',
      words: [
        'También Implanon NXT. Etonogestrel. Más en algunos países',
        'Levonorgestrel, 75 mg cada una',
        'Levonorgestrel, 75 mg cada una',
      ],
      alt: 'Tres productos. Implanon NXT y Nexplanon: una varilla de etonogestrel, 3 años según la etiqueta, más en algunos países. Jadelle: dos varillas de levonorgestrel, 5 años. Levoplant: dos varillas de levonorgestrel, 3 años.',
      note: 'Pregunte qué dice la etiqueta de su caja y qué fecha va en la tarjeta.',
    },
  },
  draw: ({ products, years, words }) =>
    panels(PRODUCTS.length, {
      titles: products,
      words,
      height: 314,
      sceneHeight: 172,
      titleSize: 28,
      scene: (index) => product(PRODUCTS[index] ?? PRODUCTS[0], years),
    }),
})

function product({ rods, years }: { rods: number; years: number }, unit: string): Shape[] {
  return [
    rect(18, 16, 108, 148, { fill: 'skin', radius: 12 }),
    ...(rods === 1 ? [rod(72, 144, -90, 108)] : [rod(66, 146, -104, 108), rod(78, 146, -76, 108)]),
    text(`${years}`, 192, 112, { bold: true, size: 104, paint: 'indigo', anchor: 'middle' }),
    text(unit, 192, 152, { bold: true, size: 30, paint: 'indigo', anchor: 'middle' }),
  ]
}
