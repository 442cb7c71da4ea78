import { loadFace } from '../../type/fonts.ts'
import { piecesOf } from '../../type/pieces.ts'
import { plain } from '../../type/runs.ts'
import { SYMBOLS } from '../../type/symbols.ts'
import { round, type TextShape } from '../kit/shapes.ts'

/** A line of text as shapes of its letters. */
interface OutlinedText {
  /** SVG path data of the letters. */
  fill: string
  /** SVG path data of the symbols that the font lacks, to stroke. */
  strokes: string
  strokeWidth: number
}

/** Widths of strokes in ems, as in the PDFs. */
const STROKE = { regular: 0.07, bold: 0.095 } as const

/** Text as outlines: a picture then looks the same on every machine, whatever fonts it has. */
export function outlineText({ text, x, y, size, bold, anchor }: TextShape): OutlinedText {
  const pieces = piecesOf([plain(text)], bold)
  const width = pieces.reduce((sum, piece) => sum + piece.width, 0) * size
  let left = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
  let fill = ''
  let strokes = ''
  for (const piece of pieces) {
    const symbol = SYMBOLS.get(piece.text)
    if (piece.kind === 'symbol' && symbol) strokes += moved(symbol.path, left, y, size)
    else fill += moved(loadFace(piece.font).outline(piece.text, size), left, y, 1)
    left += piece.width * size
  }
  return { fill, strokes, strokeWidth: round(STROKE[bold ? 'bold' : 'regular'] * size) }
}

/** Scales and moves a path of absolute commands. */
function moved(path: string, x: number, y: number, scale: number): string {
  return path.replace(/([A-Z])([^A-Z]*)/g, (_, step: string, rest: string) => {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const isVertical = (index: number) => (step === 'V' ? true : step === 'H' ? false : index % 2 === 1)
    return step + numbers.map((value, index) => round(value * scale + (isVertical(index) ? y : x))).join(' ')
  })
}
