import {
  BorderStyle,
  Footer,
  Header,
  HeadingLevel,
  LineRuleType,
  PageNumber,
  Paragraph,
  ShadingType,
  TabStopType,
  TextRun,
} from 'docx'
import { INK } from '../brand.ts'
import { pageOf, textWidth } from '../pdf/page.ts'
import type { SourceDocument } from '../source.ts'
import { printedTitle } from '../text/title.ts'
import { updatedLine, WORDING } from '../wording.ts'
import { halfPoints, twips } from './measures.ts'
import { STYLE } from './styles.ts'

const RULE = { style: BorderStyle.SINGLE, size: 6, space: 4, color: INK.line }

/** Points of a character in a header, also in a font a little wider than Arial. */
const CHARACTER = 5.35

/** A line with text at both ends. */
function twoEnds(source: SourceDocument) {
  const position = twips(textWidth(pageOf(source)))
  return { style: STYLE.headerFooter, tabStops: [{ type: TabStopType.RIGHT, position }] }
}

/** Context, title, details and date of the last change. */
export function titleBlock(source: SourceDocument): Paragraph[] {
  const { subject, context } = printedTitle(source)
  return [
    new Paragraph({ style: STYLE.context, text: context }),
    new Paragraph({ heading: HeadingLevel.TITLE, text: subject }),
    new Paragraph({
      style: STYLE.details,
      children: [new TextRun({ text: source.details, size: halfPoints(pageOf(source).details.size) })],
    }),
    new Paragraph({ style: STYLE.date, text: updatedLine(source) }),
  ]
}

/** The band above the title. In the header, because screen readers skip empty paragraphs there. */
export function bandHeader(): Header {
  const band = new Paragraph({
    style: STYLE.headerFooter,
    spacing: { line: twips(9), lineRule: LineRuleType.EXACT },
    shading: { type: ShadingType.CLEAR, color: 'auto', fill: INK.indigo },
    border: {
      top: { style: BorderStyle.SINGLE, size: 24, space: 0, color: INK.marigold },
      bottom: { style: BorderStyle.SINGLE, size: 24, space: 0, color: INK.terracotta },
    },
  })
  return new Header({ children: [band] })
}

/** The header of all pages but the first, which has the title block. */
export function pageHeader(source: SourceDocument): Header {
  const children = [
    new TextRun({ text: source.context, bold: true }),
    new TextRun({
      children: [
        '\t',
        shorten(source.title, Math.floor(textWidth(pageOf(source)) / CHARACTER) - source.context.length),
      ],
    }),
  ]
  return new Header({ children: [new Paragraph({ ...twoEnds(source), border: { bottom: RULE }, children })] })
}

export function pageFooter(source: SourceDocument): Footer {
  const children = [
    new TextRun(WORDING[source.language].licence),
    new TextRun({ children: ['\t', PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], bold: true, size: 19 }),
  ]
  return new Footer({
    children: [
      new Paragraph({ ...twoEnds(source), border: { top: RULE }, children }),
      new Paragraph({ style: STYLE.imprint, text: source.imprint.line }),
    ],
  })
}

function shorten(words: string, room: number): string {
  if (words.length <= room) return words
  const short = words.slice(0, Math.max(0, room)).replace(/\s+\S*$/, '')
  return `${short.replace(/[,:;\s]+$/, '')}…`
}
