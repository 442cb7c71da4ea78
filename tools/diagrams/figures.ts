import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { marked } from 'marked'

const FIGURES = join(import.meta.dirname, '../../docs/figures')

/**
 * The first table of a file in `docs/figures`: cells by the first cell of their row. A drawing takes its figures from the
 * table that states their source.
 * @throws {Error} when the file has no table
 */
export function readFigures(file: string): ReadonlyMap<string, string[]> {
  const tokens = marked.lexer(readFileSync(join(FIGURES, file), 'utf8'))
  const table = tokens.find((token) => token.type === 'table')
  if (table?.type !== 'table' || !('rows' in table)) throw new Error(`docs/figures/${file} has no table`)
  return new Map(rowsOf(table.rows).map(([name = '', ...cells]) => [name, cells]))
}

function rowsOf(rows: { text: string }[][]): string[][] {
  return rows.map((row) => row.map((cell) => cell.text))
}

/** A cell as a number. @throws {Error} that names the missing row */
export function figureOf(figures: ReadonlyMap<string, string[]>, row: string, column: number): number {
  const value = Number(figures.get(row)?.[column])
  if (Number.isNaN(value)) throw new Error(`no figure for "${row}" in docs/figures`)
  return value
}
