import { type FontName, type FontStyle, fontStyleOf, loadFace } from './fonts.ts'
import type { Run } from './runs.ts'
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
      .flatMap((part) => {
        const shapes = shapesOf(part, fontStyleOf(look))
        return shapes.map((shape, index) => ({
          ...shape,
          bold: look.bold,
          link: run.link,
          canBreakAfter: index === shapes.length - 1,
        }))
      })
  })
}

type Shape = Pick<Piece, 'kind' | 'text' | 'font' | 'width'>

/** Most words occur many times, and finding their shapes takes a quarter of the time of a document. */
const knownShapes = new Map<FontStyle, Map<string, Shape[]>>()

function shapesOf(part: string, fontStyle: FontStyle): Shape[] {
  const known = knownShapes.get(fontStyle) ?? new Map<string, Shape[]>()
  knownShapes.set(fontStyle, known)
  const shapes = known.get(part) ?? findShapes(part, fontStyle)
  known.set(part, shapes)
  return shapes
}

function findShapes(part: string, fontStyle: FontStyle): Shape[] {
  const font = `${fontStyle}/latin` as const
  if (part === '\n') return [{ kind: 'break', text: part, font, width: 0 }]
  if (part.startsWith('___')) return [{ kind: 'blank', text: part, font, width: part.length * UNDERSCORE }]
  const shapes: Shape[] = []
  for (const character of part) {
    const next = shapeOf(character, fontStyle)
    const last = shapes.at(-1)
    if (last?.kind === 'letters' && next.kind === 'letters' && last.font === next.font) last.text += character
    else shapes.push(next)
  }
  for (const shape of shapes) if (shape.kind === 'letters') shape.width = loadFace(shape.font).measure(shape.text)
  return shapes
}

function shapeOf(character: string, fontStyle: FontStyle): Shape {
  const drawn = SYMBOLS.get(character)
  if (drawn) return { kind: 'symbol', text: character, font: `${fontStyle}/latin`, width: drawn.advance }
  for (const range of ['latin', 'latin-ext'] as const) {
    if (loadFace(`${fontStyle}/${range}`).hasGlyph(character))
      return { kind: 'letters', text: character, font: `${fontStyle}/${range}`, width: 0 }
  }
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  throw new Error(`the fonts have no character "${character}" (U+${code}); write it in words`)
}
