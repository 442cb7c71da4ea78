import { formatAgo } from '#core/format.ts'
import { hasAccess } from '#core/roles.ts'
import { discussionPath } from '#features/discussions/paths.ts'
import { toDoItem } from '#features/editing/server/public.ts'
import type { Feature } from '#platform/feature.ts'
import { CASE_TYPES, caseBy, hasIt, toDoText as text } from '../messages.ts'
import { listCases } from './cases.ts'

const DAY_MS = 24 * 60 * 60_000
const LATE_MS = { report: DAY_MS, appeal: 3 * DAY_MS }
/** A question without an answer is listed from its first to its last day, at most so many. */
const UNANSWERED = { first: 7 * DAY_MS, last: 60 * DAY_MS, shown: 20 }

/** Reports and appeals, and questions that nobody has answered, for moderators. */
export const listModeratorToDo: NonNullable<Feature['toDo']> = async (db, by, now) => {
  if (!hasAccess(by.role, 'moderator')) return []
  const { results } = await listCases(db, by, now)
  const cases = results.map(({ key, type, target, author, since, reports, claimed_by }) => {
    const isAppeal = type === 'appeal'
    const isLate = now.getTime() - Date.parse(since) > LATE_MS[isAppeal ? 'appeal' : 'report']
    const facts = [
      formatAgo(since, now.getTime()),
      isAppeal ? '' : CASE_TYPES[type],
      claimed_by && hasIt(claimed_by.name),
    ]
    return toDoItem({
      group: isLate ? 'late' : 'community',
      kind: 'report',
      entry: key,
      state: isAppeal ? CASE_TYPES.appeal : text.reports(reports),
      title: isAppeal ? text.asks(author.name) : caseBy[target](author.name),
      detail: `${facts.filter(Boolean).join('. ')}.`,
      step: isAppeal ? text.answer : text.open,
      at: since,
      page: `/admin/reports?case=${key}`,
    })
  })
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const questions = await db
    .selectFrom('discussion')
    .select(['id', 'slug', 'title', 'created_at'])
    .where('state', '=', 'visible')
    .where('comment_count', '=', 0)
    .where('created_at', '>', ago(UNANSWERED.last))
    .where('created_at', '<', ago(UNANSWERED.first))
    .orderBy('created_at', 'desc')
    .limit(UNANSWERED.shown)
    .execute()
  const unanswered = questions.map(({ id, slug, title, created_at }) =>
    toDoItem({
      group: 'community',
      kind: 'question',
      entry: String(id),
      state: text.noAnswer,
      title,
      detail: formatAgo(created_at, now.getTime()),
      step: text.open,
      at: created_at,
      page: discussionPath(slug),
    }),
  )
  return [...cases, ...unanswered]
}
