import { type Diagram, type DiagramTexts, diagram, type Language, WIDTHS } from '../diagram.ts'
import { type Category, chip, tick } from './marks.ts'
import { circle, group, rect, type Shape } from './shapes.ts'
import { textBox } from './text.ts'

interface MedicineTexts extends DiagramTexts {
  heads: string[]
  /** Names of the medicines in each column. */
  names: string[][]
}

const GAP = 20
/** Top of the first name. */
const TOP = 78
const FILLS = { 0: 'leafPale', 1: 'leafPale', 2: 'marigoldPale', 3: 'terracottaPale', 4: 'terracottaPale' } as const

/**
 * Medicines in two or three columns, each with its category or, for `0`, a tick.
 * @param signs what each medicine is for, 100 by 100; a bottle where there is none
 */
export function medicineColumns(
  id: string,
  marks: (Category | 0)[],
  texts: Record<Language, MedicineTexts>,
  height = 290,
  signs: (() => Shape[])[][] = [],
): Diagram {
  const width = (WIDTHS.full - GAP * (marks.length - 1)) / marks.length
  return diagram({
    id,
    width: 'full',
    height,
    texts,
    draw: ({ heads, names }) =>
      marks.map((mark, index) =>
        group(
          [
            rect(0, 0, width, height, { fill: FILLS[mark], radius: 14 }),
            ...(mark === 0 ? tick(38, 38, 46) : chip(mark, 38, 38, 24)),
            ...textBox(heads[index] ?? '', 76, 38, width - 84, { bold: true, middle: true }).shapes,
            ...list(names[index] ?? [], width, signs[index]),
          ],
          { x: index * (width + GAP) },
        ),
      ),
  })
}

/** Names below each other, each with its sign. */
function list(names: string[], width: number, signs: (() => Shape[])[] = []): Shape[] {
  let y: number = TOP
  return names.flatMap((name, index): Shape[] => {
    const top = y
    const box = textBox(name, 64, y, width - 68)
    y += Math.max(box.height, 44) + 10
    return [group((signs[index] ?? medicineBottle)(), { x: 10, y: top - 6, scale: 0.46 }), ...box.shapes]
  })
}

/** A bottle of tablets, 100 by 100. */
export function medicineBottle(): Shape[] {
  return [
    rect(28, 6, 44, 16, { fill: 'ink', radius: 4 }),
    rect(22, 22, 56, 72, { fill: 'white', stroke: 'ink', width: 3.5, radius: 8 }),
    rect(22, 40, 56, 36, { fill: 'marigold' }),
    circle(38, 58, 8, { fill: 'white', stroke: 'ink', width: 2.5 }),
    circle(62, 58, 8, { fill: 'white', stroke: 'ink', width: 2.5 }),
  ]
}
