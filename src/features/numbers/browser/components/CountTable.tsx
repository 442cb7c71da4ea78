import type { ReactNode } from 'react'
import { formatMonth, formatShortDate } from '#core/format.ts'
import { Link } from '#ui/navigation/Link.tsx'
import type { Numbers, NumbersRow } from '../../contract.ts'
import { formatShown, tableText, text } from '../../messages.ts'
import type { TableName } from '../../views.ts'
import { Bar } from './Bar.tsx'

export interface CountTableProps {
  numbers: Numbers
  table: TableName
  hasBars?: boolean
  /** What stands before and after the label. */
  mark?: (index: number) => ReactNode
  hint?: (row: NumbersRow) => ReactNode
  /** A last column. */
  last?: { heading: string; cell: (row: NumbersRow) => ReactNode; className?: string }
}

/** A table of counts. On phones without the period before, which the line in the bars shows. Rows of time are columns on wide screens. */
export function CountTable({ numbers: { tables, period }, table, hasBars, mark, hint, last }: CountTableProps) {
  const { caption, first, count = text.now } = tableText[table]
  const rows = tables[table]
  const hasBefore = rows.some(({ before }) => before !== null)
  const parts = rows.filter((row) => !isSum(row)).flatMap(({ now, before }) => [now.value, before?.value ?? 0])
  const largest = Math.max(1, ...parts)
  const time = table === 'downloads' ? `numbers-time numbers-time-${period}` : ''
  const labelOf = ({ label, page }: NumbersRow) => {
    if (time) return period === '12-months' ? formatMonth(label) : formatShortDate(label)
    if (table === 'missed') return text.quoted(label)
    return page === null ? label : <Link to={page}>{label}</Link>
  }
  if (rows.length === 0) return <p className="numbers-hint">{text.nothing}</p>
  return (
    <table className={`numbers-table ${time}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {hasBars && (
            <th scope="col" className="numbers-chart">
              <span className="visually-hidden">{text.bar}</span>
            </th>
          )}
          <th scope="col">{count}</th>
          {hasBefore && (
            <th scope="col" className="numbers-wide">
              {text.before}
            </th>
          )}
          {last && (
            <th scope="col" className={last.className}>
              {last.heading}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.label}>
            <th scope="row">
              {mark?.(index)}
              {labelOf(row)}
              {hint?.(row)}
            </th>
            {hasBars && <td className="numbers-chart">{!isSum(row) && <Bar row={row} largest={largest} />}</td>}
            <td>
              <b>{formatShown(row.now)}</b>
            </td>
            {hasBefore && <td className="numbers-wide quiet">{row.before && formatShown(row.before)}</td>}
            {last && <td className={last.className}>{last.cell(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Whether a row is the sum of many others: its bar would make all others small. */
function isSum({ page }: NumbersRow): boolean {
  return page?.startsWith('/admin/numbers') ?? false
}
