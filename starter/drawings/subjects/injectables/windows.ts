import { diagram, type Language, WIDTHS } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { tick } from '../../kit/marks.ts'
import type { Paint } from '../../kit/palette.ts'
import { line, polygon, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const figures = readFigures('reinjection.md')

/** Weeks since the last injection. */
export interface Window {
  earliest: number
  due: number
  latest: number
}

export function windowOf(product: 'DMPA' | 'NET-EN'): Window {
  const [earliest, due, latest] = [0, 1, 2].map((column) => figureOf(figures, product, column))
  if (earliest === undefined || due === undefined || latest === undefined) throw new Error(`no weeks for ${product}`)
  return { earliest, due, latest }
}

const LAST_WEEK = 20
const LEFT = 128
const WEEK = (WIDTHS.full - LEFT - 8) / LAST_WEEK
const BAND = 64
const at = (week: number) => LEFT + week * WEEK

interface Texts {
  products: [string, string]
  due: string
  head: string
  early: string
  inside: string
  late: string
}

const TEXTS: Record<Language, Texts & { alt: string; note: string }> = {
  en: {
    products: ['DMPA', 'NET-EN'],
    due: 'due',
    head: 'Weeks since the last injection',
    early: 'Too early',
    inside: 'Inject: no test, no condoms',
    late: 'Ask first',
    alt: altText(
      'DMPA: from week 11 to 17, due in week 13. NET-EN: from week 6 to 10, due in week 8. In this time inject with no test and no backup; later ask first.',
    ),
    note: 'Give a week and let trainees point: too early, inject, or ask first? Write the due week on the card, never the last one.',
  },
  fr: {
    products: ['DMPA', 'NET-EN'],
    due: 'prévu',
    head: 'Semaines depuis la dernière injection',
    early: 'Trop tôt',
    inside: 'Injecter : ni test ni préservatif',
    late: 'Questions',
    alt: altText(
      'DMPA : de la semaine 11 à la semaine 17, prévue en semaine 13. NET-EN : de la semaine 6 à la semaine 10, prévue en semaine 8. Dans ce délai, injecter sans test ni préservatif ; ensuite, questions d’abord.',
    ),
    note: 'Donnez une semaine ; les participants montrent : trop tôt, injecter, ou questions d’abord ? Notez la semaine prévue sur la carte, jamais la dernière.',
  },
  es: {
    products: ['AMPD', 'EN-NET'],
    due: 'cita',
    head: 'Semanas desde la última inyección',
    early: 'Muy pronto',
    inside: 'Inyectar, sin respaldo',
    late: 'Preguntar',
    alt: altText(
      'AMPD: de la semana 11 a la 17, cita en la semana 13. EN-NET: de la semana 6 a la 10, cita en la semana 8. En ese tiempo se inyecta sin prueba ni condón; después, antes se pregunta.',
    ),
    note: 'Diga una semana y pida que señalen: ¿muy pronto, inyectar o preguntar antes? Anote en la tarjeta la semana de la cita, nunca la última.',
  },
}

/** Fails when the words no longer agree with the table. */
function altText(words: string): string {
  const numbers = [windowOf('DMPA'), windowOf('NET-EN')].flatMap(({ earliest, due, latest }) => [earliest, due, latest])
  if (!numbers.every((week) => words.includes(`${week}`)))
    throw new Error(`weeks differ from starter/figures: ${words}`)
  return words
}

/** When the next injection may be given. */
export const reinjectionWindows = diagram({
  id: 'reinjection-windows',
  width: 'full',
  height: 336,
  texts: TEXTS,
  draw: ({ products, due, head, early, inside, late }) => [
    text(head, at(0), 22, { bold: true, paint: 'indigo' }),
    ...ribbon(products[0], windowOf('DMPA'), 66, due),
    ...ribbon(products[1], windowOf('NET-EN'), 198, due),
    ...legend(early, inside, late),
  ],
})

function ribbon(product: string, { earliest, due, latest }: Window, top: number, word: string): Shape[] {
  const piece = (from: number, to: number, fill: Paint) => rect(at(from), top, at(to) - at(from), BAND, { fill })
  return [
    text(product, 0, top + BAND / 2 + 8.5, { bold: true }),
    piece(0, earliest, 'line'),
    piece(latest, LAST_WEEK, 'terracotta'),
    piece(earliest, latest, 'leafPale'),
    ...Array.from({ length: LAST_WEEK - 1 }, (_, week) =>
      line([at(week + 1), top + BAND - 12], [at(week + 1), top + BAND], { stroke: 'inkSoft', width: 1.5 }),
    ),
    rect(at(earliest), top, at(latest) - at(earliest), BAND, { stroke: 'leaf', width: 6 }),
    ...tick((at(due) + at(latest)) / 2, top + BAND / 2, 34),
    text('?', (at(latest) + at(LAST_WEEK)) / 2, top + BAND / 2 + 14, {
      size: 40,
      bold: true,
      paint: 'white',
      anchor: 'middle',
    }),
    ...flag(due, top, word),
    ...[earliest, latest].map((week) => text(`${week}`, at(week), top + BAND + 28, { bold: true, anchor: 'middle' })),
  ]
}

/** The week of the appointment. */
function flag(week: number, top: number, word: string): Shape[] {
  const x = at(week)
  return [
    line([x, top - 30], [x, top + BAND], { stroke: 'ink', width: 4 }),
    polygon(
      [
        [x, top - 32],
        [x + 26, top - 22],
        [x, top - 12],
      ],
      { fill: 'marigold', stroke: 'ink', width: 2 },
    ),
    text(word, x + 34, top - 12, { bold: true }),
    text(`${week}`, x, top + BAND + 28, { bold: true, anchor: 'middle', size: 30 }),
  ]
}

function legend(early: string, inside: string, late: string): Shape[] {
  const y = 306
  return [
    rect(0, y, 30, 28, { fill: 'line', stroke: 'inkSoft', width: 2 }),
    text(early, 40, y + 22),
    rect(210, y, 30, 28, { fill: 'leafPale', stroke: 'leaf', width: 4 }),
    ...tick(225, y + 14, 20),
    text(inside, 250, y + 22, { bold: true }),
    rect(606, y, 30, 28, { fill: 'terracotta' }),
    ...textBox('?', 621, y, 30, { bold: true, paint: 'white', anchor: 'middle' }).shapes,
    text(late, 646, y + 22),
  ]
}
