import type { Row, TextColumn } from './rows.ts'

const COLUMNS: readonly TextColumn[] = ['title', 'details']

/** The cells of a text that was copied from a spreadsheet. Quotes surround a cell with a line break in it. */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:^|\t|\r?\n)("(?:[^"]|"")*"(?=\t|\r?\n|$)|[^\t\r\n]*)/g
  for (const [whole, content = ''] of text.replace(/\r?\n$/, '').matchAll(cell)) {
    if (/^\r?\n/.test(whole)) rows.push([])
    const bare = content.startsWith('"') && content.endsWith('"') && content.length > 1
    const plain = bare ? content.slice(1, -1).replaceAll('""', '"') : content
    rows.at(-1)?.push(plain.replace(/\s+/g, ' ').trim())
  }
  return rows
}

/** Fills the rows downwards from one cell; a second column fills the details. Cells below the last row are left out. */
export function pastedRows(
  rows: readonly Row[],
  { key, column }: { key: string; column: TextColumn },
  text: string,
): { rows: Row[]; count: number; leftOut: number } {
  const cells = cellsOf(text)
  const first = rows.findIndex((row) => row.key === key)
  if (first < 0) return { rows: [...rows], count: 0, leftOut: cells.length }
  const columns = COLUMNS.slice(COLUMNS.indexOf(column))
  const next = rows.map((row, index) => {
    const pasted = cells[index - first]
    if (pasted === undefined) return row
    const changes = columns.slice(0, pasted.length).map((name, at) => [name, pasted[at]])
    return { ...row, ...Object.fromEntries(changes) }
  })
  const count = Math.min(cells.length, rows.length - first)
  return { rows: next, count, leftOut: cells.length - count }
}
