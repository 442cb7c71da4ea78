import { sql } from 'kysely'
import { ROLES } from '#core/roles.ts'
import type { PostRef } from '#features/discussions/server/public.ts'
import type { ContentTarget, PostState } from '#features/discussions/server/tables.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Person } from '../contract.ts'
import { findJudgeDenial } from '../policy.ts'
import { listModeratedPosts, type ModeratedPost } from './moderated-posts.ts'
import { checkModerator, type Moderator } from './moderator.ts'
import { personsById } from './persons.ts'

/** Posts that are listed. */
const SHOWN = 100

interface OpenReport {
  abuse_type: string
  /** Empty if the reporter wrote nothing. */
  message: string
  created_at: string
  reporter: Person
}

/** A post that waits for a moderator. */
export interface QueueItem extends ModeratedPost {
  author: Person
  /** Open reports, oldest first; at most one by each member. */
  reports: OpenReport[]
}

/**
 * The discussions and comments that are hidden or have open reports and about which the moderator can decide, longest waiting
 * first, at most 100. A post that its author has deleted stays in the queue until its reports are settled.
 * @throws {AppError} `not_allowed` if the caller is no moderator
 */
export async function listQueue(db: Db, moderator: Moderator): Promise<{ count: number; results: QueueItem[] }> {
  checkModerator(moderator)
  const isAll = moderator === 'command line'
  const roles = ROLES.filter((role) => isAll || findJudgeDenial(moderator, { id: 0, role }) === undefined)
  const waiting = db
    .selectFrom(selectWaiting(db).as('waiting'))
    .leftJoin('discussion', (join) => join.onRef('discussion.id', '=', 'waiting.id').on('target', '=', 'post'))
    .leftJoin('comment', (join) => join.onRef('comment.id', '=', 'waiting.id').on('target', '=', 'comment'))
    .innerJoin('account', (join) =>
      join.on((row) => row('account.id', '=', row.fn.coalesce('discussion.author_id', 'comment.author_id'))),
    )
    .where('account.id', '!=', isAll ? 0 : moderator.id)
    .where('account.role', 'in', roles)
  const { count } = await waiting.select((row) => row.fn.countAll().as('count')).executeTakeFirstOrThrow()
  const oldest = waiting.select(['target', 'waiting.id']).orderBy('since').orderBy('target').orderBy('waiting.id')
  return { count: Number(count), results: await openReportsOf(db, await oldest.limit(SHOWN).execute()) }
}

function selectWaiting(db: Db) {
  const reported = db
    .selectFrom('abuse_report')
    .select((row) => ['target', 'target_id as id', row.fn.min('created_at').as('since')])
    .where('settled_at', 'is', null)
    .groupBy(['target', 'target_id'])
  return reported.unionAll(hiddenWithoutReport(db, 'post')).unionAll(hiddenWithoutReport(db, 'comment'))
}

/** Hidden posts without an open report, for example in a wave of spam. */
function hiddenWithoutReport(db: Db, target: ContentTarget) {
  const reported = db.selectFrom('abuse_report').select('target_id').where('target', '=', target)
  return db
    .selectFrom(target === 'post' ? 'discussion' : 'comment')
    .select([sql.lit<ContentTarget>(target).as('target'), 'id', 'updated_at as since'])
    .where('state', '=', sql.lit<PostState>('hidden'))
    .where('id', 'not in', reported.where('settled_at', 'is', null))
}

/** Posts with their open reports. */
export async function openReportsOf(db: Db, refs: readonly PostRef[]): Promise<QueueItem[]> {
  if (refs.length === 0) return []
  const posts = await listModeratedPosts(db, refs)
  const reports = await db
    .selectFrom('abuse_report')
    .selectAll()
    .where((row) => row.or(refs.map(({ target, id }) => row.and({ target, target_id: id }))))
    .where('settled_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const memberIds = [...posts.map(({ author_id }) => author_id), ...reports.map(({ reporter_id }) => reporter_id)]
  const names = await personsById(db, memberIds)
  return posts.flatMap((post) => {
    const author = names.get(post.author_id)
    const ofPost = reports.flatMap(({ reporter_id, target, target_id, ...report }) => {
      const reporter = target === post.target && target_id === post.id ? names.get(reporter_id) : undefined
      return reporter ? [{ ...report, reporter }] : []
    })
    return author ? [{ ...post, author, reports: ofPost }] : []
  })
}
