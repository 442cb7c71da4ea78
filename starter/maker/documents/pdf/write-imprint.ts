import { breakLines } from '../../../type/lines.ts'
import { plain } from '../text/blocks.ts'
import type { Canvas } from './canvas.ts'
import { writeLine } from './write-line.ts'

/** The smallest size that people read on paper, points; and from line to line. */
export const IMPRINT = { size: 7, leading: 9 } as const

/**
 * Writes the imprint as an artifact, on as many lines as it needs.
 * @param place left edge, width, and y of the top, points
 * @returns y below it
 */
export function writeImprint(
  canvas: Canvas,
  text: string,
  { left, width, y }: { left: number; width: number; y: number },
  look: { size: number; leading: number } = IMPRINT,
): number {
  const style = { ...look, bold: false }
  const lines = breakLines([plain(text)], style, width)
  canvas.drawArtifact('Pagination', () => {
    for (const [index, line] of lines.entries())
      writeLine(canvas, line, style, 'inkSoft', null, left, y + index * look.leading)
  })
  return y + lines.length * look.leading
}
