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
import type { SourceDocument } from '../source.ts'
import { updatedLine, WORDING } from '../wording.ts'
import { TEXT_WIDTH, twips } from './measures.ts'
import { STYLE } from './styles.ts'

const RULE = { style: BorderStyle.SINGLE, size: 6, space: 4, color: INK.line }
const TO_THE_RIGHT = { style: STYLE.furniture, tabStops: [{ type: TabStopType.RIGHT, position: twips(TEXT_WIDTH) }] }

/** Letters of the furniture's size that surely fit on a line, with a gap, in a wider font than Calibri too. */
const LINE_LETTERS = 88

/** What the document belongs to, its title, what it is for and when it was last changed. */
export function titleBlock(source: SourceDocument): Paragraph[] {
  return [
    new Paragraph({ style: STYLE.context, text: source.context }),
    new Paragraph({ heading: HeadingLevel.TITLE, text: source.title }),
    new Paragraph({ style: STYLE.details, text: source.details }),
    new Paragraph({ style: STYLE.date, text: updatedLine(source) }),
  ]
}

/** The band above the title. In the header, where screen readers do not stumble over an empty paragraph. */
export function bandHeader(): Header {
  const band = new Paragraph({
    style: STYLE.furniture,
    spacing: { line: twips(9), lineRule: LineRuleType.EXACT },
    shading: { type: ShadingType.CLEAR, color: 'auto', fill: INK.indigo },
    border: {
      top: { style: BorderStyle.SINGLE, size: 24, space: 0, color: INK.marigold },
      bottom: { style: BorderStyle.SINGLE, size: 24, space: 0, color: INK.terracotta },
    },
  })
  return new Header({ children: [band] })
}

/** The header of further pages; the first has the title itself. */
export function pageHeader(source: SourceDocument): Header {
  const children = [
    new TextRun({ text: source.context, bold: true }),
    new TextRun({ children: ['\t', shortened(source.title, LINE_LETTERS - source.context.length)] }),
  ]
  return new Header({ children: [new Paragraph({ ...TO_THE_RIGHT, border: { bottom: RULE }, children })] })
}

/** Licence and page. */
export function pageFooter(source: SourceDocument): Footer {
  const children = [
    new TextRun(WORDING[source.language].licence),
    new TextRun({ children: ['\t', PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], bold: true, size: 19 }),
  ]
  return new Footer({ children: [new Paragraph({ ...TO_THE_RIGHT, border: { top: RULE }, children })] })
}

function shortened(words: string, room: number): string {
  if (words.length <= room) return words
  const short = words.slice(0, Math.max(0, room)).replace(/\s+\S*$/, '')
  return `${short.replace(/[,:;\s]+$/, '')}…`
}
