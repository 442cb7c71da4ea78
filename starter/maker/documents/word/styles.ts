import { BorderStyle, type IStylesOptions, LineRuleType } from 'docx'
import { INK, OFFICE_FONT } from '../brand.ts'
import { CARD, cardStyles } from '../pdf/card-slices.ts'
import { SMALL_THEME, type Theme } from '../pdf/theme.ts'
import { IMPRINT } from '../pdf/write-imprint.ts'
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
  card: 'CardText',
  cardLarge: 'CardLarge',
  cardName: 'CardName',
  cardLabel: 'CardLabel',
  context: 'Context',
  details: 'Details',
  date: 'DocumentDate',
  headerFooter: 'Furniture',
  imprint: 'Imprint',
} as const

/** Height of the empty paragraph below a table, points. */
const GAP_LINE = 2

/** Measures of a title, points. */
/** How the styles of a layout differ. */
export interface StyleSet {
  theme: Theme
  title: TitleStyle
  /** Whether headings stay with what follows; see `BlockContext`. */
  keeps: boolean
}

export interface TitleStyle {
  size: number
  leading: number
  ink: keyof typeof INK
  after: number
}

/**
 * Named styles that people can edit in Word, with the measures of the PDF files, so that lines and pages break at the same
 * places.
 */
export function wordStyles(language: SourceDocument['language'], { theme, title, keeps }: StyleSet): IStylesOptions {
  const { body, gap, itemGap, table, tableHead } = theme
  const card = cardStyles(theme)
  return {
    default: {
      document: {
        run: { font: OFFICE_FONT, size: halfPoints(body.size), color: INK.ink, language: { value: LOCALES[language] } },
        paragraph: { spacing: spacing({ ...body, after: 0 }) },
      },
      title: { ...style('Title', { ...title, bold: true }), quickFormat: true, next: STYLE.body },
      heading1: headingStyle(2, theme, keeps),
      heading2: headingStyle(3, theme, keeps),
      heading3: headingStyle(4, theme, keeps),
      hyperlink: { run: { color: INK.indigo, underline: {} } },
      listParagraph: style('List Paragraph', { ...body, after: itemGap }),
    },
    paragraphStyles: [
      { id: STYLE.body, ...style('Body Text', { ...body, after: gap }), quickFormat: true },
      { id: STYLE.source, ...style('Source', { ...SMALL_THEME.body, after: SMALL_THEME.itemGap }) },
      { id: STYLE.cell, ...style('Table Text', { ...table, after: 0 }) },
      { id: STYLE.head, ...style('Table Heading', { ...tableHead, ink: 'white', after: 0 }) },
      { id: STYLE.card, ...style('Card Text', { ...card.words, after: 0 }) },
      { id: STYLE.cardLarge, ...style('Card Large', { ...card.large, after: 0 }) },
      { id: STYLE.cardName, ...style('Card Name', { ...card.name, ink: 'deep', after: CARD.name.gap }) },
      {
        id: STYLE.cardLabel,
        ...style('Card Label', { ...card.label, ink: 'inkSoft', before: CARD.labelGap, after: 0 }),
      },
      { id: STYLE.gap, ...style('Gap', { size: 1, leading: GAP_LINE, after: gap - GAP_LINE }) },
      { id: STYLE.context, ...style('Context', { size: 10, leading: 14, bold: true, ink: 'terracotta', after: 4 }) },
      { id: STYLE.details, ...style('Details', { size: 12.5, leading: 17.5, ink: 'inkSoft', after: 4 }) },
      { id: STYLE.date, ...dateStyle() },
      {
        id: STYLE.headerFooter,
        ...style('Header and Footer', { size: 8.5, leading: 12, ink: 'inkSoft', after: 0 }),
      },
      { id: STYLE.imprint, ...style('Imprint', { ...IMPRINT, ink: 'inkSoft', after: 0 }) },
    ],
  }
}

interface StyleOptions {
  size: number
  /** Points from one baseline to the next. */
  leading: number
  bold?: boolean
  ink?: keyof typeof INK
  before?: number
  after: number
}

function spacing({ leading, before = 0, after }: Pick<StyleOptions, 'leading' | 'before' | 'after'>) {
  // at least, because a picture in a line is higher
  return { before: twips(before), after: twips(after), line: twips(leading), lineRule: LineRuleType.AT_LEAST }
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
    paragraph: { spacing: spacing(options) },
  }
}

/** `##` is Word's heading 1, because the title has its own style. */
function headingStyle(level: Heading['level'], theme: Theme, keeps: boolean) {
  const { above, below, ...look } = theme.headings[level]
  const base = style(`heading ${level - 1}`, { ...look, before: Math.max(0, above - theme.gap), after: below })
  return {
    ...base,
    next: STYLE.body,
    quickFormat: true,
    paragraph: { ...base.paragraph, keepNext: keeps, keepLines: keeps, outlineLevel: level - 2 },
  }
}

/** The last line of the title block, with a rule below. */
function dateStyle() {
  const base = style('Document Date', { size: 9, leading: 13, ink: 'inkSoft', after: 14 })
  const rule = { style: BorderStyle.SINGLE, size: 6, space: 8, color: INK.line }
  return { ...base, paragraph: { ...base.paragraph, border: { bottom: rule } } }
}
