import type { MetaArgs } from 'react-router'
import { formatMonth } from '#core/format.ts'
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs.tsx'
import { inBrowser, type Load, onServer, type Page } from '#ui/page/page.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { moderation } from '../client.ts'
import { appealText, countsText as text } from '../messages.ts'
import './month-counts.css'

async function load({ api }: Load) {
  return moderation.listCounts(api)
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

const COLUMNS = ['reports', 'kept', 'removed', 'warned', 'suspended', 'appeals', 'changed', 'hours'] as const

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: text.title, description: text.lead, path: '/community/guidelines/decisions' })
}

/** How many reports were decided in each month. */
export default function MonthCountsPage({ loaderData: { results } }: Page<typeof load>) {
  const path = [
    { name: appealText.home, to: '/' },
    { name: appealText.guidelines, to: '/community/guidelines' },
    { name: text.title },
  ]
  return (
    <div className="wrap">
      <Breadcrumbs items={path} />
      <div className="page-body reading">
        <h1>{text.title}</h1>
        <p>{text.lead}</p>
        {results.length === 0 ? (
          <p>{text.none}</p>
        ) : (
          <table className="month-counts">
            <thead>
              <tr>
                <th scope="col">{text.month}</th>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col">
                    {text.columns[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {results.map((row) => (
                <tr key={row.month}>
                  <th scope="row">{formatMonth(row.month)}</th>
                  {COLUMNS.map((column) => (
                    <td key={column} data-label={text.columns[column]}>
                      {column === 'hours' ? text.hours(row.hours) : row[column]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className="quiet">{text.foot}</p>
      </div>
    </div>
  )
}
