import { type Diagram, diagram, type Language } from '../../diagram.ts'
import { readFigures } from '../../figures.ts'
import { CATEGORY_ROWS_HEIGHT, categoryRows } from '../../kit/category-rows.ts'
import { medicineBottle } from '../../kit/medicine-columns.ts'
import { bust } from '../../kit/people.ts'
import { group, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { MEDICINE_SIGNS } from '../pills/medicine-signs.ts'

const figures = readFigures('progestin-only-injectables.md')
/** Rows of the figures. */
const [NRTIS, INDUCERS, HIV, HIGH_RISK] = [
  'NRTIs, raltegravir',
  'Efavirenz, nevirapine, boosted protease inhibitors, rifampicin, inducing anticonvulsants',
  'MEC smoking; sickle cell disease; abortion; HIV',
  'High risk of HIV',
]

const SHARED: Record<Language, { heads: [string, string]; and: string; note: string }> = {
  en: {
    heads: ['DMPA', 'NET-EN'],
    and: 'and',
    note: 'Circle or square: both are a yes. With DMPA all rows are a circle.',
  },
  fr: {
    heads: ['DMPA', 'NET-EN'],
    and: 'et',
    note: 'Rond ou carré : deux fois oui. Avec le DMPA, toutes les lignes sont un rond.',
  },
  es: {
    heads: ['AMPD', 'EN-NET'],
    and: 'y',
    note: 'Círculo o cuadrado: los dos son un sí. Con AMPD todas las filas son un círculo.',
  },
}

interface Row {
  /** Its row in the figures. */
  figure: string | undefined
  sign: () => Shape[]
}

/** Rows with the categories of both injectables. @param texts the subject and the words of the rows */
function bothInjectables(
  id: string,
  rows: Row[],
  texts: Record<Language, [subject: string, ...words: string[]]>,
): Diagram {
  const shown = rows.map(({ figure, sign }) => ({ signs: [sign], cells: categoriesOf(figure) }))
  const textsOf = (language: Language) => {
    const { heads, and, note } = SHARED[language]
    const [subject, ...words] = texts[language]
    const read = words.map((label, index) => `${label}: ${shown[index]?.cells.join(` ${and} `)}.`)
    return { heads, words, note, alt: `${subject}, ${heads.join(` ${and} `)}. ${read.join(' ')}` }
  }
  return diagram({
    id,
    width: 'full',
    height: CATEGORY_ROWS_HEIGHT,
    texts: { en: textsOf('en'), fr: textsOf('fr'), es: textsOf('es') },
    draw: ({ heads, words }) => categoryRows({ heads, words, rows: shown }),
  })
}

/** DMPA and NET-EN: from `DMPA 1, NET-EN 2`, or from one category for both. @throws {Error} for an unknown row */
function categoriesOf(figure = ''): [string, string] {
  const [dmpa, netEn = dmpa] = figures.get(figure)?.[0]?.match(/\b[1-4]\b/g) ?? []
  if (dmpa === undefined || netEn === undefined) throw new Error(`no categories for "${figure}" in starter/figures`)
  return [dmpa, netEn]
}

/** HIV medicines and others, with the categories of both products. */
export const injectionMedicines = bothInjectables(
  'injection-medicines',
  [NRTIS, INDUCERS, INDUCERS, INDUCERS].map((figure) => ({ figure, sign: medicineBottle })),
  {
    en: [
      'Categories with medicines',
      'NRTIs such as tenofovir; raltegravir',
      'Efavirenz or nevirapine',
      'Ritonavir-boosted protease inhibitors',
      'Rifampicin, some epilepsy medicines',
    ],
    fr: [
      'Catégories avec des médicaments',
      'INTI, par exemple ténofovir ; raltégravir',
      'Éfavirenz ou névirapine',
      'Inhibiteurs de protéase avec ritonavir',
      'Rifampicine, certains antiépileptiques',
    ],
    es: [
      'Categorías con medicamentos',
      'INTR como tenofovir; raltegravir',
      'Efavirenz o nevirapina',
      'Inhibidores de proteasa con ritonavir',
      'Rifampicina, algunos antiepilépticos',
    ],
  },
)

/** HIV, a high risk of HIV, and medicines, with the categories of both products. */
export const injectionHiv = bothInjectables(
  'injection-hiv',
  [
    { figure: HIV, sign: MEDICINE_SIGNS.hiv },
    { figure: HIGH_RISK, sign: highRisk },
    { figure: INDUCERS, sign: medicineBottle },
    { figure: INDUCERS, sign: MEDICINE_SIGNS.tuberculosis },
  ],
  {
    en: [
      'Categories with HIV',
      'Lives with HIV',
      'High risk of HIV, since 2019',
      'Efavirenz or nevirapine',
      'Rifampicin, for tuberculosis',
    ],
    fr: [
      'Catégories avec le VIH',
      'Vit avec le VIH',
      'Risque élevé de VIH, depuis 2019',
      'Éfavirenz ou névirapine',
      'Rifampicine, contre la tuberculose',
    ],
    es: [
      'Categorías con VIH',
      'Vivir con VIH',
      'Riesgo alto de VIH, desde 2019',
      'Efavirenz o nevirapina',
      'Rifampicina, contra la tuberculosis',
    ],
  },
)

/** A woman with a high risk of HIV. */
function highRisk(): Shape[] {
  return [
    bust({ skin: 'skin', head: 'wrap', cloth: 'leaf' }, { x: -4, y: 14, scale: 0.48 }),
    group(MEDICINE_SIGNS.hiv(), { x: 42, y: 2, scale: 0.44 }),
    text('?', 82, 88, { bold: true, size: 44, paint: 'indigo', anchor: 'middle' }),
  ]
}
