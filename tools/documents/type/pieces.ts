import type { Run } from '../text/blocks.ts'
import { type FontName, type FontStyle, fontStyleOf, loadFace } from './fonts.ts'
import { SYMBOLS } from './symbols.ts'

/** Text in one font, one drawn symbol, or a blank to write on; never broken across lines. */
export interface Piece {
  /** `blank` is a line to write on; at the end of a paragraph it extends to the margin. */
  kind: 'letters' | 'symbol' | 'blank' | 'break'
  text: string
  font: FontName
  bold: boolean
  link: string | null
  /** Ems. */
  width: number
  /** Whether a line may end after the piece. */
  canBreakAfter: boolean
}

/** Width of a blank per underscore in the text, in ems. */
const UNDERSCORE = 0.5

/** Replacements for characters that the fonts lack. */
const EQUIVALENTS: Record<string, string> = {
  '\u202F': '\u00A0',
  '\u2011': '-',
  '\u00AD': '',
  μ: 'µ',
  '✅': '✔',
  '\u2003': ' ',
}

/**
 * Splits runs where the font changes or a line may break.
 * @throws {Error} when neither the fonts nor the drawn symbols have a character; the message names it
 */
export function piecesOf(runs: Run[], bold: boolean): Piece[] {
  return runs.flatMap((run) => {
    const look = { bold: bold || run.bold, italic: run.italic }
    return run.text
      .replace(/[\u202F\u2011\u00ADμ✅\u2003]/gu, (character) => EQUIVALENTS[character] ?? character)
      .split(/(_{3,}|\n|(?<= )|(?<=[\p{L}\p{N}][-–—/])(?=\p{L}))/u)
      .filter((part) => part)
      .flatMap((part) => splitPart(part, fontStyleOf(look), look.bold, run.link))
  })
}

function splitPart(part: string, fontStyle: FontStyle, bold: boolean, link: string | null): Piece[] {
  const shape = { font: `${fontStyle}/latin`, bold, link } as const
  if (part === '\n') return [{ ...shape, kind: 'break', text: part, width: 0, canBreakAfter: true }]
  if (part.startsWith('___')) {
    return [{ ...shape, kind: 'blank', text: part, width: part.length * UNDERSCORE, canBreakAfter: true }]
  }
  const pieces: Piece[] = []
  for (const character of part) {
    const next = pieceOf(character, fontStyle, bold, link)
    const last = pieces.at(-1)
    if (last?.kind === 'letters' && next.kind === 'letters' && last.font === next.font) last.text += character
    else pieces.push(next)
  }
  for (const piece of pieces) if (piece.kind === 'letters') piece.width = loadFace(piece.font).measure(piece.text)
  const last = pieces.at(-1)
  if (last) last.canBreakAfter = true
  return pieces
}

function pieceOf(character: string, fontStyle: FontStyle, bold: boolean, link: string | null): Piece {
  const shape = { text: character, bold, link, canBreakAfter: false }
  const drawn = SYMBOLS.get(character)
  if (drawn) return { ...shape, kind: 'symbol', font: `${fontStyle}/latin`, width: drawn.advance }
  for (const range of ['latin', 'latin-ext'] as const) {
    if (loadFace(`${fontStyle}/${range}`).hasGlyph(character))
      return { ...shape, kind: 'letters', font: `${fontStyle}/${range}`, width: 0 }
  }
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  throw new Error(`the fonts have no character "${character}" (U+${code}); write it in words`)
}
