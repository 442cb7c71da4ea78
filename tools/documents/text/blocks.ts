/** A stretch of text with one look. `text` may hold `\n` (a line break), `☐` (a box to tick) and `___` (a line to write on). */
export interface Run {
  text: string
  bold: boolean
  italic: boolean
  /** Address that the text links to, or null. */
  link: string | null
}

export interface Heading {
  kind: 'heading'
  /** 2 for `##`, 3 for `###`, 4 for `####`; 1 is the document's title, which stands in the head. */
  level: 2 | 3 | 4
  runs: Run[]
}

export interface Paragraph {
  kind: 'paragraph'
  runs: Run[]
}

export interface ListItem {
  /** Whether the box is ticked, in a list with boxes; null in any other. */
  ticked: boolean | null
  blocks: Block[]
}

export interface List {
  kind: 'list'
  /** `letter` numbers with a. b. c. (the answers to a question); `tick` has a box for each item. */
  mark: 'bullet' | 'number' | 'letter' | 'tick'
  /** Number of the first item. */
  start: number
  items: ListItem[]
  /** Whether the end of the list stands on one page with what follows. */
  keepNext?: boolean
}

export type Align = 'left' | 'center' | 'right'

export interface Table {
  kind: 'table'
  header: Run[][]
  rows: Run[][][]
  align: Align[]
  /** How many of the last columns are narrow ones to tick by hand; a row whose words are bold is shaded. */
  toTick?: number
}

/** Whether a row of a table to tick is one that must be passed. */
export function isMust(table: Table, row: Run[][]): boolean {
  const [words = []] = row
  return table.toTick !== undefined && words.length > 0 && words.every((run) => run.bold)
}

/** A quote in the text; shown in a box. */
export interface Note {
  kind: 'note'
  blocks: Block[]
}

export interface PageBreak {
  kind: 'page-break'
}

export type Block = Heading | Paragraph | List | Table | Note | PageBreak

/** The words of some runs without their look. */
export function plainText(runs: Run[]): string {
  return runs.map((run) => run.text).join('')
}

/** Text without a look, as one run. */
export function plain(text: string): Run {
  return { text, bold: false, italic: false, link: null }
}
