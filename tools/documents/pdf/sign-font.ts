import { SIGNS } from '../type/signs.ts'

/** Units to the em in which the glyphs are written. */
const EM = 1000

const BOLD = 'bold'

/** The codes of the glyphs: each sign thin and bold, after the codes that readers treat as control signs. */
const CODES: ReadonlyMap<string, number> = new Map(
  [...SIGNS.keys()].flatMap((sign, index): [string, number][] => [
    [sign, 64 + index * 2],
    [sign + BOLD, 65 + index * 2],
  ]),
)

/** The name of the font among a page's resources. */
const NAME = 'Signs'

/**
 * The drawn signs as a font of the document, so that they are found, copied and read aloud as the characters they are:
 * a mere drawing is lost when '75 µg' is copied. A page gets the font when a sign is first written on it.
 */
export class SignFont {
  private readonly pdf: PDFKit.PDFDocument
  private font: PDFKit.PDFKitReference | undefined

  constructor(pdf: PDFKit.PDFDocument) {
    this.pdf = pdf
  }

  /** @param x and `base` in points, from the top left of the page to the left end of the baseline */
  write(sign: string, look: { bold: boolean; size: number; color: string }, x: number, base: number): void {
    const code = CODES.get(look.bold ? sign + BOLD : sign)
    if (code === undefined) throw new Error(`no sign is drawn for "${sign}"`)
    this.font ??= makeFont(this.pdf)
    this.pdf.page.fonts[NAME] = this.font
    this.pdf.save().fillColor(look.color).strokeColor(look.color)
    // the page counts from its top, so the letters are turned upright again
    const place = `1 0 0 -1 ${short(x)} ${short(base)} Tm`
    this.pdf.addContent(`BT\n/${NAME} ${short(look.size)} Tf\n${place}\n<${hex(code, 2)}> Tj\nET`)
    this.pdf.restore()
  }
}

function makeFont(pdf: PDFKit.PDFDocument): PDFKit.PDFKitReference {
  const glyphs = [...SIGNS].flatMap(([sign, { advance, path }]) => [
    { sign, code: CODES.get(sign) ?? 0, advance, drawing: drawing(path, advance, 0.07) },
    { sign, code: CODES.get(sign + BOLD) ?? 0, advance, drawing: drawing(path, advance, 0.095) },
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
  const made = pdf.ref({})
  made.end(text)
  return made
}

/** An SVG path with absolute M, L, H, V, C and Z, as strokes of a glyph; in a glyph y grows upward. */
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
    const points = numbers.map((number, index) => short(index % 2 === 0 ? number : -number))
    return `${points.join(' ')} ${step === 'M' ? 'm' : step === 'C' ? 'c' : 'l'}`
  })
  return `${advance * EM} 0 0 -300 ${EM} ${EM} d1\n${stroke * EM} w 1 J 1 j\n${strokes.join('\n')}\nS`
}

function unicodeMap(glyphs: { sign: string; code: number }[]): string {
  const rows = glyphs.map(({ sign, code }) => `<${hex(code, 2)}> <${hex(sign.codePointAt(0) ?? 0, 4)}>`)
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

function short(number: number): string {
  return String(Math.round(number * 100) / 100)
}

function hex(number: number, digits: number): string {
  return number.toString(16).toUpperCase().padStart(digits, '0')
}
