import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { unpackWoff } from './woff.ts'

/** The four styles of the font family. */
export type FontStyle = 'regular' | 'bold' | 'italic' | 'boldItalic'

/** Each font has two files: western European characters, and the rest of Latin (names with ł or ş). */
type Range = 'latin' | 'latin-ext'

export type FontName = `${FontStyle}/${Range}`

const FILES: Record<FontStyle, string> = {
  regular: '400-normal',
  bold: '700-normal',
  italic: '400-italic',
  boldItalic: '700-italic',
}

export interface Face {
  name: FontName
  bytes: Uint8Array
  hasGlyph: (character: string) => boolean
  /** Width in ems. */
  measure: (text: string) => number
  /** SVG path data of one line of text, in points; the baseline begins at 0, 0. */
  outline: (text: string, size: number) => string
}

const faces = new Map<FontName, Face>()

/** Loads a font file; cached for the life of the process. */
export function loadFace(name: FontName): Face {
  const cached = faces.get(name)
  if (cached) return cached
  const [fontStyle, range] = [name.split('/')[0], name.split('/')[1]]
  const file = `arimo-${range}-${FILES[isFontStyle(fontStyle) ? fontStyle : 'regular']}.woff`
  const path = import.meta.resolve(`@fontsource/arimo/files/${file}`)
  const bytes = unpackWoff(readFileSync(fileURLToPath(path)))
  const face = faceOf(name, bytes, create(bytes))
  faces.set(name, face)
  return face
}

function isFontStyle(name: string | undefined): name is FontStyle {
  return name !== undefined && name in FILES
}

function faceOf(name: FontName, bytes: Uint8Array, font: Font): Face {
  const widths = new Map<string, number>()
  const measureWord = (word: string): number => {
    const cached = widths.get(word)
    if (cached !== undefined) return cached
    const width = font.layout(word).advanceWidth / font.unitsPerEm
    widths.set(word, width)
    return width
  }
  return {
    name,
    bytes,
    hasGlyph: (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    // measured as pdfkit writes it: each word with the space after it
    measure: (text) => text.split(/(?<= )/).reduce((sum, word) => sum + measureWord(word), 0),
    outline: (text, size) => outlineOf(font, text, size),
  }
}

export function fontStyleOf(look: { bold: boolean; italic: boolean }): FontStyle {
  if (look.bold) return look.italic ? 'boldItalic' : 'bold'
  return look.italic ? 'italic' : 'regular'
}

function outlineOf(font: Font, text: string, size: number): string {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let x = 0
  return glyphs
    .map((glyph, index) => {
      const path = glyph.path.transform(scale, 0, 0, -scale, x * scale, 0).toSVG()
      x += positions[index]?.xAdvance ?? 0
      return path
    })
    .join('')
}
