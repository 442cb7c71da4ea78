import { type Diagram, type DiagramTexts, diagram, type Language } from '../../diagram.ts'
import { type YearRow, type YearWords, yearBars, yearHeight } from './year-bars.ts'

/** Bars with room for what a category says. */
export const WIDE_LOOK = { rowHeight: 64, labelWidth: 216 } as const
export const ADVICE: Record<Language, YearWords['advice']> = {
  en: ['can start', 'usually wait', 'do not use'],
  fr: ['possible', 'attendre', 'non'],
  es: ['posible', 'esperar', 'no usar'],
}
export const YES: Record<Language, string> = {
  en: 'yes, all three conditions kept',
  fr: 'oui, avec les trois conditions',
  es: 'sí, con las tres condiciones',
}

const PROGESTIN = 'Implants, pills and injectables with progestin only, not breastfeeding'
const WITH: YearRow[] = [
  { figures: 'LAM, breastfeeding', signs: ['breastfeeding'] },
  { figures: 'Implants and progestin-only pills, breastfeeding', signs: ['implant', 'minipills'] },
  { figures: 'Progestin-only injectables, breastfeeding', signs: ['injection'] },
  { figures: 'Combined, breastfeeding', signs: ['pills'] },
]
const WITHOUT: YearRow[] = [
  { figures: PROGESTIN, signs: ['implant', 'minipills'] },
  { figures: PROGESTIN, signs: ['injection'] },
  { figures: 'Combined, not breastfeeding, no more risk of clots', signs: ['pills'] },
  { figures: 'Combined, not breastfeeding, more risk of clots', signs: ['pills'] },
]

interface HormoneTexts extends DiagramTexts {
  ticks: string[]
  labels: string[]
}

/** Methods with hormones, and LAM. @param limits of the periods in which a category changes */
function hormones(id: string, rows: YearRow[], limits: number[], texts: Record<Language, HormoneTexts>): Diagram {
  const inLanguage = (language: Language) => ({
    ...texts[language],
    yes: YES[language],
    advice: ADVICE[language],
  })
  return diagram({
    id,
    width: 'full',
    height: yearHeight(rows.length, WIDE_LOOK.rowHeight),
    texts: { en: inLanguage('en'), fr: inLanguage('fr'), es: inLanguage('es') },
    draw: (words) => yearBars(rows, words, { ...WIDE_LOOK, limits }),
  })
}

/** Which method with hormones from when, for a mother who breastfeeds and one who does not. */
export const YEAR_HORMONES: Diagram[] = [
  hormones('hormones-breastfeeding', WITH, [0, 5, 6, 7], {
    en: {
      ticks: ['Birth', '6 weeks', '6 months', '12 months'],
      labels: ['LAM', 'Implant, minipill', 'Injectables', 'Combined pill, patch, ring'],
      alt: 'The first year of a mother who breastfeeds. LAM: yes until 6 months, while all three conditions are kept. Implants and progestin-only pills: category 2, can start, until 6 weeks, then 1. Progestin-only injectables: 3, usually wait, until 6 weeks, then 1. Combined pill, patch and ring: 4, do not use, until 6 weeks; 3 until 6 months; then 2.',
      note: 'Choose a mother, for instance three weeks after birth, and read down the line: what can she start today?',
    },
    fr: {
      ticks: ['Naissance', '6 semaines', '6 mois', '12 mois'],
      labels: ['MAMA', 'Implant, PPS', 'Injectables', 'Pilule, patch, anneau'],
      alt: 'La première année d’une mère qui allaite. MAMA : oui jusqu’à 6 mois, avec les trois conditions. Implants et pilules progestatives : catégorie 2, possible, jusqu’à 6 semaines, puis 1. Injectables progestatifs : 3, attendre, jusqu’à 6 semaines, puis 1. Pilule, patch et anneau combinés : 4 jusqu’à 6 semaines, 3 jusqu’à 6 mois, puis 2.',
      note: 'Choisissez une mère, par exemple trois semaines après la naissance, et lisez la colonne : que peut-elle commencer aujourd’hui ?',
    },
    es: {
      ticks: ['Parto', '6 semanas', '6 meses', '12 meses'],
      labels: ['MELA', 'Implante, PPS', 'Inyectables', 'Píldora, parche, anillo'],
      alt: 'El primer año de una madre que amamanta. MELA: sí hasta 6 meses, con las tres condiciones. Implantes y píldoras de progestina: categoría 2, posible, hasta 6 semanas, luego 1. Inyectables de progestina: 3, esperar, hasta 6 semanas, luego 1. Píldora, parche y anillo combinados: 4 hasta 6 semanas, 3 hasta 6 meses, luego 2.',
      note: 'Elija una madre, por ejemplo a las tres semanas del parto, y lea la columna: ¿qué puede empezar hoy?',
    },
  }),
  hormones('hormones-not-breastfeeding', WITHOUT, [0, 3, 5, 7], {
    en: {
      ticks: ['Birth', '21 days', '6 weeks', '12 months'],
      labels: ['Implant, minipill', 'Injectables', 'Combined pill, patch, ring', 'The same, clot risk'],
      alt: 'The first year of a mother who does not breastfeed. Implants, progestin-only pills and injectables: category 1, can start, at any time. Combined pill, patch and ring: 3, usually wait, until 21 days; 2 until 6 weeks; then 1. The same with more risk of clots: 4, do not use, until 21 days; 3 until 6 weeks; then 1.',
      note: 'Ask which bars differ from those of a mother who breastfeeds, and why.',
    },
    fr: {
      ticks: ['Naissance', '21 jours', '6 semaines', '12 mois'],
      labels: ['Implant, PPS', 'Injectables', 'Pilule, patch, anneau', 'Si risque de caillots'],
      alt: 'La première année d’une mère qui n’allaite pas. Implants, pilules progestatives et injectables : catégorie 1, possible à tout moment. Pilule, patch et anneau combinés : 3, attendre, jusqu’à 21 jours ; 2 jusqu’à 6 semaines ; puis 1. Les mêmes avec un risque de caillot : 4 jusqu’à 21 jours, 3 jusqu’à 6 semaines, puis 1.',
      note: 'Demandez quelles barres diffèrent de celles d’une mère qui allaite, et pourquoi.',
    },
    es: {
      ticks: ['Parto', '21 días', '6 semanas', '12 meses'],
      labels: ['Implante, PPS', 'Inyectables', 'Píldora, parche, anillo', 'Con riesgo de trombosis'],
      alt: 'El primer año de una madre que no amamanta. Implantes, píldoras de progestina e inyectables: categoría 1, posible en cualquier momento. Píldora, parche y anillo combinados: 3, esperar, hasta 21 días; 2 hasta 6 semanas; luego 1. Los mismos con más riesgo de trombosis: 4 hasta 21 días, 3 hasta 6 semanas, luego 1.',
      note: 'Pregunte qué barras son distintas de las de una madre que amamanta y por qué.',
    },
  }),
]
