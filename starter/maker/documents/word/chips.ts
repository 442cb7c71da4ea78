import { type ParagraphChild, TextRun } from 'docx'
import type { Category } from '../../../drawings/kit/marks.ts'
import { CHIP_BOX, chipDrawing } from '../picture/chip-drawing.ts'
import type { BlockContext } from './block-context.ts'
import { imageOf } from './picture.ts'

/** Chips with a slash between them, as pictures in the line. */
export function wordChips(categories: Category[], { theme, pngs }: BlockContext): ParagraphChild[] {
  const scale = theme.chip.height / CHIP_BOX.size
  return categories.flatMap((category, index) => [
    ...(index > 0 ? [new TextRun({ text: '\u2009/\u2009', bold: true })] : []),
    imageOf(chipDrawing(category), scale, pngs),
  ])
}
