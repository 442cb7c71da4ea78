import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { marked } from 'marked'

const FIGURES = join(import.meta.dirname, '../figures')

/**
 * The first table of a file in `starter/figures`: cells by the first cell of their row. A drawing takes its figures from the
 * table that states their source.
 * @throws {Error} when the file has no table
 */
export function readFigures(file: string): ReadonlyMap<string, string[]> {
  const tokens = marked.lexer(readFileSync(join(FIGURES, file), 'utf8'))
  const table = tokens.find((token) => token.type === 'table')
  if (table?.type !== 'table' || !('rows' in table)) throw new Error(`starter/figures/${file} has no table`)
  return new Map(rowsOf(table.rows).map(([name = '', ...cells]) => [name, cells]))
}

function rowsOf(rows: { text: string }[][]): string[][] {
  return rows.map((row) => row.map((cell) => cell.text))
}

/** The first number of a cell: 1900 of `1,900 million (2021)`. @throws {Error} that names the missing row */
export function figureOf(figures: ReadonlyMap<string, string[]>, row: string, column: number): number {
  const [digits] = /\d[\d,]*(?:\.\d+)?/.exec(figures.get(row)?.[column] ?? '') ?? []
  if (digits === undefined) throw new Error(`no figure for "${row}" in starter/figures`)
  return Number(digits.replaceAll(',', ''))
}
