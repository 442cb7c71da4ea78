import type { TextStyle } from '../../../type/lines.ts'
import type { Ink } from '../brand.ts'
import type { Heading } from '../text/blocks.ts'

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
  /** Height of a chip with a category, and of its line: a chip stands on the baseline in Word. */
  chip: { height: number; line: number }
  /** Lines of tables; `grid` draws those between columns too. */
  rule: { width: number; ink: Ink; grid: boolean }
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

/** @param size of the text beside it, points */
function chipSize(size: number): Theme['chip'] {
  return { height: size * 1.7, line: size * 1.74 }
}

/**
 * Pages of text and tables. Sizes are half points, as in Word.
 * @param size of the text, points: 10.5 to 12
 * @param space between paragraphs and in tables, 0.65 to 1.6
 */
export function pageTheme(size = 11, space = 1): Theme {
  const body = { size, leading: size * 1.436, bold: false }
  const table = { size: size - 1, leading: (size - 1) * 1.36, bold: false }
  return {
    body,
    table,
    tableHead: { ...table, bold: true },
    headings: {
      2: { size: size + 5, leading: (size + 5) * 1.25, bold: true, ink: 'indigo', above: 22 * space, below: 7 * space },
      3: { size: size + 1.5, leading: size + 6, bold: true, ink: 'terracotta', above: 15 * space, below: 4 },
      4: { ...body, bold: true, ink: 'ink', above: 11 * space, below: 3 },
    },
    gap: 8 * space,
    itemGap: 4 * space,
    answerGap: 0.5,
    indent: 20,
    cell: { x: 6, y: 4.5 * Math.min(space, 1.3) },
    chip: chipSize(size - 1),
    rule: { width: 0.8, ink: 'line', grid: false },
    note: { x: 12, y: 9, bar: 4 },
    // a drawing as wide as a slide is as wide as the text; its labels have 13.5 points
    picture: { scale: 0.563, stepScale: 0.5, gap: 16 },
  }
}

/** A checklist: its steps are as large as other text, because trainers read them while they watch. */
export function checklistTheme(space: number): Theme {
  const theme = pageTheme(11, space)
  const table = { size: 11, leading: 13.6, bold: false }
  return { ...theme, table, tableHead: { ...table, bold: true } }
}

export const PAGE_THEME = pageTheme()

/** Small print: the sources at the end. */
export const SMALL_THEME: Theme = {
  ...PAGE_THEME,
  body: { size: 9.5, leading: 13.2, bold: false },
  itemGap: 2,
  gap: 5,
}

/**
 * The front of a poster: tables with thick lines, which survive photocopies.
 * @param size of the text, points: 16 to 26
 * @param pictureScale points per slide point of a drawing
 * @param space between paragraphs and in tables, 1 to 2
 */
export function posterTheme(size: number, pictureScale: number, space = 1): Theme {
  const body = { size, leading: size * 1.24, bold: false }
  const gap = size * 0.5 * space
  const heading = (scale: number, ink: Ink) =>
    ({ size: size * scale, leading: size * scale * 1.2, bold: true, ink, above: gap * 1.4, below: size * 0.2 }) as const
  return {
    body,
    table: body,
    tableHead: { ...body, bold: true },
    headings: { 2: heading(1.2, 'indigo'), 3: heading(1.05, 'terracotta'), 4: heading(1, 'ink') },
    gap,
    itemGap: size * 0.28 * space,
    answerGap: size * 0.2,
    indent: size * 1.3,
    cell: { x: size * 0.5, y: size * 0.26 * space },
    chip: chipSize(size),
    rule: { width: 1.5, ink: 'ink', grid: true },
    note: { x: size * 0.7, y: size * 0.5, bar: 7 },
    picture: { scale: pictureScale, stepScale: pictureScale, gap: 18 },
  }
}

/**
 * A sheet for clients.
 * @param size of the text, points: 14 to 18
 * @param stepScale points per slide point of the pictures of steps
 */
export function clientTheme(size: number, stepScale: number): Theme {
  const body = { size, leading: size * 1.36, bold: false }
  const gap = size * 0.72
  const heading = (scale: number, ink: Ink) =>
    ({
      size: size * scale,
      leading: size * scale * 1.25,
      bold: true,
      ink,
      above: size * 1.3,
      below: size * 0.45,
    }) as const
  return {
    body,
    table: { ...body, leading: size * 1.26 },
    tableHead: { ...body, leading: size * 1.26, bold: true },
    headings: { 2: heading(1.25, 'indigo'), 3: heading(1.1, 'terracotta'), 4: heading(1, 'ink') },
    gap,
    itemGap: size * 0.45,
    answerGap: size * 0.3,
    indent: size * 1.5,
    cell: { x: 8, y: 6 },
    chip: chipSize(size),
    rule: { width: 1.2, ink: 'inkSoft', grid: true },
    note: { x: 14, y: 10, bar: 6 },
    // labels in a drawing keep 12 points
    picture: { scale: Math.max(0.5, stepScale * 0.9), stepScale, gap: 18 },
  }
}

/**
 * @param size of the text, points: 24 to 32
 * @param space in tables, 1 to 3
 */
export function slideTheme(size: number, space = 1): Theme {
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
    cell: { x: 9, y: 6 * space },
    chip: { height: size * (space >= 2 ? 1.7 : 1.3), line: body.leading * (space >= 2 ? 1.35 : 1) },
    rule: { width: 0.8, ink: 'line', grid: false },
    note: { x: 18, y: 12, bar: 6 },
    picture: { scale: 1, stepScale: 1, gap: 24 },
  }
}

/** Least height of a row to write in by hand, 9 mm, and of one with boxes for a date and initials, 8 mm; points. */
export const WRITING_HEIGHT = 25.5
export const TICK_HEIGHT = 22.7

/** Above and below the text of a cell: less in tables with chips, whose lines are higher. */
export function cellPadding({ cell, chip, table }: Theme, hasChips: boolean): { x: number; y: number } {
  return hasChips ? { ...cell, y: Math.max(cell.y * 0.6, cell.y - (chip.line - table.leading) / 2) } : cell
}
