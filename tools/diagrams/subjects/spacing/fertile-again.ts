import { diagram, type Language } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

const figures = readFigures('fertility-again.md')
const WEEKS = ['Loss in months 1 to 3', 'Loss in months 4 to 6', 'Birth, no breastfeeding'].map((row) =>
  figureOf(figures, row, 0),
)
const [STEP, SPACE, HEIGHT] = [90, 7, 34] as const

interface Words {
  title: string
  /** The two events. */
  heads: [loss: string, birth: string]
  /** A week's word goes after its number. */
  rows: [early: string, late: string, birth: string]
  weeks: string
}

const WORDS: Record<Language, Words> = {
  en: {
    title: 'She may be fertile again',
    heads: ['After miscarriage, abortion', 'After birth, not breastfeeding'],
    rows: ['Months 1 to 3: within', 'Months 4 to 6: within', 'From'],
    weeks: 'weeks',
  },
  fr: {
    title: 'De nouveau fertile',
    heads: ['Après un avortement', 'Après naissance, sans allaiter'],
    rows: ['1er trimestre : moins de', '2e trimestre : moins de', 'Dès'],
    weeks: 'sem',
  },
  es: {
    title: 'Puede ser fértil de nuevo',
    heads: ['Tras una pérdida o aborto', 'Tras un parto, sin amamantar'],
    rows: ['Meses 1 a 3: antes de', 'Meses 4 a 6: antes de', 'Desde'],
    weeks: 'sem',
  },
}

/** Weeks until a woman may be fertile again, by the event. */
export const fertileAgain = diagram({
  id: 'fertile-again',
  width: 'half',
  height: 336,
  texts: {
    en: {
      ...WORDS.en,
      alt: `She may be fertile again: after a miscarriage or an abortion in months 1 to 3 within ${WEEKS[0]} weeks, in months 4 to 6 within ${WEEKS[1]} weeks; after a birth, when she does not breastfeed, from ${WEEKS[2]} weeks.`,
      note: 'Ask what people here believe about the first weeks. Then show that fertility comes before the first bleeding.',
    },
    fr: {
      ...WORDS.fr,
      alt: `Elle peut être de nouveau fertile : après un avortement spontané ou provoqué du 1er trimestre en moins de ${WEEKS[0]} semaines, du 2e trimestre en moins de ${WEEKS[1]} semaines ; après une naissance, sans allaiter, dès ${WEEKS[2]} semaines.`,
      note: 'Demandez ce que l’on croit ici des premières semaines. Montrez que la fécondité vient avant les premières règles.',
    },
    es: {
      ...WORDS.es,
      alt: `Puede ser fértil de nuevo: tras una pérdida o un aborto en los meses 1 a 3, antes de ${WEEKS[0]} semanas; en los meses 4 a 6, antes de ${WEEKS[1]} semanas; tras un parto, sin amamantar, desde las ${WEEKS[2]} semanas.`,
      note: 'Pregunte qué se cree aquí de las primeras semanas. Muestre que la fertilidad llega antes de la primera regla.',
    },
  },
  draw: ({ title, heads: [loss, birth], rows, weeks }): Shape[] => [
    text(title, 0, 22, { bold: true }),
    rect(0, 34, 380, 182, { fill: 'sand', radius: 12 }),
    text(loss, 12, 62, { bold: true, paint: 'indigo' }),
    ...weekBoxes(rows[0], weeks, WEEKS[0] ?? 0, 68),
    ...weekBoxes(rows[1], weeks, WEEKS[1] ?? 0, 140),
    rect(0, 224, 380, 112, { fill: 'indigoPale', radius: 12 }),
    text(birth, 12, 252, { bold: true, paint: 'indigo' }),
    text(`${rows[2]} ${WEEKS[2]} ${weeks}`, 12, 284),
    ...Array.from({ length: (WEEKS[2] ?? 0) + 1 }, (_, week) =>
      weekBox(week, 292, { step: 72, isFertile: week === WEEKS[2] }),
    ).flat(),
  ],
})

/** A box for each week within which she may be fertile, under what it means. */
function weekBoxes(words: string, weeks: string, count: number, top: number): Shape[] {
  return [
    text(`${words} ${count} ${weeks}`, 12, top + 26),
    ...Array.from({ length: count }, (_, week) => weekBox(week, top + 34, { step: STEP, isFertile: true })).flat(),
  ]
}

/** A week, dark when she may be fertile. @param step from one box to the next */
function weekBox(week: number, top: number, { step, isFertile }: { step: number; isFertile: boolean }): Shape[] {
  const width = step - SPACE
  const x = 12 + week * step
  return [
    rect(x, top, width, HEIGHT, {
      fill: isFertile ? 'terracotta' : 'white',
      stroke: 'terracotta',
      width: 2,
      radius: 6,
    }),
    text(`${week + 1}`, x + width / 2, top + 25, { bold: true, paint: isFertile ? 'white' : 'ink', anchor: 'middle' }),
  ]
}
