import { diagram, type Language } from '../../diagram.ts'
import { type Category, chip } from '../../kit/marks.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import type { Shape } from '../../kit/shapes.ts'
import { text, textWidth } from '../../kit/text.ts'
import { BREASTFEEDING, NOT_BREASTFEEDING, WITH, WITHOUT } from './year.ts'
import { type YearLook, yearBars, yearHeight } from './year-bars.ts'

/** Both years on one poster: low rows, no line for sterilization, which the legend has for both. */
const LOOK: YearLook = { rowHeight: 30, labelWidth: 328 }
const ROWS = { with: BREASTFEEDING.slice(0, -1), without: NOT_BREASTFEEDING.slice(0, -1) } as const
const LEGEND_ROW = 37
const SIGN = 32

/** Weeks as days, where the short word for weeks is too long. */
const DAYS = {
  fr: ['0', '48 h', '7 j', '21 j', '28 j', '42 j', '6 m', '12 m'],
  es: ['0', '48 h', '7 d', '21 d', '28 d', '42 d', '6 m', '12 m'],
}

interface WallWords {
  corner: string
  labels: string[]
}

interface Legend {
  /** What the categories say: 1 and 2, 3, 4. */
  categories: [start: string, wait: string, never: string]
  both: string
  anyDay: string
  sterilization: string
  infection: string
}

const NAMES: Record<Language, { with: WallWords; without: WallWords; legend: Legend }> = {
  en: {
    with: {
      corner: 'Breastfeeding',
      labels: ['LAM', 'Implant, minipill', 'Injectables', 'Copper IUD', 'LNG-IUD', 'Combined pill, patch, ring'],
    },
    without: {
      corner: 'Not breastfeeding',
      labels: ['Progestin only', 'IUDs', 'Combined pill, patch, ring', 'Combined, with clot risk'],
    },
    legend: {
      categories: ['she can start', 'usually wait', 'do not use'],
      both: 'All:',
      anyDay: 'any day',
      sterilization: 'to 7 days, or from 6 weeks',
      infection: 'infected womb',
    },
  },
  fr: {
    with: {
      corner: 'Elle allaite',
      labels: ['MAMA', 'Implant, minipilule', 'Injectables', 'DIU cuivre', 'DIU LNG', 'Pilule, patch, anneau'],
    },
    without: {
      corner: 'Elle n’allaite pas',
      labels: ['Progestatif seul', 'DIU', 'Pilule, patch, anneau', 'Combinés, si caillots'],
    },
    legend: {
      categories: ['peut commencer', 'attendre le plus souvent', 'ne pas utiliser'],
      both: 'Toutes :',
      anyDay: 'toujours',
      sterilization: '7 jours, ou 6 semaines',
      infection: 'utérus infecté',
    },
  },
  es: {
    with: {
      corner: 'Amamanta',
      labels: ['MELA', 'Implante, minipíldora', 'Inyectables', 'DIU de cobre', 'DIU de LNG', 'Píldora, parche, anillo'],
    },
    without: {
      corner: 'No amamanta',
      labels: ['Solo progestina', 'DIU', 'Píldora, parche, anillo', 'Combinados, trombosis'],
    },
    legend: {
      categories: ['puede empezar', 'por lo común esperar', 'no usar'],
      both: 'Todas:',
      anyDay: 'siempre',
      sterilization: '7 días, o 6 semanas',
      infection: 'útero infectado',
    },
  },
}

export const wallBreastfeeding = diagram({
  id: 'wall-breastfeeding',
  width: 'full',
  height: yearHeight(ROWS.with.length, LOOK.rowHeight),
  texts: {
    en: { ...WITH.en, ...NAMES.en.with },
    fr: { ...WITH.fr, ...NAMES.fr.with, ticks: DAYS.fr },
    es: { ...WITH.es, ...NAMES.es.with, ticks: DAYS.es },
  },
  draw: (words) => yearBars(ROWS.with, words, LOOK),
})

export const wallNotBreastfeeding = diagram({
  id: 'wall-not-breastfeeding',
  width: 'full',
  height: yearHeight(ROWS.without.length, LOOK.rowHeight) + 8 + 2 * LEGEND_ROW,
  texts: {
    en: { ...WITHOUT.en, ...NAMES.en.without, ...NAMES.en.legend },
    fr: { ...WITHOUT.fr, ...NAMES.fr.without, ...NAMES.fr.legend, ticks: DAYS.fr },
    es: { ...WITHOUT.es, ...NAMES.es.without, ...NAMES.es.legend, ticks: DAYS.es },
  },
  draw: (words) => [
    ...yearBars(ROWS.without, words, LOOK),
    ...legend(words, yearHeight(ROWS.without.length, LOOK.rowHeight) + 8 + LEGEND_ROW / 2),
  ],
})

/** Two lines: what the categories say, and what holds for all mothers. */
function legend({ categories: [start, wait, never], both, anyDay, sterilization, infection }: Legend, y: number) {
  const low = y + LEGEND_ROW
  return [
    ...row(y, [
      { chips: [1, 2], words: start },
      { chips: [3], words: wait },
      { chips: [4], words: never },
    ]),
    ...row(low, [
      { words: both, isBold: true },
      { signs: ['condom', 'vas'], words: anyDay },
      { signs: ['tubes'], words: sterilization },
      { signs: ['iud'], words: infection, after: 4 },
    ]),
  ]
}

interface Item {
  signs?: MethodSign[]
  chips?: Category[]
  words: string
  isBold?: boolean
  /** A chip after the words. */
  after?: Category
}

/** Items from the left, with equal gaps. @param y of the middle */
function row(y: number, items: Item[]): Shape[] {
  let x = 0
  return items.flatMap(({ signs = [], chips = [], words, isBold = false, after }): Shape[] => {
    const start = x
    const left = start + (signs.length + chips.length) * (SIGN + 6) + 2
    const end = left + textWidth(words, { bold: isBold })
    x = end + (after ? SIGN + 6 : 0) + 22
    return [
      ...signs.map((sign, index) =>
        methodSign(sign, { x: start + index * (SIGN + 6), y: y - SIGN / 2, scale: SIGN / 100 }),
      ),
      ...chips.flatMap((category, index) => chip(category, start + SIGN / 2 + index * (SIGN + 6), y, SIGN / 2)),
      text(words, left, y + 8.5, { bold: isBold }),
      ...(after ? chip(after, end + 6 + SIGN / 2, y, SIGN / 2) : []),
    ]
  })
}
