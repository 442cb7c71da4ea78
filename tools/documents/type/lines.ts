import type { Run } from '../text/blocks.ts'
import { face } from './fonts.ts'
import { type Piece, piecesOf } from './pieces.ts'

/** Pieces with the place of their left end, in points from the left of the text. */
export interface PlacedPiece extends Piece {
  x: number
}

export interface Line {
  pieces: PlacedPiece[]
  /** Points, without the space at the end. */
  width: number
}

export interface TextStyle {
  /** Points. */
  size: number
  /** Points from one baseline to the next. */
  leading: number
  bold: boolean
}

/**
 * Breaks runs into lines of at most `width` points. A word that is wider than the line is cut.
 * @returns at least one line, so that an empty cell has a height
 */
export function breakLines(runs: Run[], style: TextStyle, width: number): Line[] {
  const lines: Line[] = []
  let line: PlacedPiece[] = []
  let x = 0
  const finish = () => {
    lines.push(closed(line, style))
    line = []
    x = 0
  }
  for (const word of wordsOf(runs, style)) {
    if (word[0]?.kind === 'break') {
      finish()
      continue
    }
    if (line.length > 0 && x + inked(word, style) > width) finish()
    for (const piece of fitting(word, style, width)) {
      if (line.length > 0 && x + inked([piece], style) > width + 0.01) finish()
      line.push({ ...piece, x })
      x += piece.width * style.size
    }
  }
  if (line.length > 0 || lines.length === 0) finish()
  stretchBlank(lines, width, style)
  return lines
}

/** The widest word and the whole text on one line, in points: what columns are shared out by. */
export function extent(runs: Run[], style: TextStyle): { narrowest: number; widest: number } {
  let narrowest = 0
  let widest = 0
  let x = 0
  for (const word of wordsOf(runs, style)) {
    const width = word[0]?.kind === 'blank' ? style.size * 4 : inked(word, style)
    narrowest = Math.max(narrowest, width)
    widest = Math.max(widest, x + width)
    x = word[0]?.kind === 'break' ? 0 : x + word.reduce((sum, piece) => sum + piece.width, 0) * style.size
  }
  return { narrowest, widest }
}

/** Pieces between two places where a line may end. */
function wordsOf(runs: Run[], style: TextStyle): Piece[][] {
  const words: Piece[][] = [[]]
  for (const piece of piecesOf(runs, style.bold)) {
    words.at(-1)?.push(piece)
    // a break may only follow a space, a hyphen or a line to write on; a bold word before a comma stays with it
    if (piece.breaks && (piece.kind !== 'letters' || /[ \-–—/]$/.test(piece.text))) words.push([])
  }
  return words.filter((word) => word.length > 0)
}

/** Width in points without the space at the end. */
function inked(word: Piece[], style: TextStyle): number {
  const last = word.at(-1)
  const all = word.reduce((sum, piece) => sum + piece.width, 0)
  const space = last?.kind === 'letters' && last.text.endsWith(' ') ? face(last.font).measure(' ') : 0
  return (all - space) * style.size
}

/** The pieces of a word, cut where they are wider than the line; a line to write on is shortened. */
function fitting(word: Piece[], style: TextStyle, width: number): Piece[] {
  if (inked(word, style) <= width) return word
  return word.flatMap((piece) => {
    if (piece.kind === 'blank') return [{ ...piece, width: Math.min(piece.width, width / style.size) }]
    if (piece.kind !== 'letters' || inked([piece], style) <= width) return [piece]
    const { measure } = face(piece.font)
    const parts: Piece[] = []
    for (const sign of piece.text) {
      const last = parts.at(-1)
      if (last && measure(last.text + sign) * style.size <= width) last.text += sign
      else parts.push({ ...piece, text: sign })
    }
    return parts.map((part) => ({ ...part, width: measure(part.text) }))
  })
}

function closed(pieces: PlacedPiece[], style: TextStyle): Line {
  const last = pieces.at(-1)
  return { pieces, width: last ? last.x + inked([last], style) : 0 }
}

/** A line to write on at the end of a paragraph continues to the margin. */
function stretchBlank(lines: Line[], width: number, style: TextStyle): void {
  const line = lines.at(-1)
  const last = line?.pieces.at(-1)
  if (!line || last?.kind !== 'blank') return
  last.width = (width - last.x) / style.size
  line.width = width
}
