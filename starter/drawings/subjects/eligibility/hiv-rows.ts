import { diagram, WIDTHS } from '../../diagram.ts'
import { type Category, chip } from '../../kit/marks.ts'
import { methodShapes } from '../../kit/methods.ts'
import { arrow, group, rect, type Shape } from '../../kit/shapes.ts'
import { dottedRibbon, ribbon, spermicide } from './signs.ts'

const iud = () => methodShapes('iud')
const pills = () => methodShapes('pills')
const injection = () => methodShapes('injection')

/** Categories as starter/figures/who-guidance-and-job-aids.md states them. */
const ROWS: { signs: (() => Shape[])[]; category: Category }[] = [
  { signs: [dottedRibbon, pills, iud], category: 1 },
  { signs: [dottedRibbon, spermicide], category: 4 },
  { signs: [ribbon, pills, injection], category: 1 },
  { signs: [ribbon, iud], category: 2 },
  { signs: [ribbon, iud], category: 3 },
]
const ROW = 68

/** HIV in the eligibility chart, beside the lines of a slide that name the rows. */
export const hivRows = diagram({
  id: 'hiv-rows',
  width: 'half',
  height: ROW * ROWS.length - 8,
  texts: {
    en: {
      alt: 'Categories. High risk of HIV: all hormonal methods and IUDs 1; spermicide, and diaphragm with it, 4. Living with HIV: hormonal methods 1; stage 1 or 2, IUD 2; stage 3 or 4, IUD to start 3.',
      note: 'A dashed ribbon is a high risk of HIV, a full one is living with HIV. Cover the chips and let trainees say them.',
    },
    fr: {
      alt: 'Catégories. Risque élevé de VIH : toutes les méthodes hormonales et DIU 1 ; spermicide, et diaphragme avec spermicide, 4. Vit avec le VIH : méthodes hormonales 1 ; stade 1 ou 2, DIU 2 ; stade 3 ou 4, DIU pour débuter 3.',
      note: 'Un ruban en tirets : risque élevé de VIH ; un ruban plein : vivre avec le VIH. Cachez les chiffres et faites-les dire.',
    },
    es: {
      alt: 'Categorías. Riesgo alto de VIH: todos los métodos hormonales y los DIU 1; espermicida, y diafragma con espermicida, 4. Vive con VIH: métodos hormonales 1; estadio 1 o 2, DIU 2; estadio 3 o 4, DIU para iniciar 3.',
      note: 'Cinta de guiones: riesgo alto de VIH; cinta llena: vivir con VIH. Tape los números y pida que los digan.',
    },
  },
  draw: () =>
    ROWS.flatMap(({ signs, category }, index): Shape[] => {
      const top = index * ROW
      return [
        rect(0, top, WIDTHS.half, ROW - 8, { fill: index < 2 ? 'marigoldPale' : 'indigoPale', radius: 12 }),
        ...signs.map((sign, place) => group(sign(), { x: 10 + place * 70, y: top + 1, scale: 0.58 })),
        ...arrow([226, top + 30], [276, top + 30], { width: 6 }),
        ...chip(category, 328, top + 30, 26),
      ]
    }),
})
