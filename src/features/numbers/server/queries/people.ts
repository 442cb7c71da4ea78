import { VISIBLE } from '#features/discussions/server/public.ts'
import { countRows } from '#platform/database/count-rows.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Span } from '../periods.ts'

const HOUR_MS = 60 * 60_000
/** Fewer answers have no usual time. */
const MIN_ANSWERS = 5
const MAX_COMMENTS = 100

/** A time on one of the days is at or after the first value, and before the second one. */
const timesOf = ({ from, until }: Span) => [from, `${until}T24`] as const

export function countMembers(db: Db, span: Span): Promise<number> {
  const [from, until] = timesOf(span)
  return countRows(db.selectFrom('account').where('verified_at', '>=', from).where('verified_at', '<', until))
}

export function countSubscribers(db: Db, span: Span): Promise<number> {
  const [from, until] = timesOf(span)
  return countRows(
    db.selectFrom('newsletter_subscriber').where('created_at', '>=', from).where('created_at', '<', until),
  )
}

/** The questions of some days, by the time to their first answer, which is of another member. */
export async function readQuestions(db: Db, span: Span) {
  const [from, until] = timesOf(span)
  const questions = await db
    .selectFrom('discussion')
    .select((row) => [
      'discussion.created_at',
      // The first one by id is the earliest one, and an index has all of it.
      row
        .selectFrom('comment')
        .select('comment.created_at')
        .whereRef('comment.discussion_id', '=', 'discussion.id')
        .whereRef('comment.author_id', '!=', 'discussion.author_id')
        .where('comment.state', '=', VISIBLE)
        .orderBy('comment.id')
        .limit(1)
        .as('answered_at'),
    ])
    .where('discussion.state', '=', VISIBLE)
    .where('discussion.created_at', '>=', from)
    .where('discussion.created_at', '<', until)
    .execute()
  const waits = questions
    .flatMap(({ created_at, answered_at }) =>
      answered_at === null ? [] : [(Date.parse(answered_at) - Date.parse(created_at)) / HOUR_MS],
    )
    .sort((one, other) => one - other)
  const within = (hours: number) => waits.filter((wait) => wait <= hours).length
  const [day, week] = [within(24), within(7 * 24)]
  const median = waits[Math.floor(waits.length / 2)] ?? 0
  return {
    count: questions.length,
    median: waits.length < MIN_ANSWERS ? null : Math.max(1, Math.round(median)),
    parts: { day, week: week - day, later: waits.length - week, none: questions.length - waits.length },
  }
}

/** The answers of the survey: how many of each, and the newest messages. */
export async function readSurvey(db: Db, span: Span) {
  const [from, until] = timesOf(span)
  const sent = db.selectFrom('feedback').where('created_at', '>=', from).where('created_at', '<', until)
  const rows = await sent
    .select(({ fn }) => ['ease', 'found', fn.countAll().as('count')])
    .groupBy(['ease', 'found'])
    .execute()
  const written = sent.select('message').where('message', '!=', '')
  const comments = await written.orderBy('id', 'desc').limit(MAX_COMMENTS).execute()
  const sum = (isMeant: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isMeant).reduce((all, { count }) => all + Number(count), 0)
  return {
    ofEase: (ease: number) => sum((row) => row.ease === ease),
    ofFound: (found: string) => sum((row) => row.found === found),
    comments: comments.map(({ message }) => message),
  }
}
