import type { ReactNode } from 'react'
import { Link } from '#ui/navigation/Link.tsx'
import type { NumbersRow, TableName } from '../../contract.ts'
import { formatShown, tableText, text } from '../../messages.ts'
import { Bar, largestOf } from './Bar.tsx'

interface CountTableProps {
  table: TableName
  rows: readonly NumbersRow[]
  /** Heading of the counts. */
  count?: string
  hasBars?: boolean
  /** What stands before and after the label. */
  mark?: (row: NumbersRow, index: number) => ReactNode
  hint?: (row: NumbersRow, index: number) => ReactNode
  /** A last column. */
  last?: { heading: string; cell: (row: NumbersRow) => ReactNode; className?: string }
}

/** A table of counts. On phones without the period before, which the line in the bars shows. */
export function CountTable({ table, rows, count = text.now, hasBars = false, mark, hint, last }: CountTableProps) {
  const { caption, first } = tableText[table]
  const hasBefore = rows.some(({ before }) => before !== null)
  const largest = largestOf(rows.filter(({ page }) => !page?.startsWith(MORE)))
  if (rows.length === 0) return <p className="numbers-hint">{text.nothing}</p>
  return (
    <table className="numbers-table">
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
              {mark?.(row, index)}
              {labelOf(table, row)}
              {hint?.(row, index)}
            </th>
            {hasBars && (
              <td className="numbers-chart">{row.page?.startsWith(MORE) || <Bar row={row} largest={largest} />}</td>
            )}
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

function labelOf(table: TableName, { label, page }: NumbersRow): ReactNode {
  if (table === 'missed') return text.quoted(label)
  return page === null ? label : <Link to={page}>{label}</Link>
}

/** The page of a row that is the sum of many: a bar of it would make all others small. */
const MORE = '/admin/numbers'
