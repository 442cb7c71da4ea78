// biome-ignore-all lint/a11y/noRedundantRoles: with other displays in CSS, some browsers show no table to screen readers
import { formatMonth, formatShortDate } from '#core/format.ts'
import type { Numbers } from '../../contract.ts'
import { formatShown, tableText, text } from '../../messages.ts'
import { largestOf, TimeBar } from './Bar.tsx'

/** Finished downloads by days, weeks or months: rows on phones, columns on wide screens. */
export function TimeTable({ numbers: { period, tables } }: { numbers: Numbers }) {
  const rows = tables.downloads
  const { caption, first } = tableText.downloads
  const largest = largestOf(rows)
  const hasBefore = rows.some(({ before }) => before !== null)
  return (
    <>
      <table className={`numbers-table numbers-time numbers-time-${period}`} role="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {first}
            </th>
            <th scope="col" role="columnheader">
              {text.now}
            </th>
            <th scope="col" role="columnheader" className="numbers-chart">
              <span className="visually-hidden">{text.bar}</span>
            </th>
            {hasBefore && (
              <th scope="col" role="columnheader" className="numbers-wide">
                {text.before}
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.label} role="row">
              <th scope="row" role="rowheader">
                {period === '12-months' ? formatMonth(row.label) : formatShortDate(row.label)}
              </th>
              <td role="cell">
                <b>{formatShown(row.now)}</b>
              </td>
              <td role="cell" className="numbers-chart">
                <TimeBar row={row} largest={largest} />
              </td>
              {hasBefore && (
                <td role="cell" className="numbers-wide quiet">
                  {row.before && formatShown(row.before)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="numbers-key">
        <span>
          <svg viewBox="0 0 22 14" aria-hidden="true">
            <rect width="22" height="14" />
          </svg>
          {text.thisPeriod}
        </span>
        {hasBefore && (
          <span>
            <svg viewBox="0 0 22 14" aria-hidden="true">
              <path className="numbers-before" d="M0 7h22" />
            </svg>
            {text.periodBefore}
          </span>
        )}
        {rows.some((row) => row.is_running) && (
          <span>
            <svg viewBox="0 0 22 14" aria-hidden="true">
              <rect className="numbers-running" x="1" y="1" width="20" height="12" />
            </svg>
            {text.notOver[period]}
          </span>
        )}
      </p>
    </>
  )
}
