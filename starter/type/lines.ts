import { loadFace } from './fonts.ts'
import { type Piece, piecesOf } from './pieces.ts'
import type { Run } from './runs.ts'

/** A piece with its left edge, in points from the left of the line. */
export interface PlacedPiece extends Piece {
  x: number
}

export interface Line {
  pieces: PlacedPiece[]
  /** Points, without the trailing space. */
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
 * Breaks runs into lines of at most `width` points. Splits a word that is wider than the line.
 * @returns at least one line, so that an empty cell has a height
 */
export function breakLines(runs: Run[], style: TextStyle, width: number): Line[] {
  const lines: Line[] = []
  let line: PlacedPiece[] = []
  let x = 0
  const endLine = () => {
    lines.push(toLine(line, style))
    line = []
    x = 0
  }
  for (const word of wordsOf(runs, style)) {
    if (word[0]?.kind === 'break') {
      endLine()
      continue
    }
    if (line.length > 0 && x + visibleWidth(word, style) > width) endLine()
    for (const piece of splitToFit(word, style, width)) {
      if (line.length > 0 && x + visibleWidth([piece], style) > width + 0.01) endLine()
      line.push({ ...piece, x })
      x += piece.width * style.size
    }
  }
  if (line.length > 0 || lines.length === 0) endLine()
  stretchBlank(lines, width, style)
  return lines
}

/** Width of the longest word (min) and of the text on one line (max), in points. */
export function contentWidths(runs: Run[], style: TextStyle): { min: number; max: number } {
  let min = 0
  let max = 0
  let x = 0
  for (const word of wordsOf(runs, style)) {
    const width = word[0]?.kind === 'blank' ? style.size * 4 : visibleWidth(word, style)
    min = Math.max(min, width)
    max = Math.max(max, x + width)
    x = word[0]?.kind === 'break' ? 0 : x + word.reduce((sum, piece) => sum + piece.width, 0) * style.size
  }
  return { min, max }
}

/** Groups pieces between two possible line breaks. */
function wordsOf(runs: Run[], style: TextStyle): Piece[][] {
  const words: Piece[][] = [[]]
  for (const piece of piecesOf(runs, style.bold)) {
    words.at(-1)?.push(piece)
    // a break may only follow a space, a hyphen or a blank; a bold word stays with the comma after it
    if (piece.canBreakAfter && (piece.kind !== 'letters' || /[ \-–—/]$/.test(piece.text))) words.push([])
  }
  return words.filter((word) => word.length > 0)
}

/** Width in points without the trailing space. */
function visibleWidth(word: Piece[], style: TextStyle): number {
  const last = word.at(-1)
  const all = word.reduce((sum, piece) => sum + piece.width, 0)
  const space = last?.kind === 'letters' && last.text.endsWith(' ') ? loadFace(last.font).measure(' ') : 0
  return (all - space) * style.size
}

/** The pieces of a word, split where they are wider than the line; a blank is shortened. */
function splitToFit(word: Piece[], style: TextStyle, width: number): Piece[] {
  if (visibleWidth(word, style) <= width) return word
  return word.flatMap((piece) => {
    if (piece.kind === 'blank') return [{ ...piece, width: Math.min(piece.width, width / style.size) }]
    if (piece.kind !== 'letters' || visibleWidth([piece], style) <= width) return [piece]
    const { measure } = loadFace(piece.font)
    const parts: Piece[] = []
    for (const character of piece.text) {
      const last = parts.at(-1)
      if (last && measure(last.text + character) * style.size <= width) last.text += character
      else parts.push({ ...piece, text: character })
    }
    return parts.map((part) => ({ ...part, width: measure(part.text) }))
  })
}

function toLine(pieces: PlacedPiece[], style: TextStyle): Line {
  const last = pieces.at(-1)
  return { pieces, width: last ? last.x + visibleWidth([last], style) : 0 }
}

/** A blank at the end of a paragraph continues to the margin. */
function stretchBlank(lines: Line[], width: number, style: TextStyle): void {
  const line = lines.at(-1)
  const last = line?.pieces.at(-1)
  if (!line || last?.kind !== 'blank') return
  last.width = (width - last.x) / style.size
  line.width = width
}
