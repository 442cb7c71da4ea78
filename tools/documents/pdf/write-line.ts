import type { Ink } from '../brand.ts'
import { hash } from '../picture/band.ts'
import type { Line, PlacedPiece, TextStyle } from '../type/lines.ts'
import type { Pen, Tag } from './pen.ts'

/** From the top of a line to its baseline, points: capitals stand in the middle of the line. */
export function baseline(style: TextStyle): number {
  return style.leading / 2 + style.size * 0.33
}

/**
 * Writes a line of text.
 * @param tag null for text that is not part of the content, such as a page number
 * @param x points from the left of the page
 * @param y points from the top of the page to the top of the line
 */
export function writeLine(
  pen: Pen,
  line: Line,
  style: TextStyle,
  ink: Ink,
  tag: Tag | null,
  x: number,
  y: number,
): void {
  const base = y + baseline(style)
  for (const group of byLink(line.pieces)) {
    const link = group[0]?.link ?? null
    const write = () => {
      for (const piece of joined(group)) writePiece(pen, piece, style, link === null ? ink : 'indigo', x, base)
    }
    if (tag === null) write()
    else if (link === null) pen.inside(tag, write)
    else writeLink(pen, group, link, style, tag, x, y, write)
  }
}

function writeLink(
  pen: Pen,
  group: PlacedPiece[],
  link: string,
  style: TextStyle,
  tag: Tag,
  x: number,
  y: number,
  write: () => void,
): void {
  const place: Tag = { role: 'Link', parent: tag }
  pen.inside(place, write)
  const [left, right] = ends(group, style)
  const structParent = pen.element(place)
  const text = group.map((piece) => piece.text).join('')
  pen.pdf.link(x + left, y, right - left, style.leading, link, {
    structParent,
    Contents: link === text ? link : `${text}: ${link}`,
  })
  // ended now, because pdfkit notes the page that is open when an element with a link ends
  structParent.end()
}

function ends(group: PlacedPiece[], style: TextStyle): [number, number] {
  const last = group.at(-1)
  return [group[0]?.x ?? 0, last ? last.x + last.width * style.size : 0]
}

function writePiece(pen: Pen, piece: PlacedPiece, style: TextStyle, ink: Ink, x: number, base: number): void {
  const { pdf } = pen
  const left = x + piece.x
  if (piece.kind === 'letters') {
    pen.font(piece.font, style.size)
    pdf.fillColor(hash(ink)).text(piece.text, left, base, { lineBreak: false, baseline: 'alphabetic' })
    if (piece.link !== null) {
      pdf
        .moveTo(left, base + 2)
        .lineTo(left + piece.width * style.size, base + 2)
        .lineWidth(0.6)
        .stroke(hash(ink))
    }
    return
  }
  if (piece.kind === 'sign') {
    pen.signs.write(piece.text, { bold: piece.bold, size: style.size, color: hash(ink) }, left, base)
    return
  }
  pdf.markContent('Span', { actual: '____' })
  pdf.save()
  const right = left + piece.width * style.size
  pdf
    .moveTo(left + 1, base + 2)
    .lineTo(right - 1, base + 2)
    .lineWidth(0.7)
    .stroke(hash('inkSoft'))
  pdf.restore()
  pdf.endMarkedContent()
}

function byLink(pieces: PlacedPiece[]): PlacedPiece[][] {
  const groups: PlacedPiece[][] = []
  for (const piece of pieces) {
    const last = groups.at(-1)
    if (last && last[0]?.link === piece.link) last.push(piece)
    else groups.push([piece])
  }
  return groups
}

/** Letters of one font as one string: fewer bytes, and words that copy and search well. */
function joined(pieces: PlacedPiece[]): PlacedPiece[] {
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
