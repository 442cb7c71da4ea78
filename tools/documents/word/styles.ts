import { BorderStyle, type IStylesOptions, LineRuleType } from 'docx'
import { INK } from '../brand.ts'
import { PAGE_THEME, SMALL_THEME } from '../pdf/theme.ts'
import type { SourceDocument } from '../source.ts'
import type { Heading } from '../text/blocks.ts'
import { halfPoints, twips } from './measures.ts'

/** On every computer with Word; others put Carlito, of the same widths, in its place. */
const FONT = 'Calibri'

/** What Word checks the spelling by and screen readers speak. */
const LOCALES = { en: 'en-GB', fr: 'fr-FR', es: 'es-ES' } as const

/** Ids of the styles besides those that Word has itself. */
export const STYLE = {
  body: 'BodyText',
  list: 'ListParagraph',
  source: 'SourceText',
  cell: 'TableText',
  head: 'TableHeading',
  gap: 'Gap',
  context: 'Context',
  details: 'Details',
  date: 'DocumentDate',
  furniture: 'Furniture',
} as const

/** The looks of the text, by names that people can change in Word; the measures are those of the PDF files. */
export function wordStyles(language: SourceDocument['language']): IStylesOptions {
  return {
    default: {
      document: {
        run: {
          font: FONT,
          size: halfPoints(PAGE_THEME.body.size),
          color: INK.ink,
          language: { value: LOCALES[language] },
        },
        paragraph: { spacing: { line: 288, lineRule: LineRuleType.AUTO } },
      },
      title: {
        ...style('Title', { size: 25, bold: true, ink: 'deep', after: 5, line: 240 }),
        quickFormat: true,
        next: STYLE.body,
      },
      heading1: headingStyle(2),
      heading2: headingStyle(3),
      heading3: headingStyle(4),
      hyperlink: { run: { color: INK.indigo, underline: {} } },
      listParagraph: style('List Paragraph', { size: PAGE_THEME.body.size, after: PAGE_THEME.itemGap }),
    },
    paragraphStyles: [
      {
        id: STYLE.body,
        ...style('Body Text', { size: PAGE_THEME.body.size, after: PAGE_THEME.gap }),
        quickFormat: true,
      },
      { id: STYLE.source, ...style('Source', { size: SMALL_THEME.body.size, after: SMALL_THEME.itemGap }) },
      { id: STYLE.cell, ...style('Table Text', { size: PAGE_THEME.table.size, after: 0, line: 264 }) },
      {
        id: STYLE.head,
        ...style('Table Heading', { size: PAGE_THEME.tableHead.size, bold: true, ink: 'white', after: 0, line: 264 }),
      },
      { id: STYLE.gap, ...style('Gap', { size: 2, after: 6, line: 240 }) },
      { id: STYLE.context, ...style('Context', { size: 10, bold: true, ink: 'terracotta', after: 4 }) },
      { id: STYLE.details, ...style('Details', { size: 12.5, ink: 'inkSoft', after: 4 }) },
      { id: STYLE.date, ...dateStyle() },
      { id: STYLE.furniture, ...style('Header and Footer', { size: 8.5, ink: 'inkSoft', after: 0, line: 240 }) },
    ],
  }
}

interface Look {
  size: number
  bold?: boolean
  ink?: keyof typeof INK
  before?: number
  after: number
  /** 240 is one line. */
  line?: number
}

function style(name: string, look: Look) {
  return {
    name,
    basedOn: 'Normal',
    run: { size: halfPoints(look.size), bold: look.bold ?? false, color: INK[look.ink ?? 'ink'], font: FONT },
    paragraph: {
      spacing: {
        before: twips(look.before ?? 0),
        after: twips(look.after),
        line: look.line ?? 288,
        lineRule: LineRuleType.AUTO,
      },
    },
  }
}

/** `##` is Word's first heading: the title has a style of its own. */
function headingStyle(level: Heading['level']) {
  const { size, ink, above, below } = PAGE_THEME.headings[level]
  const look = style(`heading ${level - 1}`, {
    size,
    bold: true,
    ink,
    before: above - PAGE_THEME.gap,
    after: below,
    line: 252,
  })
  return {
    ...look,
    next: STYLE.body,
    quickFormat: true,
    paragraph: { ...look.paragraph, keepNext: true, keepLines: true, outlineLevel: level - 2 },
  }
}

/** The last line of the title block, with the rule below it. */
function dateStyle() {
  const look = style('Document Date', { size: 9, ink: 'inkSoft', after: 14 })
  const rule = { style: BorderStyle.SINGLE, size: 6, space: 8, color: INK.line }
  return { ...look, paragraph: { ...look.paragraph, border: { bottom: rule } } }
}
