import { AppError } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import type { ViewerState } from '../../schemas.ts'
import { VISIBLE } from './visible.ts'

/** Members that the mention list offers. */
const MAX_PARTICIPANTS = 50

/** What a discussion page shows to this member only. @throws {AppError} `not_found` if readers do not see the discussion */
export async function getViewerState(db: Db, discussionId: number, memberId: number): Promise<ViewerState> {
  const discussion = await db
    .selectFrom('discussion')
    .select('id')
    .where('id', '=', discussionId)
    .where('state', '=', VISIBLE)
    .executeTakeFirst()
  if (discussion === undefined) throw new AppError('not_found')
  const [following, reported, participants] = await Promise.all([
    isFollowing(db, discussionId, memberId),
    listReported(db, discussionId, memberId),
    listParticipants(db, discussionId),
  ])
  return {
    following,
    reported_post: reported.some(({ target }) => target === 'post'),
    reported_comments: reported.filter(({ target }) => target === 'comment').map((row) => row.target_id),
    participants: participants.filter(({ id }) => id !== memberId),
  }
}

async function isFollowing(db: Db, discussionId: number, memberId: number): Promise<boolean> {
  const row = await db
    .selectFrom('discussion_follow')
    .select('is_active')
    .where('discussion_id', '=', discussionId)
    .where('account_id', '=', memberId)
    .executeTakeFirst()
  return row?.is_active === 1
}

function listReported(db: Db, discussionId: number, memberId: number) {
  const comments = db.selectFrom('comment').select('id').where('discussion_id', '=', discussionId)
  return db
    .selectFrom('abuse_report')
    .select(['target', 'target_id'])
    .where('reporter_id', '=', memberId)
    .where((row) =>
      row.or([
        row.and([row('target', '=', 'post'), row('target_id', '=', discussionId)]),
        row.and([row('target', '=', 'comment'), row('target_id', 'in', comments)]),
      ]),
    )
    .execute()
}

/** Members who wrote in a discussion, most recent writer first, without removed members. */
export async function listParticipants(db: Db, discussionId: number): Promise<{ id: number; name: string }[]> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('comment')
        .select(['author_id', 'created_at'])
        .where('discussion_id', '=', discussionId)
        .where('state', '=', VISIBLE)
        .unionAll(from.selectFrom('discussion').select(['author_id', 'created_at']).where('id', '=', discussionId))
        .as('post'),
    )
    .innerJoin('account', 'account.id', 'post.author_id')
    .select((row) => ['account.id', 'first_name', 'last_name', row.fn.max('post.created_at').as('last_at')])
    .where('account.removed_at', 'is', null)
    .groupBy(['account.id', 'first_name', 'last_name'])
    .orderBy('last_at', 'desc')
    .limit(MAX_PARTICIPANTS)
    .execute()
  return rows.map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` }))
}
