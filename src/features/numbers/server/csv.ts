import { type Numbers, TABLES, type TableName } from '../contract.ts'
import { changeOf, formatShown, tableText, text } from '../messages.ts'

/** Programs for tables recognise UTF-8 by it. */
const BYTE_ORDER_MARK = '\u{feff}'

/** A table of the page as a CSV file (RFC 4180). */
export function csvOf(table: TableName, { tables, counted }: Pick<Numbers, 'tables' | 'counted'>) {
  const { title, first } = tableText[table]
  const lines = tables[table].map(({ label, now, before }) => [
    label,
    cellOf(now),
    before ? cellOf(before) : '',
    changeOf(now, before) ?? '',
  ])
  const all = [[first, text.now, text.before, text.changeInPercent], ...lines]
  const content = BYTE_ORDER_MARK + all.map((line) => `${line.map(quote).join(',')}\r\n`).join('')
  const name = `${title
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '')}-${counted.from}.csv`
  return { table, name, content }
}

export function allCsv(numbers: Numbers) {
  return TABLES.options.map((table) => csvOf(table, numbers))
}

const cellOf = (shown: Numbers['tables']['glance'][number]['now']) =>
  shown.is_below ? formatShown(shown) : shown.value

/** In quotes where it must be. Readers type the words of searches: a formula is not calculated when the file is opened. */
function quote(value: string | number): string {
  const plain = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
