import { type Ink, OFFICE_FONT } from '../brand.ts'
import { fill } from './colors.ts'
import { emu, hundredths } from './measures.ts'
import { element, type Xml, xml } from './xml.ts'

/** Indent of each level of a list, and the room between the left edge of a level and its bullet; points. */
export const INDENT = { level: 34, bullet: 8 } as const

/** Font sizes of the layouts, in points: text over the width, text beside a picture, sources, and text outside placeholders. */
export const SIZE = {
  text: 32,
  besidePicture: 28,
  sources: 24,
  coverModule: 22,
  coverTitle: 42,
  coverDetails: 24,
  other: 24,
} as const

const LEVELS = [0, 1, 2, 3, 4] as const

/**
 * Line spacing in thousandths of a percent. A line of Arial is 1.2 times as high as its font size in PowerPoint and 1.15
 * times in LibreOffice; in the preview it is 1.26 times. Relative, so that it follows a change of size.
 */
const LINE_SPACING = xml`<a:lnSpc><a:spcPct val="106000"/></a:lnSpc>`

/** Space above paragraphs, relative to a line: 0.42 times the font size, as in the preview. */
const PARAGRAPH_SPACING = xml`<a:spcBef><a:spcPct val="35000"/></a:spcBef>`

/** A font of the theme, or always the font of all files. */
type FontRole = 'titles' | 'text' | 'fixed'

function fontOf(role: FontRole): Xml {
  if (role === 'fixed') return xml`<a:latin typeface="${OFFICE_FONT}"/>`
  const name = role === 'titles' ? '+mj' : '+mn'
  return xml`<a:latin typeface="${name}-lt"/><a:ea typeface="${name}-ea"/><a:cs typeface="${name}-cs"/>`
}

interface CharacterLook {
  /** Points. */
  size: number
  ink: Ink
  bold?: boolean
  font?: FontRole
}

function characters({ size, ink, bold = false, font = 'text' }: CharacterLook): Xml {
  return element('a:defRPr', { sz: hundredths(size), b: bold ? 1 : 0, kern: 1200 }, [fill(ink), fontOf(font)])
}

/** The five levels of body text: bullets, indents and spacing. @param size of the text, points */
export function bodyLevels(size: number): Xml[] {
  return LEVELS.map((level) =>
    element(
      `a:lvl${level + 1}pPr`,
      {
        marL: emu(INDENT.level * (level + 1)),
        indent: emu(INDENT.bullet - INDENT.level),
        algn: 'l',
        defTabSz: emu(72),
        rtl: 0,
        eaLnBrk: 1,
        latinLnBrk: 0,
        hangingPunct: 1,
      },
      [
        LINE_SPACING,
        PARAGRAPH_SPACING,
        xml`<a:buClr><a:schemeClr val="accent2"/></a:buClr>`,
        xml`<a:buFont typeface="+mn-lt"/>`,
        xml`<a:buChar char="${level % 2 === 0 ? '•' : '–'}"/>`,
        characters({ size, ink: 'ink' }),
      ],
    ),
  )
}

interface PlainOptions {
  align?: 'l' | 'ctr' | 'r'
  count?: 1 | 5
  spaced?: boolean
  /** Line spacing, where 1 is that of the font. */
  leading?: number
}

/** The levels of text without bullets: titles, footers, new text boxes. */
export function plainLevels(
  look: CharacterLook,
  { align = 'l', count = 1, spaced = false, leading }: PlainOptions = {},
): Xml[] {
  return LEVELS.slice(0, count).map((level) =>
    element(
      `a:lvl${level + 1}pPr`,
      { marL: 0, indent: 0, algn: align, defTabSz: emu(72), rtl: 0, eaLnBrk: 1, latinLnBrk: 0, hangingPunct: 1 },
      [
        ...(leading === undefined ? [] : [xml`<a:lnSpc><a:spcPct val="${Math.round(leading * 100_000)}"/></a:lnSpc>`]),
        ...(spaced ? [LINE_SPACING, PARAGRAPH_SPACING] : [xml`<a:spcBef><a:spcPts val="0"/></a:spcBef>`]),
        xml`<a:buNone/>`,
        characters(look),
      ],
    ),
  )
}

/** The levels of text outside placeholders: its font alone, because LibreOffice gives all else of it to the titles of new slides. */
export function fontLevels(): Xml[] {
  return LEVELS.map((level) => element(`a:lvl${level + 1}pPr`, {}, [element('a:defRPr', {}, [fontOf('text')])]))
}

/** The levels of a placeholder whose text has another size than its layout; everything else stays with the layout. */
export function sizeLevels(size: number, layoutSize: number, count: 1 | 5): Xml[] {
  if (size === layoutSize) return []
  return LEVELS.slice(0, count).map((level) =>
    element(`a:lvl${level + 1}pPr`, {}, [element('a:defRPr', { sz: hundredths(size) })]),
  )
}
