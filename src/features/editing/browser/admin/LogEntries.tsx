import { useCallback } from 'react'
import { isNewEntry } from '#core/content-type.ts'
import { formatClock, formatCount, formatLocalDate } from '#core/format.ts'
import { text as ui } from '#ui/messages.ts'
import { Link } from '#ui/navigation/Link.tsx'
import type { AuditItem } from '../../contract.ts'
import { type AuditAction, auditActions, DECISION_KIND, isAuditAction } from '../../messages.ts'
import { editing } from '../client.ts'
import { StateMark } from '../sheet/StateMark.tsx'
import { plannedTime, useZone } from '../sheet/times.ts'
import { LoadedContent, useLoaded } from './LoadedContent.tsx'
import { type LogFilter, logPath, logQueryOf } from './LogFilters.tsx'
import { logText as text } from './messages.ts'
import { versionsPath } from './versions-path.ts'

type Mark = Parameters<typeof StateMark>[0]['kind']

/** Actions whose mark is not that of a draft. */
const MARKS: Partial<Record<AuditAction, Mark>> = {
  published: 'done',
  untrashed: 'done',
  ordered: 'done',
  planned: 'waiting',
  'plan-failed': 'error',
  trashed: 'waiting',
  discarded: 'waiting',
  unpublished: 'waiting',
  dismissed: 'waiting',
}

/** One page of the log, by day. */
export function LogEntries({ filter }: { filter: LogFilter }) {
  const path = logPath(filter)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path has all of the filter
  const loaded = useLoaded(useCallback((api) => editing.listAudit(api, { query: logQueryOf(filter) }), [path]))
  return (
    <LoadedContent loaded={loaded}>
      {({ count, results, next, previous }) => (
        <>
          <p className="log-count" role="status">
            {count === 0 ? text.none : formatCount(count, text.changes)}
          </p>
          {groupByDay(results).map(([day, items]) => (
            <section className="to-do-group" key={day}>
              <header>
                <h2>{day}</h2>
              </header>
              <ol>
                {items.map((item) => (
                  <LogRow key={item.id} item={item} />
                ))}
              </ol>
            </section>
          ))}
          {(previous ?? next) !== null && (
            <nav className="log-pages" aria-label={text.pages}>
              {previous && <Link to={logPath({ ...filter, page: filter.page - 1 })}>{text.newer}</Link>}
              {next && <Link to={logPath({ ...filter, page: filter.page + 1 })}>{text.older}</Link>}
            </nav>
          )}
        </>
      )}
    </LoadedContent>
  )
}

function LogRow({ item: { action, at, by, kind, kind_name, entry, title, detail, member } }: { item: AuditItem }) {
  const zone = useZone()
  const known = isAuditAction(action) ? action : undefined
  const mark = (known && MARKS[known]) ?? 'draft'
  const name = (member?.name ?? title) || ui.untitledOf(kind_name)
  // Of a plan it is the time of the publication.
  const note = action === 'planned' ? text.plannedFor(plannedTime(detail, zone)) : detail
  // What was never public has another name once it is published, and none once it is deleted.
  const hasVersions = kind !== DECISION_KIND && entry !== '' && !isNewEntry(entry)
  const report = kind === DECISION_KIND && entry !== '' ? `/admin/reports?case=${entry}` : undefined
  const to = hasVersions ? versionsPath({ kind, entry }) : (report ?? (member && `/admin/people/${member.id}`))
  return (
    <li className={`to-do-row to-do-${mark}`}>
      <span className="to-do-state">
        <StateMark kind={mark} />
        {known ? auditActions[known] : action}
      </span>
      <div className="to-do-what">
        {to ? (
          <Link to={to} dir="auto">
            {name}
          </Link>
        ) : (
          <b dir="auto">{name}</b>
        )}
        <small>{[kind_name, note].filter((fact) => fact !== '' && fact !== name).join('. ')}</small>
      </div>
      <span className="log-who">
        <bdi>{by?.name ?? text.server}</bdi> <time dateTime={at}>{formatClock(at)}</time>
      </span>
    </li>
  )
}

const DAY_MS = 24 * 60 * 60_000

/** The changes of each day, in the same order. */
function groupByDay(all: readonly AuditItem[]): [string, AuditItem[]][] {
  const days = new Map<string, AuditItem[]>()
  for (const item of all) days.set(dayOf(item.at), [...(days.get(dayOf(item.at)) ?? []), item])
  return [...days]
}

function dayOf(iso: string): string {
  const day = formatLocalDate(new Date(iso))
  if (day === formatLocalDate(new Date())) return text.today
  return day === formatLocalDate(new Date(Date.now() - DAY_MS)) ? text.yesterday : day
}
