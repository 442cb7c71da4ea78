import { sql } from 'kysely'
import { orNotFound } from '#core/errors.ts'
import { findSuspension } from '#features/accounts/server/public.ts'
import { fullName } from '#features/discussions/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Call } from '#platform/http/call-context.ts'
import type * as calls from '../contract.ts'
import type { MemberFacts } from '../contract.ts'
import { historyItems, selectEntries } from './moderation-log.ts'
import { personsById } from './persons.ts'

/** Decisions and notes that are shown. */
const SHOWN = 50

/** What moderators know about a member; a deleted account keeps its history. @throws {AppError} `not_found` */
export async function readMember(db: Db, id: number, now: Date): Promise<MemberFacts> {
  const columns = db.selectFrom('account').select(['first_name', 'last_name', 'points', 'created_at'])
  const account = orNotFound(await columns.where('id', '=', id).executeTakeFirst())
  const decisions = await selectEntries(db).where('member_id', '=', id).limit(SHOWN).execute()
  return {
    id,
    name: fullName(account),
    since: account.created_at,
    suspension: (await findSuspension(db, id, now)) ?? null,
    points: account.points,
    ...(await countPosts(db, id)),
    history: await historyItems(db, decisions),
    notes: await listNotes(db, id),
  }
}

/** Four counts, each by an index. */
async function countPosts(db: Db, id: number) {
  const ofMember = (table: 'discussion' | 'comment') =>
    sql`(select id from ${sql.table(table)} where author_id = ${id})`
  const { rows } = await sql<Record<'posts' | 'comments' | 'was_reported' | 'has_reported', number | string>>`select
    (select count(*) from discussion where author_id = ${id}) as posts,
    (select count(*) from comment where author_id = ${id}) as comments,
    (select count(*) from abuse_report where target = 'post' and target_id in ${ofMember('discussion')}) +
    (select count(*) from abuse_report where target = 'comment' and target_id in ${ofMember('comment')}) as was_reported,
    (select count(*) from abuse_report where reporter_id = ${id}) as has_reported`.execute(db)
  const counts = orNotFound(rows[0])
  return {
    posts: Number(counts.posts),
    comments: Number(counts.comments),
    was_reported: Number(counts.was_reported),
    has_reported: Number(counts.has_reported),
  }
}

async function listNotes(db: Db, memberId: number): Promise<MemberFacts['notes']> {
  const rows = await db
    .selectFrom('member_note')
    .select(['id', 'text', 'author_id', 'created_at as at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  const authorIds = rows.map(({ author_id }) => author_id)
  const names = await personsById(db, authorIds)
  return rows.flatMap(({ author_id, ...row }) => {
    const by = names.get(author_id)
    return by ? [{ ...row, by }] : []
  })
}

export function addNote({ params, input, member, now, commit }: Call<typeof calls.addNote>): Promise<MemberFacts> {
  return commit(async (tx) => {
    const note = { member_id: params.id, author_id: member.id, text: input.text, created_at: now.toISOString() }
    orNotFound((await personsById(tx, [params.id])).get(params.id))
    await tx.insertInto('member_note').values(note).execute()
    return readMember(tx, params.id, now)
  })
}
