import { SYMBOLS } from '../../../type/symbols.ts'

/** Glyph units per em. */
const EM = 1000

const BOLD = 'bold'

/** Character codes: each symbol in regular and bold, above the control characters. */
const CODES: ReadonlyMap<string, number> = new Map(
  [...SYMBOLS.keys()].flatMap((symbol, index): [string, number][] => [
    [symbol, 64 + index * 2],
    [symbol + BOLD, 65 + index * 2],
  ]),
)

/** The font's name in the resources of a page. */
const NAME = 'Signs'

/**
 * The drawn symbols as an embedded font, so that readers can search, copy and hear them as characters: a drawing would
 * be lost when a reader copies '75 µg'. A page gets the font with its first symbol.
 */
export class SymbolFont {
  private readonly pdf: PDFKit.PDFDocument
  private font: PDFKit.PDFKitReference | undefined

  constructor(pdf: PDFKit.PDFDocument) {
    this.pdf = pdf
  }

  /** @param x and `base` in points, from the top left of the page to the left end of the baseline */
  write(symbol: string, look: { bold: boolean; size: number; color: string }, x: number, base: number): void {
    const code = CODES.get(look.bold ? symbol + BOLD : symbol)
    if (code === undefined) throw new Error(`no glyph is drawn for "${symbol}"`)
    this.font ??= makeFont(this.pdf)
    this.pdf.page.fonts[NAME] = this.font
    this.pdf.save().fillColor(look.color).strokeColor(look.color)
    // pdfkit flips the y axis of the page; this flips the glyphs back
    const matrix = `1 0 0 -1 ${round(x)} ${round(base)} Tm`
    this.pdf.addContent(`BT\n/${NAME} ${round(look.size)} Tf\n${matrix}\n<${hex(code, 2)}> Tj\nET`)
    this.pdf.restore()
  }
}

function makeFont(pdf: PDFKit.PDFDocument): PDFKit.PDFKitReference {
  const glyphs = [...SYMBOLS].flatMap(([symbol, { advance, path }]) => [
    { symbol, code: CODES.get(symbol) ?? 0, advance, drawing: drawing(path, advance, 0.07) },
    { symbol, code: CODES.get(symbol + BOLD) ?? 0, advance, drawing: drawing(path, advance, 0.095) },
  ])
  const codes = glyphs.map((glyph) => glyph.code)
  const font = pdf.ref({
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, -300, EM, EM],
    FontMatrix: [1 / EM, 0, 0, 1 / EM, 0, 0],
    FirstChar: Math.min(...codes),
    LastChar: Math.max(...codes),
    Widths: glyphs.map((glyph) => glyph.advance * EM),
    Resources: {},
    CharProcs: Object.fromEntries(glyphs.map((glyph) => [`g${glyph.code}`, stream(pdf, glyph.drawing)])),
    Encoding: { Type: 'Encoding', Differences: [Math.min(...codes), ...codes.map((code) => `g${code}`)] },
    FontDescriptor: { Type: 'FontDescriptor', FontName: NAME, Flags: 4, ItalicAngle: 0 },
    ToUnicode: stream(pdf, unicodeMap(glyphs)),
  })
  font.end('')
  return font
}

function stream(pdf: PDFKit.PDFDocument, text: string): PDFKit.PDFKitReference {
  const reference = pdf.ref({})
  reference.end(text)
  return reference
}

/** An SVG path with absolute M, L, H, V, C and Z, as the strokes of a glyph; y of a glyph grows upward. */
function drawing(path: string, advance: number, stroke: number): string {
  let x = 0
  let y = 0
  const strokes = [...path.matchAll(/([MLHVCZ])([^MLHVCZ]*)/g)].map(([, step = '', rest = '']) => {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map((number) => Number(number) * EM)
    if (step === 'Z') return 'h'
    if (step === 'H') numbers.push(y)
    if (step === 'V') numbers.unshift(x)
    x = numbers.at(-2) ?? x
    y = numbers.at(-1) ?? y
    const points = numbers.map((number, index) => round(index % 2 === 0 ? number : -number))
    return `${points.join(' ')} ${step === 'M' ? 'm' : step === 'C' ? 'c' : 'l'}`
  })
  return `${advance * EM} 0 0 -300 ${EM} ${EM} d1\n${stroke * EM} w 1 J 1 j\n${strokes.join('\n')}\nS`
}

function unicodeMap(glyphs: { symbol: string; code: number }[]): string {
  const rows = glyphs.map(({ symbol, code }) => `<${hex(code, 2)}> <${hex(symbol.codePointAt(0) ?? 0, 4)}>`)
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<00> <FF>
endcodespacerange
${rows.length} beginbfchar
${rows.join('\n')}
endbfchar
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}

function round(number: number): string {
  return String(Math.round(number * 100) / 100)
}

function hex(number: number, digits: number): string {
  return number.toString(16).toUpperCase().padStart(digits, '0')
}
