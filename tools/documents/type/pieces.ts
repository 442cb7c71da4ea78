import type { Run } from '../text/blocks.ts'
import { type Cut, cutOf, type FontName, face } from './fonts.ts'
import { SIGNS } from './signs.ts'

/** Letters of one font, one drawn sign, or a line to write on; nothing in it can break. */
export interface Piece {
  /** `blank` is a line to write on; one at the end of a paragraph reaches to the margin. */
  kind: 'letters' | 'sign' | 'blank' | 'break'
  text: string
  font: FontName
  bold: boolean
  link: string | null
  /** Ems. */
  width: number
  /** Whether a line may end after the piece. */
  breaks: boolean
}

/** How wide a line to write on is for each underscore in the text, in ems. */
const UNDERSCORE = 0.5

/** Signs that stand for others which the font has. */
const SAME: Record<string, string> = {
  '\u202F': '\u00A0',
  '\u2011': '-',
  '\u00AD': '',
  μ: 'µ',
  '✅': '✔',
  '\u2003': ' ',
}

/**
 * Cuts runs where the font changes or a line may end.
 * @throws {Error} when neither the fonts nor the drawn signs have a character; the message names it
 */
export function piecesOf(runs: Run[], bold: boolean): Piece[] {
  return runs.flatMap((run) => {
    const look = { bold: bold || run.bold, italic: run.italic }
    return run.text
      .replace(/[\u202F\u2011\u00ADμ✅\u2003]/gu, (sign) => SAME[sign] ?? sign)
      .split(/(_{3,}|\n|(?<= )|(?<=[\p{L}\p{N}][-–—/])(?=\p{L}))/u)
      .filter((part) => part)
      .flatMap((part) => cutPart(part, cutOf(look), look.bold, run.link))
  })
}

function cutPart(part: string, cut: Cut, bold: boolean, link: string | null): Piece[] {
  const shape = { font: `${cut}/latin`, bold, link } as const
  if (part === '\n') return [{ ...shape, kind: 'break', text: part, width: 0, breaks: true }]
  if (part.startsWith('___')) {
    return [{ ...shape, kind: 'blank', text: part, width: part.length * UNDERSCORE, breaks: true }]
  }
  const pieces: Piece[] = []
  for (const sign of part) {
    const next = pieceOf(sign, cut, bold, link)
    const last = pieces.at(-1)
    if (last?.kind === 'letters' && next.kind === 'letters' && last.font === next.font) last.text += sign
    else pieces.push(next)
  }
  for (const piece of pieces) if (piece.kind === 'letters') piece.width = face(piece.font).measure(piece.text)
  const last = pieces.at(-1)
  if (last) last.breaks = true
  return pieces
}

function pieceOf(sign: string, cut: Cut, bold: boolean, link: string | null): Piece {
  const shape = { text: sign, bold, link, breaks: false }
  const drawn = SIGNS.get(sign)
  if (drawn) return { ...shape, kind: 'sign', font: `${cut}/latin`, width: drawn.advance }
  for (const range of ['latin', 'latin-ext'] as const) {
    if (face(`${cut}/${range}`).has(sign)) return { ...shape, kind: 'letters', font: `${cut}/${range}`, width: 0 }
  }
  const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  throw new Error(`the fonts have no sign "${sign}" (U+${code}); write it in words`)
}
