import { CATEGORY_LOOKS, type Category, chipNumber, chipOutline } from '../../../drawings/kit/marks.ts'
import { breakLines, type Line, type TextStyle } from '../../../type/lines.ts'
import type { Ink } from '../brand.ts'
import { hexColor } from '../picture/band.ts'
import { CHIP_BOX } from '../picture/chip-drawing.ts'
import type { Align } from '../text/blocks.ts'
import { plain } from '../text/blocks.ts'
import { chipsWidth, slashWidth } from '../text/columns.ts'
import type { Canvas, Tag } from './canvas.ts'
import { drawShape } from './drawing.ts'
import type { Theme } from './theme.ts'
import { baseline, writeLine } from './write-line.ts'

/** Text of a cell, or the chips of its categories. */
export interface Cell {
  lines: Line[]
  chips: Category[]
}

export interface Row {
  cells: Cell[]
  style: TextStyle
  ink: Ink
  /** Null for a header that is repeated on a later page: an artifact. */
  tag: Tag | null
  role: 'TH' | 'TD'
}

export interface RowLook {
  widths: number[]
  align: Align[]
  pad: { x: number; y: number }
  rule: Theme['rule']
  chip: Theme['chip']
  height: number
  background: Ink | null
  /** How many of the last columns have vertical lines; `all` for a table to write in. */
  edged: number | 'all'
  /** Whether a bar at the left marks a critical step, which photocopies keep. */
  isCritical: boolean
  /** Whether the cells are vertically centred: chips are higher than text. */
  isCentred: boolean
}

/** Width of the bar of a critical step, points. */
const CRITICAL_BAR = 3

/** Points of the content of a cell. */
export function cellHeight({ lines, chips }: Cell, style: TextStyle, chip: Theme['chip']): number {
  return chips.length > 0 ? chip.line : lines.length * style.leading
}

export function drawRow(canvas: Canvas, row: Row, look: RowLook, x: number, y: number): void {
  const width = look.widths.reduce((sum, each) => sum + each, 0)
  const write = () => writeCells(canvas, row, look, x, y)
  const isDark = look.edged === 'all' || look.edged > 0
  canvas.drawArtifact('Layout', () => {
    // starts below the border of the row above
    if (look.background) canvas.pdf.rect(x, y + 0.4, width, look.height - 0.4).fill(hexColor(look.background))
    const stroke = () => canvas.pdf.lineWidth(look.rule.width).stroke(hexColor(isDark ? 'inkSoft' : look.rule.ink))
    // the background of a row would cover a part of the line above
    for (const edge of [...(look.background && isDark ? [y] : []), y + look.height]) {
      canvas.pdf.moveTo(x, edge).lineTo(x + width, edge)
      stroke()
    }
    for (const left of edges(look)) {
      canvas.pdf.moveTo(x + left, y).lineTo(x + left, y + look.height)
      stroke()
    }
    if (look.isCritical) canvas.pdf.rect(x, y, CRITICAL_BAR, look.height).fill(hexColor('ink'))
  })
  if (row.tag === null) canvas.drawArtifact('Pagination', write)
  else write()
}

/** The vertical lines, points from the left of the table. */
function edges({ widths, edged, rule }: RowLook): number[] {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0))
  if (rule.grid || edged === 'all') return [0, ...ends]
  return edged === 0 ? [] : [0, ...ends.slice(-edged - 1)]
}

function writeCells(canvas: Canvas, row: Row, look: RowLook, x: number, y: number): void {
  let left = x
  for (const [index, cell] of row.cells.entries()) {
    const width = look.widths[index] ?? 0
    const tag: Tag | null = row.tag && { role: row.role, parent: row.tag }
    // empty cells too, because the columns would shift for a screen reader
    if (tag) canvas.element(tag)
    const content = cellHeight(cell, row.style, look.chip)
    const top = y + (look.isCentred ? (look.height - content) / 2 : look.pad.y)
    const place = { left: left + look.pad.x, width: width - look.pad.x * 2, align: look.align[index] ?? 'left' }
    if (cell.chips.length > 0) drawChips(canvas, cell.chips, look.chip, row.style, tag, place, top + content / 2)
    else writeLines(canvas, cell.lines, row, tag, place, top)
    left += width
  }
}

/** The room of a cell's content, points. */
interface Place {
  left: number
  width: number
  align: Align
}

function leftOf({ left, width, align }: Place, content: number): number {
  return left + (align === 'left' ? 0 : align === 'right' ? width - content : (width - content) / 2)
}

function writeLines(
  canvas: Canvas,
  lines: Line[],
  { style, ink }: Row,
  tag: Tag | null,
  place: Place,
  top: number,
): void {
  for (const [number, line] of lines.entries()) {
    if (line.pieces.length === 0) continue
    writeLine(canvas, line, style, ink, tag, leftOf(place, line.width), top + number * style.leading)
  }
}

/** Draws chips with a slash between them. The numbers are text. */
function drawChips(
  canvas: Canvas,
  chips: Category[],
  { height }: Theme['chip'],
  style: TextStyle,
  tag: Tag | null,
  place: Place,
  middle: number,
): void {
  const radius = (height / CHIP_BOX.size) * CHIP_BOX.radius
  const slash: TextStyle = { ...style, bold: true }
  let left = leftOf(place, chipsWidth(chips.length, height))
  for (const [index, category] of chips.entries()) {
    if (index > 0) {
      writeCentred(canvas, '/', slash, 'ink', tag, left + slashWidth(height) / 2, middle + slash.size * 0.33)
      left += slashWidth(height)
    }
    const x = left + height / 2
    canvas.drawArtifact('Layout', () => {
      canvas.pdf.translate(x, middle)
      drawShape(canvas, chipOutline(category, radius))
    })
    const { size, below } = chipNumber(category, radius)
    const number: TextStyle = { size, leading: size, bold: true }
    writeCentred(canvas, `${category}`, number, CATEGORY_LOOKS[category].ink, tag, x, middle + below)
    left += height
  }
}

/** @param base y of the baseline */
function writeCentred(
  canvas: Canvas,
  text: string,
  style: TextStyle,
  ink: Ink,
  tag: Tag | null,
  x: number,
  base: number,
): void {
  const [line] = breakLines([plain(text)], style, Number.POSITIVE_INFINITY)
  if (line) writeLine(canvas, line, style, ink, tag, x - line.width / 2, base - baseline(style))
}
