import { BorderStyle, type IStylesOptions, LineRuleType } from 'docx'
import { INK, OFFICE_FONT } from '../brand.ts'
import { PAGE_THEME, SMALL_THEME } from '../pdf/theme.ts'
import type { SourceDocument } from '../source.ts'
import type { Heading } from '../text/blocks.ts'
import { halfPoints, twips } from './measures.ts'

/** Languages for the spelling checker and screen readers. */
const LOCALES = { en: 'en-GB', fr: 'fr-FR', es: 'es-ES' } as const

/** Ids of styles. */
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
  headerFooter: 'Furniture',
} as const

/** Named styles that people can edit in Word, with the measures of the PDF files. */
export function wordStyles(language: SourceDocument['language']): IStylesOptions {
  return {
    default: {
      document: {
        run: {
          font: OFFICE_FONT,
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
      { id: STYLE.headerFooter, ...style('Header and Footer', { size: 8.5, ink: 'inkSoft', after: 0, line: 240 }) },
    ],
  }
}

interface StyleOptions {
  size: number
  bold?: boolean
  ink?: keyof typeof INK
  before?: number
  after: number
  /** 240 is one line. */
  line?: number
}

function style(name: string, options: StyleOptions) {
  return {
    name,
    basedOn: 'Normal',
    run: {
      size: halfPoints(options.size),
      bold: options.bold ?? false,
      color: INK[options.ink ?? 'ink'],
      font: OFFICE_FONT,
    },
    paragraph: {
      spacing: {
        before: twips(options.before ?? 0),
        after: twips(options.after),
        line: options.line ?? 288,
        lineRule: LineRuleType.AUTO,
      },
    },
  }
}

/** `##` is Word's heading 1, because the title has its own style. */
function headingStyle(level: Heading['level']) {
  const { size, ink, above, below } = PAGE_THEME.headings[level]
  const base = style(`heading ${level - 1}`, {
    size,
    bold: true,
    ink,
    before: above - PAGE_THEME.gap,
    after: below,
    line: 252,
  })
  return {
    ...base,
    next: STYLE.body,
    quickFormat: true,
    paragraph: { ...base.paragraph, keepNext: true, keepLines: true, outlineLevel: level - 2 },
  }
}

/** The last line of the title block, with a rule below. */
function dateStyle() {
  const base = style('Document Date', { size: 9, ink: 'inkSoft', after: 14 })
  const rule = { style: BorderStyle.SINGLE, size: 6, space: 8, color: INK.line }
  return { ...base, paragraph: { ...base.paragraph, border: { bottom: rule } } }
}
