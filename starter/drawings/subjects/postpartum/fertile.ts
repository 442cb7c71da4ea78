import { diagram } from '../../diagram.ts'
import type { Paint } from '../../kit/palette.ts'
import { line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** Where birth, 4 weeks, 6 weeks, 6 months and 12 months stand; the axis has a break after the weeks and is shortened after the months. */
const TICKS = [184, 336, 412, 545, 774] as const
const BREAK = 472
const [ROW, HEAD, END] = [70, 42, 832] as const

/** When a mother can become pregnant again: starter/figures/postpartum-family-planning.md, row "Fertile again". */
export const postpartumFertile = diagram({
  id: 'postpartum-fertile',
  width: 'full',
  height: HEAD + 3 * ROW + 46,
  texts: {
    en: {
      ticks: ['Birth', '4 wk', '6 wk', '6 months', '12 months'],
      rows: ['Not breast-feeding', 'Breastfeeding in part', 'Fully, no bleeding'],
      lam: 'LAM',
      word: 'can become pregnant',
      begins: 'begins between 4 and 6 weeks',
      alt: 'Three bars. A mother who does not breastfeed can become pregnant from 4 weeks after birth; one who breastfeeds in part from 4 to 6 weeks; one who breastfeeds fully or nearly fully and has no bleeding (LAM) from 6 months. The axis has a break between 6 weeks and 6 months.',
      note: 'Say that these are the earliest times, and that an egg leaves before the first bleeding.',
    },
    fr: {
      ticks: ['0', '4 sem', '6 sem', '6 mois', '12 mois'],
      rows: ['Sans allaiter', 'Allaitement partiel', 'Exclusif, sans règles'],
      lam: 'MAMA',
      word: 'grossesse possible',
      begins: 'commence entre 4 et 6 semaines',
      alt: 'Trois barres. Une mère qui n’allaite pas peut être enceinte dès 4 semaines après l’accouchement ; celle qui allaite en partie, dès 4 à 6 semaines ; celle qui allaite complètement ou presque et n’a pas de règles (MAMA), dès 6 mois. L’axe est coupé entre 6 semaines et 6 mois.',
      note: 'Dites que ce sont les délais les plus courts, et que l’ovule part avant les premières règles.',
    },
    es: {
      ticks: ['Parto', '4 sem', '6 sem', '6 meses', '12 meses'],
      rows: ['Sin amamantar', 'Amamanta en parte', 'Exclusiva, sin regla'],
      lam: 'MELA',
      word: 'puede embarazarse',
      begins: 'empieza entre 4 y 6 semanas',
      alt: 'Tres barras. Una madre que no amamanta puede embarazarse desde 4 semanas después del parto; la que amamanta en parte, desde 4 a 6 semanas; la que amamanta de forma exclusiva o casi y no tiene regla (MELA), desde los 6 meses. El eje tiene un corte entre 6 semanas y 6 meses.',
      note: 'Diga que son los plazos más cortos y que el óvulo sale antes de la primera regla.',
    },
  },
  draw: ({ ticks, rows, lam, word, begins }): Shape[] => {
    const [birth, four, six, half] = TICKS
    const low = HEAD + 3 * ROW
    return [
      ...TICKS.flatMap((x, index) => [
        line([x, HEAD - 4], [x, low], { stroke: 'steel', width: 2 }),
        text(ticks[index] ?? '', x, HEAD - 12, { bold: true, paint: 'indigo', anchor: 'middle' }),
      ]),
      ...rows.flatMap(
        (label, index) => textBox(label, 0, HEAD + (index + 0.5) * ROW, birth - 12, { middle: true }).shapes,
      ),
      ...bar(0, four, END, 'terracotta', word),
      ...wait(four, six, HEAD + ROW + 5, ROW - 10),
      ...bar(1, six, END, 'terracotta', word),
      rect(birth + 2, HEAD + 2 * ROW + 5, half - birth - 4, ROW - 10, { fill: 'leafPale', stroke: 'leaf', width: 2.5 }),
      text(lam, (birth + BREAK) / 2, HEAD + 2.5 * ROW + 8.5, { bold: true, anchor: 'middle' }),
      ...bar(2, half, END, 'terracotta', word),
      path(`M${BREAK - 9} ${HEAD - 8}L${BREAK + 1} ${low + 4}L${BREAK + 13} ${low + 4}L${BREAK + 3} ${HEAD - 8}Z`, {
        fill: 'paper',
      }),
      line([BREAK - 9, HEAD - 8], [BREAK + 1, low + 4], { stroke: 'ink', width: 2.5 }),
      line([BREAK + 3, HEAD - 8], [BREAK + 13, low + 4], { stroke: 'ink', width: 2.5 }),
      ...wait(birth, birth + 54, low + 12, 28),
      text(begins, birth + 66, low + 35),
    ]
  },
})

function bar(row: number, from: number, to: number, fill: Paint, words: string): Shape[] {
  const y = HEAD + row * ROW
  const middle = row === 2 ? (from + to) / 2 : (BREAK + to) / 2 + 6
  return [
    rect(from + 2, y + 5, to - from - 2, ROW - 10, { fill, radius: 6 }),
    text(words, middle, y + ROW / 2 + 8.5, { bold: true, paint: 'white', anchor: 'middle' }),
  ]
}

function wait(from: number, to: number, y: number, height: number): Shape[] {
  return [
    rect(from + 2, y, to - from - 4, height, {
      fill: 'terracottaPale',
      stroke: 'terracotta',
      width: 2.5,
      dash: [7, 6],
      radius: 6,
    }),
  ]
}
