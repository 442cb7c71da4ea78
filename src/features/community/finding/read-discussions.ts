import { textOfMarkup } from '#core/words.ts'
import type { Db } from '#server/database/schema.ts'
import { VISIBLE } from '../queries/visible.ts'
import type { DiscussionIndex, IndexedDiscussion } from './discussion-index.ts'
import type { Pace } from './pace.ts'

/** Rows that are read at once: 2 ms. */
export const ROWS = 250

interface CountsRow {
  id: number
  comment_count: number
  view_count: number
}

/** Reads all visible discussions without their comments: a second for 20,000. */
export async function readAllDiscussions(db: Db, index: DiscussionIndex, pace: Pace): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await discussionRows(db).where('id', '>', after).orderBy('id').limit(ROWS).execute()
    for (const row of rows) {
      index.show(index.add(indexed(row), { title: row.title, text: textOfMarkup(row.body) }))
      await pace.step()
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < ROWS) return
    after = last.id
  }
}

/** Reads all visible comments, those of a discussion after each other. */
export async function readAllComments(db: Db, index: DiscussionIndex, pace: Pace): Promise<void> {
  for (let [discussion, comment] = [0, 0]; ; ) {
    const rows = await commentRows(db)
      .where(({ eb, refTuple, tuple }) => eb(refTuple('discussion_id', 'id'), '>', tuple(discussion, comment)))
      .limit(ROWS)
      .execute()
    for (const row of rows) {
      index.addCommentTo(row.discussion_id, row.body)
      await pace.step()
    }
    if (index.needsPacking) await index.pack(pace)
    const last = rows.at(-1)
    if (last === undefined || rows.length < ROWS) return
    ;[discussion, comment] = [last.discussion_id, last.id]
  }
}

/** Reads discussions again, with their comments; those that readers don't see any more are taken out. */
export async function readAgain(db: Db, index: DiscussionIndex, ids: readonly number[], pace: Pace): Promise<void> {
  for (const id of ids) {
    const row = await discussionRows(db).where('id', '=', id).executeTakeFirst()
    if (row === undefined) index.remove(id)
    else {
      const slot = index.add(indexed(row), { title: row.title, text: textOfMarkup(row.body) })
      await readCommentsOf(db, index, { id, slot }, pace)
      index.show(slot)
    }
    await pace.step()
  }
}

async function readCommentsOf(db: Db, index: DiscussionIndex, { id, slot }: { id: number; slot: number }, pace: Pace) {
  for (let after = 0; ; ) {
    const rows = await commentRows(db).where('discussion_id', '=', id).where('id', '>', after).limit(ROWS).execute()
    for (const row of rows) {
      index.addComment(slot, row.body)
      await pace.step()
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < ROWS) return
    after = last.id
  }
}

/** Brings what equal hits are sorted by to what it is now: people read, and nobody says so. */
export async function readAllCounts(db: Db, index: DiscussionIndex, pace: Pace): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await countsRows(db).where('id', '>', after).orderBy('id').limit(ROWS).execute()
    for (const row of rows) setCounts(index, row)
    await pace.step()
    const last = rows.at(-1)
    if (last === undefined || rows.length < ROWS) return
    after = last.id
  }
}

export async function readCounts(db: Db, index: DiscussionIndex, ids: readonly number[]): Promise<void> {
  for (const row of await countsRows(db).where('id', 'in', ids).execute()) setCounts(index, row)
}

function setCounts(index: DiscussionIndex, { id, comment_count, view_count }: CountsRow): void {
  const discussion = index.find(id)
  if (!discussion) return
  discussion.commentCount = comment_count
  discussion.viewCount = view_count
}

const countsRows = (db: Db) => db.selectFrom('discussion').select(['id', 'comment_count', 'view_count'])

const discussionRows = (db: Db) =>
  db
    .selectFrom('discussion')
    .select(['id', 'topic_id', 'title', 'body', 'created_at', 'comment_count', 'view_count'])
    .where('state', '=', VISIBLE)

const commentRows = (db: Db) =>
  db
    .selectFrom('comment')
    .select(['id', 'discussion_id', 'body'])
    .where('state', '=', VISIBLE)
    .orderBy('discussion_id')
    .orderBy('id')

function indexed(row: CountsRow & { topic_id: number; created_at: string }): IndexedDiscussion {
  return {
    id: row.id,
    topicId: row.topic_id,
    createdAt: Date.parse(row.created_at),
    commentCount: row.comment_count,
    viewCount: row.view_count,
  }
}
