import type { Line, PlacedPiece, TextStyle } from '../../../type/lines.ts'
import type { Ink } from '../brand.ts'
import { hexColor } from '../picture/band.ts'
import type { Canvas, Tag } from './canvas.ts'

/** From the top of a line to its baseline, points: capitals are vertically centred. */
export function baseline(style: TextStyle): number {
  return style.leading / 2 + style.size * 0.33
}

/**
 * Writes a line of text.
 * @param tag null for an artifact, such as a page number
 * @param x points from the left of the page
 * @param y points from the top of the page to the top of the line
 */
export function writeLine(
  canvas: Canvas,
  line: Line,
  style: TextStyle,
  ink: Ink,
  tag: Tag | null,
  x: number,
  y: number,
): void {
  const base = y + baseline(style)
  for (const group of groupByLink(line.pieces)) {
    const link = group[0]?.link ?? null
    const write = () => {
      writePieces(canvas, group, style.size, hexColor(link === null ? ink : 'indigo'), x, base)
    }
    if (tag === null) write()
    else if (link === null) canvas.drawTagged(tag, write)
    else writeLink(canvas, group, link, style, tag, x, y, write)
  }
}

/**
 * Writes the pieces of a line without tags.
 * @param color `#RRGGBB`
 * @param base y of the baseline, points from the top of the page
 */
export function writePieces(
  canvas: Canvas,
  pieces: PlacedPiece[],
  size: number,
  color: string,
  x: number,
  base: number,
): void {
  for (const piece of mergePieces(pieces)) writePiece(canvas, piece, size, color, x, base)
}

function writeLink(
  canvas: Canvas,
  group: PlacedPiece[],
  link: string,
  style: TextStyle,
  tag: Tag,
  x: number,
  y: number,
  write: () => void,
): void {
  const linkTag: Tag = { role: 'Link', parent: tag }
  canvas.drawTagged(linkTag, write)
  const [left, right] = endsOf(group, style)
  const structParent = canvas.element(linkTag)
  const text = group.map((piece) => piece.text).join('')
  canvas.pdf.link(x + left, y, right - left, style.leading, link, {
    structParent,
    // an object, because pdfkit writes a plain string as a name
    Contents: Object(link === text ? link : `${text}: ${link}`),
  })
  // end it now: pdfkit assigns the link to the current page when its element ends
  structParent.end()
}

function endsOf(group: PlacedPiece[], style: TextStyle): [number, number] {
  const last = group.at(-1)
  return [group[0]?.x ?? 0, last ? last.x + last.width * style.size : 0]
}

function writePiece(canvas: Canvas, piece: PlacedPiece, size: number, color: string, x: number, base: number): void {
  const { pdf } = canvas
  const left = x + piece.x
  if (piece.kind === 'letters') {
    canvas.setFont(piece.font, size)
    pdf.fillColor(color).text(piece.text, left, base, { lineBreak: false, baseline: 'alphabetic' })
    if (piece.link !== null) {
      pdf
        .moveTo(left, base + 2)
        .lineTo(left + piece.width * size, base + 2)
        .lineWidth(0.6)
        .stroke(color)
    }
    return
  }
  if (piece.kind === 'symbol') {
    canvas.symbols.write(piece.text, { bold: piece.bold, size, color }, left, base)
    return
  }
  pdf.markContent('Span', { actual: '____' })
  pdf.save()
  const right = left + piece.width * size
  pdf
    .moveTo(left + 1, base + 2)
    .lineTo(right - 1, base + 2)
    .lineWidth(0.7)
    .stroke(hexColor('inkSoft'))
  pdf.restore()
  pdf.endMarkedContent()
}

function groupByLink(pieces: PlacedPiece[]): PlacedPiece[][] {
  const groups: PlacedPiece[][] = []
  for (const piece of pieces) {
    const last = groups.at(-1)
    if (last && last[0]?.link === piece.link) last.push(piece)
    else groups.push([piece])
  }
  return groups
}

/** Joins text of one font into one string: fewer bytes, and words stay intact for copy and search. */
function mergePieces(pieces: PlacedPiece[]): PlacedPiece[] {
  const result: PlacedPiece[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    if (last?.kind === 'letters' && piece.kind === 'letters' && last.font === piece.font) {
      last.text += piece.text
      last.width += piece.width
    } else result.push({ ...piece })
  }
  return result
}
