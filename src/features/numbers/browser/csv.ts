import type { Numbers } from '../contract.ts'
import { changeOf, formatShown, tableText, text } from '../messages.ts'
import type { TableName } from '../views.ts'

/** Programs for tables recognise UTF-8 by it. */
const BYTE_ORDER_MARK = '\u{feff}'

/** A table of the page as a CSV file (RFC 4180). */
export function csvOf(table: TableName, { tables, counted }: Pick<Numbers, 'tables' | 'counted'>) {
  const { title, first } = tableText[table]
  const cellOf = (shown: Numbers['tables']['glance'][number]['before']) =>
    shown?.is_below ? formatShown(shown) : (shown?.value ?? '')
  const lines = tables[table].map(({ label, now, before }) => [
    label,
    cellOf(now),
    cellOf(before),
    changeOf(now, before) ?? '',
  ])
  const all = [[first, text.now, text.before, text.changeInPercent], ...lines]
  const words = title.toLowerCase().match(/[a-z]+/g) ?? []
  return {
    name: `${words.join('-')}-${counted.from}.csv`,
    content: BYTE_ORDER_MARK + all.map((line) => `${line.map(quote).join(',')}\r\n`).join(''),
  }
}

/** In quotes where it must be. Readers type the words of searches: a formula is not calculated when the file is opened. */
function quote(value: string | number): string {
  const plain = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
