import { plainText, type Run, type Table } from './blocks.ts'

/** More lines than a page has. */
const MAX_EMPTY_ROWS = 40

/** Whether a table is to be written in: it has a row or a column without words, apart from those for ticks. */
export function isForm({ rows, header, tickColumns = 0 }: Table): boolean {
  if (tickColumns > 0) return false
  const isEmpty = (cells: Run[][]) => cells.every((cell) => plainText(cell).trim() === '')
  return rows.some(isEmpty) || header.some((_, column) => isEmpty(rows.map((row) => row[column] ?? [])))
}

/**
 * Replaces a row that begins with `+8` and has nothing else by eight empty rows.
 * @param refuse throws; called with a number of rows that no page has
 */
export function withEmptyRows(rows: Run[][][], refuse: (what: string) => never): Run[][][] {
  return rows.flatMap((row) => {
    const [first = '', ...others] = row.map((cell) => plainText(cell).trim())
    const [, count] = /^\+(\d+)$/.exec(first) ?? []
    if (count === undefined || others.some((words) => words !== '')) return [row]
    if (Number(count) < 1 || Number(count) > MAX_EMPTY_ROWS)
      refuse(`+${count} must be 1 to ${MAX_EMPTY_ROWS} empty rows`)
    return Array.from({ length: Number(count) }, () => row.map((): Run[] => []))
  })
}
