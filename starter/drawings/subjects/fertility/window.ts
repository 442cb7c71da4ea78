import { diagram } from '../../diagram.ts'
import { arrow, circle, ellipse, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** Days: the row 'Egg; sperm; fertile window' of starter/figures/fertility-awareness-methods.md. */
const SPERM_DAYS = 5
const [LEFT, COLUMN] = [190, 92] as const

/** Why about six days of a cycle are fertile. */
export const fertileWindow = diagram({
  id: 'fertile-window',
  width: 'full',
  height: 292,
  texts: {
    en: {
      rows: ['Sperm wait', 'The egg lives'],
      bars: ['up to 5 days', 'about 1 day'],
      egg: 'Egg',
      sum: 'Pregnancy is possible on about six days',
      alt: 'Sperm can wait for the egg up to five days; the egg lives for about one day. So pregnancy is possible on about six days: the five before the egg is released and that day.',
      note: 'Count the pale columns: five days of waiting, and the day of the egg.',
    },
    fr: {
      rows: ['Survie du sperme', 'Survie de l’ovule'],
      bars: ['jusqu’à 5 jours', 'environ 1 jour'],
      egg: 'Ovule',
      sum: 'Une grossesse est possible environ six jours',
      alt: 'Les spermatozoïdes peuvent attendre l’ovule jusqu’à cinq jours ; l’ovule vit environ un jour. Une grossesse est donc possible environ six jours : les cinq avant l’ovulation et ce jour-là.',
      note: 'Comptez les colonnes claires : cinq jours pour les spermatozoïdes et le jour de l’ovule.',
    },
    es: {
      rows: ['El semen vive', 'El óvulo vive'],
      bars: ['hasta 5 días', 'cerca de 1 día'],
      egg: 'Óvulo',
      sum: 'El embarazo es posible unos seis días',
      alt: 'Los espermatozoides pueden esperar al óvulo hasta cinco días; el óvulo vive alrededor de un día. Así, el embarazo es posible unos seis días: los cinco anteriores a la ovulación y ese día.',
      note: 'Cuente las columnas claras: cinco días de espera y el día del óvulo.',
    },
  },
  draw: ({ rows, bars, egg, sum }) => [
    ...Array.from({ length: 7 }, (_, index) => day(index)).flat(),
    circle(LEFT + 5.5 * COLUMN, 34, 26, { fill: 'marigold', stroke: 'ink', width: 3 }),
    text(egg, LEFT + 6.06 * COLUMN, 42, { bold: true }),
    ...Array.from({ length: SPERM_DAYS }, (_, index) => sperm(LEFT + (index + 0.5) * COLUMN, 34)).flat(),
    ...row(rows[0] ?? '', bars[0] ?? '', 78, 0, SPERM_DAYS, 'waterDeep'),
    ...row(rows[1] ?? '', bars[1] ?? '', 148, SPERM_DAYS, 1, 'terracotta'),
    ...arrow([LEFT + SPERM_DAYS * COLUMN - 6, 104], [LEFT + SPERM_DAYS * COLUMN + 40, 104], {
      paint: 'waterDeep',
      width: 9,
    }),
    path(`M${LEFT + 6} 222v14H${LEFT + 6 * COLUMN - 6}v-14`, { stroke: 'ink', width: 4 }),
    text(sum, LEFT + 3 * COLUMN, 274, { anchor: 'middle', bold: true, paint: 'indigo' }),
  ],
})

function day(index: number): Shape[] {
  return [
    rect(LEFT + index * COLUMN + 4, 66, COLUMN - 8, 146, {
      fill: index < 6 ? 'marigoldPale' : 'sand',
      radius: 6,
    }),
  ]
}

function sperm(x: number, y: number): Shape[] {
  return [
    group(
      [
        path('M-10 0C-20 -10 -24 10 -38 0', { stroke: 'waterDeep', width: 4 }),
        ellipse(0, 0, 11, 8, { fill: 'waterDeep' }),
      ],
      { x: x + 10, y },
    ),
  ]
}

function row(
  name: string,
  words: string,
  y: number,
  from: number,
  count: number,
  fill: 'waterDeep' | 'terracotta',
): Shape[] {
  const left = LEFT + from * COLUMN + 8
  const width = count * COLUMN - 16
  const isWide = count > 2
  return [
    ...textBox(name, 0, y + 26, LEFT - 16, { middle: true }).shapes,
    rect(left, y, width, 52, { fill, radius: 8 }),
    isWide
      ? text(words, left + width / 2, y + 35, { anchor: 'middle', bold: true, paint: 'white' })
      : group(textBox(words, 0, 0, COLUMN, { middle: true, bold: true, paint: fill }).shapes, {
          x: left + width + 13,
          y: y + 26,
        }),
  ]
}
