import { type Selectable, sql } from 'kysely'
import type { OutputOf } from '#core/endpoint.ts'
import { orNotFound } from '#core/errors.ts'
import { authorsById, findSuspension } from '#features/accounts/server/public.ts'
import { fullName } from '#features/discussions/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Call } from '#platform/http/call-context.ts'
import type * as calls from '../contract.ts'
import type { HistoryItem, MemberFacts, Person } from '../contract.ts'
import type { ModerationEntryTable } from './tables.ts'

/** Decisions and notes that are shown. */
const SHOWN = 50

/** What moderators know about a member; a deleted account keeps its history. @throws {AppError} `not_found` */
export async function readMember(db: Db, id: number, now: Date): Promise<MemberFacts> {
  const account = await db
    .selectFrom('account')
    .select(['id', 'first_name', 'last_name', 'role', 'points', 'created_at', 'removed_at'])
    .where('id', '=', id)
    .executeTakeFirst()
    .then(orNotFound)
  const suspension = await findSuspension(db, id, now)
  return {
    id,
    name: fullName(account),
    role: account.role,
    since: account.created_at,
    is_removed: account.removed_at !== null,
    suspension: suspension ? { until: suspension.until, reason: suspension.reason } : null,
    points: account.points,
    ...(await countPosts(db, id)),
    history: await listHistory(db, id),
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

async function listHistory(db: Db, memberId: number): Promise<HistoryItem[]> {
  const entries = await db
    .selectFrom('moderation_entry')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  return historyItems(db, entries)
}

/** Decisions with the names of the moderators. */
export async function historyItems(
  db: Db,
  entries: readonly Selectable<ModerationEntryTable>[],
): Promise<HistoryItem[]> {
  const moderatorIds = entries.flatMap(({ moderator_id }) => moderator_id ?? [])
  const names = await personsById(db, moderatorIds)
  return entries.map(({ id, created_at: at, action, target, reason, undone_at, moderator_id }) => ({
    ...{ id, at, action, target, reason, undone_at },
    by: moderator_id === null ? null : (names.get(moderator_id) ?? null),
  }))
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

/** The names of members by id. */
export async function personsById(db: Db, ids: readonly number[]): Promise<Map<number, Person>> {
  const authors = await authorsById(db, ids)
  return new Map([...authors].map(([id, author]) => [id, { id, name: fullName(author) }]))
}

export function addNote({
  params,
  input,
  member,
  now,
  commit,
}: Call<typeof calls.addNote>): Promise<OutputOf<typeof calls.addNote>> {
  return commit(async (tx) => {
    await readMember(tx, params.id, now)
    await tx
      .insertInto('member_note')
      .values({ member_id: params.id, author_id: member.id, text: input.text, created_at: now.toISOString() })
      .execute()
    return readMember(tx, params.id, now)
  })
}
