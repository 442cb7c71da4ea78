import { diagram } from '../../diagram.ts'
import { CATEGORY_ROWS_HEIGHT, type CategoryRow, categoryRows } from '../../kit/category-rows.ts'
import { medicineBottle } from '../../kit/medicine-columns.ts'
import { bust } from '../../kit/people.ts'
import { group, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { MEDICINE_SIGNS } from '../pills/medicine-signs.ts'

/** Categories of docs/figures/progestin-only-injectables.md: DMPA, then NET-EN. */
const ROWS: CategoryRow[] = [
  { signs: [MEDICINE_SIGNS.hiv], cells: ['1', '1'] },
  { signs: [mayMeet], cells: ['1', '1'] },
  { signs: [medicineBottle], cells: ['1', '2'] },
  { signs: [MEDICINE_SIGNS.tuberculosis], cells: ['1', '2'] },
]

/** HIV, high risk of HIV, and medicines, with injectables. */
export const injectionHiv = diagram({
  id: 'injection-hiv',
  width: 'full',
  height: CATEGORY_ROWS_HEIGHT,
  texts: {
    en: {
      heads: ['DMPA', 'NET-EN'],
      words: [
        'Lives with HIV',
        'High risk of HIV, since 2019',
        'Efavirenz or nevirapine',
        'Rifampicin, for tuberculosis',
      ],
      alt: 'Categories for DMPA and NET-EN. Lives with HIV: 1 and 1. High risk of HIV, since 2019: 1 and 1. Efavirenz or nevirapine: 1 and 2. Rifampicin, for tuberculosis: 1 and 2.',
      note: 'Circle or square: both are a yes. With DMPA all rows are a circle.',
    },
    fr: {
      heads: ['DMPA', 'NET-EN'],
      words: [
        'Vit avec le VIH',
        'Risque élevé de VIH, depuis 2019',
        'Éfavirenz ou névirapine',
        'Rifampicine, contre la tuberculose',
      ],
      alt: 'Catégories pour le DMPA et le NET-EN. Vit avec le VIH : 1 et 1. Risque élevé de VIH, depuis 2019 : 1 et 1. Éfavirenz ou névirapine : 1 et 2. Rifampicine, contre la tuberculose : 1 et 2.',
      note: 'Rond ou carré : deux fois oui. Avec le DMPA, toutes les lignes sont un rond.',
    },
    es: {
      heads: ['AMPD', 'EN-NET'],
      words: [
        'Vivir con VIH',
        'Riesgo alto de VIH, desde 2019',
        'Efavirenz o nevirapina',
        'Rifampicina, contra la tuberculosis',
      ],
      alt: 'Categorías para la AMPD y la EN-NET. Vivir con VIH: 1 y 1. Riesgo alto de VIH, desde 2019: 1 y 1. Efavirenz o nevirapina: 1 y 2. Rifampicina, contra la tuberculosis: 1 y 2.',
      note: 'Círculo o cuadrado: los dos son un sí. Con AMPD todas las filas son un círculo.',
    },
  },
  draw: ({ heads, words }) => categoryRows({ heads, words, rows: ROWS }),
})

/** A woman who may meet HIV. */
function mayMeet(): Shape[] {
  return [
    bust({ skin: 'skin', head: 'wrap', cloth: 'leaf' }, { x: -4, y: 14, scale: 0.48 }),
    group(MEDICINE_SIGNS.hiv(), { x: 42, y: 2, scale: 0.44 }),
    text('?', 82, 88, { bold: true, size: 44, paint: 'indigo', anchor: 'middle' }),
  ]
}
