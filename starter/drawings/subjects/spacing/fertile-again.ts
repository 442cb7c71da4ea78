import { diagram, type Language } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { polygon, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

const figures = readFigures('fertility-again.md')
const WEEKS = ['Loss in months 1 to 3', 'Loss in months 4 to 6', 'Birth, no breastfeeding'].map((row) =>
  figureOf(figures, row, 0),
)
const [STEP, SPACE, HEIGHT] = [64, 6, 34] as const

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
      alt: `She may be fertile again: after a miscarriage or an abortion in months 1 to 3 within ${WEEKS[0]} weeks, in months 4 to 6 within ${WEEKS[1]} weeks; after a birth, when she does not breastfeed, from ${WEEKS[2]} weeks. Dashed boxes are weeks in which it may begin; the arrow is the time after.`,
      note: 'Ask what people here believe about the first weeks. Then show that fertility comes before the first bleeding.',
    },
    fr: {
      ...WORDS.fr,
      alt: `Elle peut être de nouveau fertile : après un avortement spontané ou provoqué du 1er trimestre en moins de ${WEEKS[0]} semaines, du 2e trimestre en moins de ${WEEKS[1]} semaines ; après une naissance, sans allaiter, dès ${WEEKS[2]} semaines. En tirets, les semaines où cela peut commencer ; la flèche est le temps d’après.`,
      note: 'Demandez ce que l’on croit ici des premières semaines. Montrez que la fécondité vient avant les premières règles.',
    },
    es: {
      ...WORDS.es,
      alt: `Puede ser fértil de nuevo: tras una pérdida o un aborto en los meses 1 a 3, antes de ${WEEKS[0]} semanas; en los meses 4 a 6, antes de ${WEEKS[1]} semanas; tras un parto, sin amamantar, desde las ${WEEKS[2]} semanas. Con trazos, las semanas en que puede empezar; la flecha es el tiempo que sigue.`,
      note: 'Pregunte qué se cree aquí de las primeras semanas. Muestre que la fertilidad llega antes de la primera regla.',
    },
  },
  draw: ({ title, heads: [loss, birth], rows, weeks }): Shape[] => [
    text(title, 0, 22, { bold: true }),
    rect(0, 34, 380, 186, { fill: 'sand', radius: 12 }),
    text(loss, 12, 62, { bold: true, paint: 'indigo' }),
    ...weekLine(`${rows[0]} ${WEEKS[0]} ${weeks}`, WEEKS[0] ?? 0, 68, true),
    ...weekLine(`${rows[1]} ${WEEKS[1]} ${weeks}`, WEEKS[1] ?? 0, 144, true),
    rect(0, 226, 380, 110, { fill: 'indigoPale', radius: 12 }),
    text(birth, 12, 254, { bold: true, paint: 'indigo' }),
    ...weekLine(`${rows[2]} ${WEEKS[2]} ${weeks}`, WEEKS[2] ?? 0, 260, false),
  ],
})

/**
 * A box for each of the first weeks, then an arrow: from there on she may be fertile.
 * @param mayBegin she may be fertile before these weeks are over
 */
function weekLine(words: string, count: number, top: number, mayBegin: boolean): Shape[] {
  const [y, start] = [top + 34, 12 + count * STEP]
  return [
    text(words, 12, top + 26),
    ...Array.from({ length: count }, (_, week) => weekBox(week, y, mayBegin)).flat(),
    polygon(
      [
        [start, y],
        [342, y],
        [368, y + HEIGHT / 2],
        [342, y + HEIGHT],
        [start, y + HEIGHT],
      ],
      { fill: 'terracotta' },
    ),
  ]
}

/** A week; pale with a broken edge when she may become fertile in it. */
function weekBox(week: number, y: number, mayBegin: boolean): Shape[] {
  const width = STEP - SPACE
  const x = 12 + week * STEP
  return [
    rect(x, y, width, HEIGHT, {
      ...(mayBegin ? { fill: 'terracottaPale', dash: [6, 5] } : { fill: 'white' }),
      stroke: mayBegin ? 'terracotta' : 'steelDark',
      width: 2.5,
      radius: 6,
    }),
    text(`${week + 1}`, x + width / 2, y + 25, { bold: true, anchor: 'middle' }),
  ]
}
