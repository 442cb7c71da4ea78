import { fileURLToPath } from 'node:url'
import { GlobalFonts, PDFDocument } from '@napi-rs/canvas'
import { encode } from 'uqr'
import { directionOf } from '#core/direction.ts'
import type { PdfResult, Sheet } from './image-task.ts'

/** A4 in points. */
const [WIDTH, HEIGHT, MARGIN] = [595.28, 841.89, 42]
const BOTTOM = HEIGHT - MARGIN
const LINE = 1.35
const CODE_SIDE = 69

/** The site's font, then those with the letters that it lacks. A letter is drawn with the first font that has it. */
const FONTS = [
  ['atkinson-hyperlegible-next', 'latin'],
  ['atkinson-hyperlegible-next', 'latin-ext'],
  ['arimo', 'vietnamese'],
  ['arimo', 'greek'],
  ['arimo', 'cyrillic'],
  ['ibm-plex-sans-arabic', 'arabic'],
] as const
const WEIGHTS = [400, 700] as const
for (const [family, letters] of FONTS)
  for (const weight of WEIGHTS) {
    const file = import.meta.resolve(`@fontsource/${family}/files/${family}-${letters}-${weight}-normal.woff2`)
    GlobalFonts.registerFromPath(fileURLToPath(file), `${family}-${letters}-${weight}`)
  }

function fontOf(size: number, isBold = false): string {
  const weight = isBold ? 700 : 400
  return `${size}px ${FONTS.map(([family, letters]) => `${family}-${letters}-${weight}`).join(', ')}`
}

/** Draws a sheet on as many pages as it needs. The same sheet always gives the same bytes. */
export function drawSheet(sheet: Sheet): PdfResult {
  const pen = new Pen()
  pen.band()
  pen.block(sheet.kicker, { size: 10.5, color: '#444' })
  pen.block(sheet.title, { size: 29, isBold: true })
  pen.block(sheet.facts, { size: 10.5, color: '#444' })
  pen.space(16)
  pen.row(
    sheet.columns,
    sheet.columns.map(({ name }) => name),
    { isHead: true },
  )
  for (const cells of sheet.rows) pen.row(sheet.columns, cells)
  for (const { title, lines } of sheet.lists) {
    pen.space(16)
    pen.block(title, { size: 13, isBold: true })
    for (const line of lines) pen.block(line, { size: 10.5 })
  }
  if (sheet.link) pen.link(sheet.link)
  return { is: 'pdf', ...pen.finish() }
}

interface Style {
  size: number
  isBold?: boolean
  color?: string
}

/** Writes down a page, and begins another one when it is full. */
class Pen {
  readonly #pdf = new PDFDocument({})
  #context = this.#pdf.beginPage(WIDTH, HEIGHT)
  #pages = 1
  #y = MARGIN

  space(height: number): void {
    this.#y += height
  }

  band(): void {
    const [height, step] = [11, 22]
    this.#context.fillStyle = '#222'
    this.#context.fillRect(MARGIN, this.#y, WIDTH - 2 * MARGIN, height)
    this.#context.fillStyle = '#fff'
    for (let x = MARGIN + step / 2; x < WIDTH - MARGIN - height / 2; x += step) {
      const middle = this.#y + height / 2
      this.#context.beginPath()
      for (const [dx, dy] of [
        [0, -4],
        [6, 0],
        [0, 4],
        [-6, 0],
      ] as const)
        this.#context.lineTo(x + dx, middle + dy)
      this.#context.fill()
    }
    this.#y += height + 18
  }

  /** A paragraph over the whole width. */
  block(text: string, style: Style): void {
    for (const line of this.#wrap(text, WIDTH - 2 * MARGIN, style)) {
      this.#need(style.size * LINE)
      this.#write(line, { x: MARGIN, y: this.#y, width: WIDTH - 2 * MARGIN }, style)
      this.#y += style.size * LINE
    }
  }

  row(columns: Sheet['columns'], cells: readonly string[], { isHead = false } = {}): void {
    const styles = columns.map(({ isBold = false }) => ({ size: 10.5, isBold: isHead || isBold }))
    const gap = 9
    const wrapped = columns.map(({ width }, at) =>
      this.#wrap(cells[at] ?? '', width - gap, styles[at] ?? { size: 10.5 }),
    )
    const height = Math.max(...wrapped.map((lines) => lines.length), 1) * 10.5 * LINE + 14
    this.#need(height)
    let x = MARGIN
    for (const [at, { width }] of columns.entries()) {
      for (const [line, text] of (wrapped[at] ?? []).entries())
        this.#write(text, { x, y: this.#y + 7 + line * 10.5 * LINE, width: width - gap }, styles[at] ?? { size: 10.5 })
      x += width
    }
    this.#y += height
    this.#context.fillStyle = isHead ? '#000' : '#bbb'
    this.#context.fillRect(MARGIN, this.#y - 1, WIDTH - 2 * MARGIN, isHead ? 1.2 : 0.6)
  }

  link({ label, url }: { label: string; url: string }): void {
    this.#need(CODE_SIDE + 18)
    const y = BOTTOM - CODE_SIDE
    const { data, size } = encode(url, { ecc: 'M', border: 0 })
    const side = CODE_SIDE / size
    this.#context.fillStyle = '#000'
    for (const [row, squares] of data.entries())
      for (const [column, isDark] of squares.entries())
        if (isDark) this.#context.fillRect(MARGIN + column * side, y + row * side, side + 0.05, side + 0.05)
    const beside = { x: MARGIN + CODE_SIDE + 15, width: WIDTH - 2 * MARGIN - CODE_SIDE - 15 }
    this.#write(label, { ...beside, y: y + 18 }, { size: 10.5 })
    this.#write(url.replace(/^https?:\/\//, ''), { ...beside, y: y + 34 }, { size: 10.5, isBold: true })
  }

  finish(): { bytes: Uint8Array; pages: number[] } {
    this.#pdf.endPage()
    return { bytes: this.#pdf.close(), pages: [this.#pages] }
  }

  #need(height: number): void {
    if (this.#y + height <= BOTTOM) return
    this.#pdf.endPage()
    this.#context = this.#pdf.beginPage(WIDTH, HEIGHT)
    this.#pages++
    this.#y = MARGIN
  }

  #write(text: string, { x, y, width }: { x: number; y: number; width: number }, { size, isBold, color }: Style): void {
    const direction = directionOf(text)
    this.#context.font = fontOf(size, isBold)
    this.#context.fillStyle = color ?? '#000'
    this.#context.direction = direction
    this.#context.textAlign = direction === 'rtl' ? 'right' : 'left'
    this.#context.fillText(text, direction === 'rtl' ? x + width : x, y + size)
  }

  #wrap(text: string, width: number, { size, isBold }: Style): string[] {
    this.#context.font = fontOf(size, isBold)
    const fits = (line: string) => this.#context.measureText(line).width <= width
    const lines: string[] = []
    let line = ''
    for (const word of text.split(/(?<=[\s-])/)) {
      if (fits((line + word).trimEnd())) {
        line += word
        continue
      }
      if (line) lines.push(line.trimEnd())
      line = ''
      // A word that is wider than the column breaks anywhere.
      for (const letter of word) {
        if (line && !fits(line + letter)) {
          lines.push(line)
          line = ''
        }
        line += letter
      }
    }
    return line.trim() ? [...lines, line.trimEnd()] : lines
  }
}
