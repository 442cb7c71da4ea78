import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { unpackWoff } from './woff.ts'

/** The four cuts that text is set in. */
export type Cut = 'regular' | 'bold' | 'italic' | 'boldItalic'

/** The fonts come in two files: signs of western European languages, and the rest of Latin (names with ł or ş). */
type Range = 'latin' | 'latin-ext'

export type FontName = `${Cut}/${Range}`

const FILES: Record<Cut, string> = {
  regular: '400-normal',
  bold: '700-normal',
  italic: '400-italic',
  boldItalic: '700-italic',
}

export interface Face {
  name: FontName
  bytes: Uint8Array
  has: (sign: string) => boolean
  /** Width in ems. */
  measure: (text: string) => number
}

const faces = new Map<FontName, Face>()

/** Reads a font file once in the life of the process. */
export function face(name: FontName): Face {
  const known = faces.get(name)
  if (known) return known
  const [cut, range] = [name.split('/')[0], name.split('/')[1]]
  const file = `atkinson-hyperlegible-next-${range}-${FILES[isCut(cut) ? cut : 'regular']}.woff`
  const path = import.meta.resolve(`@fontsource/atkinson-hyperlegible-next/files/${file}`)
  const bytes = unpackWoff(readFileSync(fileURLToPath(path)))
  const made = faceOf(name, bytes, create(bytes))
  faces.set(name, made)
  return made
}

function isCut(name: string | undefined): name is Cut {
  return name !== undefined && name in FILES
}

function faceOf(name: FontName, bytes: Uint8Array, font: Font): Face {
  const widths = new Map<string, number>()
  const measureWord = (word: string): number => {
    const known = widths.get(word)
    if (known !== undefined) return known
    const width = font.layout(word).advanceWidth / font.unitsPerEm
    widths.set(word, width)
    return width
  }
  return {
    name,
    bytes,
    has: (sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
    // pdfkit lays words out one by one with the space after them, so that is how they are measured
    measure: (text) => text.split(/(?<= )/).reduce((sum, word) => sum + measureWord(word), 0),
  }
}

/** The cut of a run in a text whose plain look is regular or bold. */
export function cutOf(look: { bold: boolean; italic: boolean }): Cut {
  if (look.bold) return look.italic ? 'boldItalic' : 'bold'
  return look.italic ? 'italic' : 'regular'
}
