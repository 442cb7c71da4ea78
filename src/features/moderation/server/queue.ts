import { sql } from 'kysely'
import { type Author, authorsById } from '#features/accounts/server/public.ts'
import type { PostRef } from '#features/discussions/server/public.ts'
import type { ContentTarget, PostState } from '#features/discussions/server/tables.ts'
import type { Db } from '#platform/database/schema.ts'
import { listModeratedPosts, type ModeratedPost, postKey } from './moderated-posts.ts'
import type { Window } from './moderation-log.ts'
import { checkModerator, type Moderator } from './moderator.ts'

export interface OpenReport {
  id: number
  abuse_type: string
  /** Empty if the reporter wrote nothing. */
  message: string
  created_at: string
  reporter: Author
}

/** A post that waits for a moderator. */
export interface QueueItem extends Omit<ModeratedPost, 'author_id'> {
  author: Author
  /** Open reports, oldest first; at most one by each member. */
  reports: OpenReport[]
}

/**
 * The discussions and comments that are hidden or have open reports, longest waiting first. A post that its author has
 * deleted stays in the queue until its reports are settled.
 * @throws {AppError} `not_allowed` if the caller is no moderator
 */
export async function listQueue(
  db: Db,
  moderator: Moderator,
  { page, pageSize }: Window,
): Promise<{ count: number; results: QueueItem[] }> {
  checkModerator(moderator)
  const { count } = await db
    .selectFrom(waiting(db).as('waiting'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const refs = await db
    .selectFrom(waiting(db).as('waiting'))
    .select(['target', 'id'])
    .orderBy('since')
    .orderBy('target')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { count: Number(count), results: await openReportsOf(db, refs) }
}

const HIDDEN = sql.lit<PostState>('hidden')

function waiting(db: Db) {
  const reported = db
    .selectFrom('abuse_report')
    .select((row) => ['target', 'target_id as id', row.fn.min('created_at').as('since')])
    .where('settled_at', 'is', null)
    .groupBy(['target', 'target_id'])
  return reported.unionAll(hiddenWithoutReport(db, 'post')).unionAll(hiddenWithoutReport(db, 'comment'))
}

/** Hidden posts without an open report. The site makes none, but none must be overlooked. */
function hiddenWithoutReport(db: Db, target: ContentTarget) {
  const table = target === 'post' ? 'discussion' : 'comment'
  const reported = db
    .selectFrom('abuse_report')
    .select('target_id')
    .where('target', '=', target)
    .where('settled_at', 'is', null)
  return db
    .selectFrom(table)
    .select([sql.lit<ContentTarget>(target).as('target'), 'id', 'updated_at as since'])
    .where('state', '=', HIDDEN)
    .where('id', 'not in', reported)
}

/** Posts with their open reports. Two queries for any number of them. */
export async function openReportsOf(db: Db, refs: readonly PostRef[]): Promise<QueueItem[]> {
  const posts = await listModeratedPosts(db, refs)
  const reports = Map.groupBy(await listOpenReports(db, refs), ({ target, target_id }) =>
    postKey({ target, id: target_id }),
  )
  const authors = await authorsById(
    db,
    [...reports.values()]
      .flat()
      .map((report) => report.reporter_id)
      .concat(posts.map((post) => post.author_id)),
  )
  return posts.flatMap(({ author_id, ...post }) => {
    const author = authors.get(author_id)
    const ofPost = (reports.get(postKey(post)) ?? []).flatMap(
      ({ id, abuse_type, message, created_at, reporter_id }) => {
        const reporter = authors.get(reporter_id)
        return reporter ? [{ id, abuse_type, message, created_at, reporter }] : []
      },
    )
    return author ? [{ ...post, author, reports: ofPost }] : []
  })
}

async function listOpenReports(db: Db, refs: readonly PostRef[]) {
  if (refs.length === 0) return []
  return db
    .selectFrom('abuse_report')
    .selectAll()
    .where((row) => row.or(refs.map(({ target, id }) => row.and({ target, target_id: id }))))
    .where('settled_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
