import type { PersonalDataProvider } from '#features/accounts/server/personal-data.ts'
import { endSuspension } from '#features/accounts/server/public.ts'
import { Batches } from '#platform/http/batches.ts'
import { lockPost, setState } from './actions/post-state.ts'

/** What a member wrote, follows and reported. */
export const discussionPersonalData: PersonalDataProvider = {
  name: 'community',
  begin: async () => undefined,
  async export(db, accountId) {
    const idsOf = async (table: 'discussion' | 'comment') => {
      const rows = await db.selectFrom(table).select('id').where('author_id', '=', accountId).orderBy('id').execute()
      return rows.map(({ id }) => id)
    }
    // One after the other, because each may have thousands of rows.
    const discussions = await idsOf('discussion')
    const comments = await idsOf('comment')
    const [follows, reports, suspensions] = await Promise.all([
      db
        .selectFrom('discussion_follow')
        .select('discussion_id')
        .where('account_id', '=', accountId)
        .orderBy('discussion_id')
        .execute(),
      db
        .selectFrom('abuse_report')
        .select(['target', 'target_id', 'abuse_type', 'message', 'created_at', 'settled_at'])
        .where('reporter_id', '=', accountId)
        .orderBy('id')
        .execute(),
      db
        .selectFrom('suspension')
        .select(['until', 'reason', 'created_at'])
        .where('account_id', '=', accountId)
        .execute(),
    ])
    const followed = follows.map(({ discussion_id }) => discussion_id)
    return {
      discussions: new Batches(discussions, (ids) =>
        db
          .selectFrom('discussion')
          .select(['id', 'title', 'body', 'state', 'created_at', 'updated_at'])
          .where('id', 'in', ids)
          .orderBy('id')
          .execute(),
      ),
      comments: new Batches(comments, (ids) =>
        db
          .selectFrom('comment')
          .select(['id', 'discussion_id', 'body', 'state', 'created_at', 'updated_at'])
          .where('id', 'in', ids)
          .orderBy('id')
          .execute(),
      ),
      follows: new Batches(followed, async (ids) => {
        const rows = await db
          .selectFrom('discussion_follow')
          .select(['discussion_id', 'is_active'])
          .where('account_id', '=', accountId)
          .where('discussion_id', 'in', ids)
          .orderBy('discussion_id')
          .execute()
        return rows.map(({ discussion_id, is_active }) => ({ discussion_id, following: is_active === 1 }))
      }),
      reports,
      suspensions,
    }
  },
  async withdraw(db, accountId) {
    for (const [target, table] of [
      ['comment', 'comment'],
      ['post', 'discussion'],
    ] as const) {
      const own = db.selectFrom(table).select('id').where('author_id', '=', accountId)
      for (const { id } of await own.where('state', 'in', ['visible', 'hidden']).execute())
        await db.transaction().execute(async (tx) => {
          const post = await lockPost(tx, target, id)
          if (post && post.state !== 'removed') await setState(tx, post, 'deleted')
        })
    }
  },
  /** Posts stay, by a former member. Reports stay too, because moderators may still have to settle them. */
  async forget(tx, accountId) {
    await tx.deleteFrom('discussion_follow').where('account_id', '=', accountId).execute()
    await tx.deleteFrom('comment_mention').where('account_id', '=', accountId).execute()
    await endSuspension(tx, accountId)
  },
}
