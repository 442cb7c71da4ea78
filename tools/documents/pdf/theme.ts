import type { Ink } from '../brand.ts'
import type { Heading } from '../text/blocks.ts'
import type { TextStyle } from '../type/lines.ts'

interface HeadingStyle extends TextStyle {
  ink: Ink
  /** Points above; at least `gap`. */
  above: number
  /** Points below. */
  below: number
}

/** Font sizes and spacing in points: one theme for pages, one for each text size on slides. */
export interface Theme {
  body: TextStyle
  table: TextStyle
  tableHead: TextStyle
  headings: Record<Heading['level'], HeadingStyle>
  /** Between paragraphs. */
  gap: number
  /** Between the items of a list. */
  itemGap: number
  /** Between a question and its answers, and between the answers. */
  answerGap: number
  indent: number
  cell: { x: number; y: number }
  note: { x: number; y: number; bar: number }
  picture: {
    /** Points per slide point of a drawing. */
    scale: number
    /** The same for the pictures of steps. */
    stepScale: number
    /** Between pictures side by side, and between a picture and its text. */
    gap: number
  }
}

export const PAGE_THEME: Theme = {
  body: { size: 11, leading: 15.8, bold: false },
  table: { size: 10, leading: 13.6, bold: false },
  tableHead: { size: 10, leading: 13.6, bold: true },
  headings: {
    2: { size: 16, leading: 20, bold: true, ink: 'indigo', above: 22, below: 7 },
    3: { size: 12.5, leading: 17, bold: true, ink: 'terracotta', above: 15, below: 4 },
    4: { size: 11, leading: 15.8, bold: true, ink: 'ink', above: 11, below: 3 },
  },
  gap: 8,
  itemGap: 4,
  answerGap: 0.5,
  indent: 20,
  cell: { x: 6, y: 4.5 },
  note: { x: 12, y: 9, bar: 4 },
  // a drawing as wide as a slide is as wide as the text; its labels have 13.5 points
  picture: { scale: 0.563, stepScale: 0.5, gap: 16 },
}

/** Small print: the sources at the end. */
export const SMALL_THEME: Theme = {
  ...PAGE_THEME,
  body: { size: 9.5, leading: 13.2, bold: false },
  itemGap: 2,
  gap: 5,
}

/** @param size of the text, points: 24 to 32 */
export function slideTheme(size: number): Theme {
  const body = { size, leading: size * 1.26, bold: false }
  const heading = { ...body, bold: true, ink: 'terracotta', above: size * 0.5, below: size * 0.15 } as const
  return {
    body,
    table: body,
    tableHead: { ...body, bold: true },
    headings: { 2: heading, 3: heading, 4: heading },
    gap: size * 0.42,
    itemGap: size * 0.42,
    answerGap: size * 0.42,
    indent: 34,
    cell: { x: 9, y: 6 },
    note: { x: 18, y: 12, bar: 6 },
    picture: { scale: 1, stepScale: 1, gap: 24 },
  }
}
