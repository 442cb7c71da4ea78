import { WIDTHS } from '../../../diagram.ts'
import { cross, tick } from '../../../kit/marks.ts'
import type { Paint } from '../../../kit/palette.ts'
import { PANEL_FILLS } from '../../../kit/panels.ts'
import { group, rect, type Shape } from '../../../kit/shapes.ts'
import { textBox } from '../../../kit/text.ts'

const WORDS = 184

export interface PictureRow {
  /** 130 by 100. */
  scene: Shape[]
  mark?: 'right' | 'wrong'
}

const [ROW, GAP] = [100, 8] as const

/** Height of so many rows. */
export function rowsHeight(count: number, height: number = ROW): number {
  return count * height + (count - 1) * GAP
}

/** Pictures one below the other, each with words at its right. @param height of a row; the scenes shrink with it */
export function pictureRows(words: string[], rows: PictureRow[], height: number = ROW): Shape[] {
  return rows.flatMap(({ scene, mark }, index): Shape[] => {
    const top = index * (height + GAP)
    const scale = height / ROW
    return [
      rect(0, top, WIDTHS.half, height, { fill: fillOf(mark, index), radius: 12 }),
      group(scene, { x: mark ? 46 : 22, y: top, scale }),
      ...(mark === 'right' ? tick(26, top + 26, 34) : []),
      ...(mark === 'wrong' ? cross(26, top + 26, 32) : []),
      ...textBox(words[index] ?? '', WORDS, top + height / 2, WIDTHS.half - WORDS - 6, { bold: true, middle: true })
        .shapes,
    ]
  })
}

function fillOf(mark: PictureRow['mark'], index: number): Paint {
  if (mark) return mark === 'right' ? 'leafPale' : 'terracottaPale'
  return PANEL_FILLS[index % PANEL_FILLS.length] ?? 'sand'
}
