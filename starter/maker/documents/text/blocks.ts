import type { Drawing } from '../../../drawings/diagram.ts'
import type { Run } from '../../../type/runs.ts'

export { plain, type Run } from '../../../type/runs.ts'

export interface Heading {
  kind: 'heading'
  /** 2 for `##`, 3 for `###`, 4 for `####`; 1 is the document's title, which is in the YAML head. */
  level: 2 | 3 | 4
  runs: Run[]
}

export interface Paragraph {
  kind: 'paragraph'
  runs: Run[]
}

export interface ListItem {
  /** State of the checkbox; null in a list without checkboxes. */
  ticked: boolean | null
  blocks: Block[]
}

export interface List {
  kind: 'list'
  /** `letter` numbers with a. b. c. (the answers to a question); `tick` has a checkbox for each item. */
  mark: 'bullet' | 'number' | 'letter' | 'tick'
  /** Number of the first item. */
  start: number
  items: ListItem[]
  /** Whether the end of the list stays on one page with the next block. */
  keepNext?: boolean
}

export type Align = 'left' | 'center' | 'right'

export interface Table {
  kind: 'table'
  header: Run[][]
  rows: Run[][][]
  align: Align[]
  /** How many of the last columns are narrow and empty, for ticks by hand; rows in bold are shaded. */
  tickColumns?: number
  /** Rows that are the heading of those below them, from 0; the first cell has its words. */
  headingRows?: number[]
  /** Columns of categories of medical eligibility, from 0; see `categoryColumns`. */
  categoryColumns?: number[]
  /** In a set of cards to cut out, its place among the sets of the document, from 0: the first cell of a row is the card's
   * number, the others are its words. */
  cardSet?: number
  /** In a set of cards, the picture of each row; undefined for a card without one. */
  pictures?: (Drawing | undefined)[]
}

/** Whether a row of a checklist is a critical step: all its text is bold. */
export function isCriticalRow(table: Table, row: Run[][]): boolean {
  const [words = []] = row
  return table.tickColumns !== undefined && words.length > 0 && words.every((run) => run.bold)
}

/**
 * Whether a row stays on the page of the next: the last two rows of a table, and in a checklist a heading with its first two
 * steps, and the last two steps below a heading.
 */
export function keepsWithNext({ rows, tickColumns, headingRows = [] }: Table, row: number): boolean {
  if (tickColumns === undefined) return row === rows.length - 2
  const start = headingRows.findLast((heading) => heading <= row) ?? -1
  const end = headingRows.find((heading) => heading > row) ?? rows.length
  return row < end - 1 && (row - start < 2 || row === end - 2)
}

/** A block quote; shown in a box. */
export interface Note {
  kind: 'note'
  blocks: Block[]
}

/** Diagrams side by side. */
export interface Picture {
  kind: 'picture'
  drawings: Drawing[]
}

/** The steps of a client sheet: each has a picture with its text beside it. */
export interface Steps {
  kind: 'steps'
  /** Number of the first step; null for steps in no order. */
  start: number | null
  steps: { drawing: Drawing; blocks: Block[] }[]
}

export interface PageBreak {
  kind: 'page-break'
}

export type Block = Heading | Paragraph | List | Table | Note | Picture | Steps | PageBreak

/** The text of runs without styles. */
export function plainText(runs: Run[]): string {
  return runs.map((run) => run.text).join('')
}
