import type { Selectable } from 'kysely'
import { z } from 'zod'
import { type AuditAction, DECISION_KIND, type DecisionName } from '#features/editing/messages.ts'
import { recordAudit } from '#features/editing/server/public.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { HistoryItem } from '../contract.ts'
import { text } from '../messages.ts'
import { findModeratedPost, type ModeratedPost } from './moderated-posts.ts'
import type { Decision } from './moderator.ts'
import { personsById } from './persons.ts'
import type { ModerationEntryTable } from './tables.ts'

/** Decisions that the command line lists. */
const SHOWN = 100

/** The post or member that a decision is about. */
export interface Subject {
  target: ModerationEntryTable['target']
  id: number
}

const PostState = z.enum(['visible', 'hidden', 'removed', 'deleted'])

/** What a decision replaced. */
export const Before = z.object({
  state: PostState.optional(),
  /** Null when there was none. */
  suspension: z.object({ until: z.string().nullable(), reason: z.string(), created_at: z.string() }).nullish(),
  /** The posts of a decision about many. */
  posts: z.array(z.object({ target: z.enum(['post', 'comment']), id: z.int(), state: PostState })).optional(),
  /** Until when young accounts could not post. */
  pause: z.string().nullish(),
})
export type Before = z.infer<typeof Before>

/** Logs a decision in its transaction. @returns the id of the entry */
export async function addEntry(
  tx: Tx,
  action: DecisionName,
  subject: Subject & { memberId: number | null },
  decision: Decision,
  before: Before = {},
): Promise<number> {
  const { moderator, now } = decision
  const entry = {
    moderator_id: moderator === 'command line' ? null : moderator.id,
    action,
    target: subject.target,
    target_id: subject.id,
    member_id: subject.memberId,
    reason: decision.reason.trim(),
    created_at: now.toISOString(),
    // Mails that leave at once cannot be taken back.
    before: decision.mailsAt === undefined ? null : JSON.stringify(before),
  }
  const { id } = await tx.insertInto('moderation_entry').values(entry).returning('id').executeTakeFirstOrThrow()
  await auditDecision(tx, action, entry, entry.moderator_id, now)
  return id
}

export type Entry = Selectable<ModerationEntryTable>

/** Adds a line to the log that the staff read. The name of the member is not in it, because accounts are erased. */
export async function auditDecision(
  tx: Tx,
  action: AuditAction,
  { target, target_id, member_id, reason }: Pick<Entry, 'target' | 'target_id' | 'member_id' | 'reason'>,
  by: number | null,
  now: Date,
): Promise<void> {
  const entry = target === 'member' ? '' : `${target}-${target_id}`
  const line = {
    action,
    kind: DECISION_KIND,
    entry,
    title: member_id === null ? text.newMembers : '',
    detail: reason,
    memberId: member_id,
  }
  await recordAudit({ tx, actor: by === null ? undefined : { id: by }, now }, line)
}

export function selectEntries(db: Db) {
  return db.selectFrom('moderation_entry').selectAll().orderBy('id', 'desc')
}

export function findEntry(db: Db, id: number): Promise<Entry | undefined> {
  return selectEntries(db).where('id', '=', id).executeTakeFirst()
}

/** The post that a decision is about. A warning or a suspension has removed it in the same moment. */
export async function findPostOf(db: Db, entry: Entry): Promise<ModeratedPost | undefined> {
  if (entry.target !== 'member') return findModeratedPost(db, { target: entry.target, id: entry.target_id })
  const ofMoment = selectEntries(db).where('member_id', '=', entry.member_id).where('created_at', '=', entry.created_at)
  const removal = await ofMoment.where('action', '=', 'remove').executeTakeFirst()
  return removal && findPostOf(db, removal)
}

/** Decisions with the names of the moderators. */
export async function historyItems(db: Db, entries: readonly Entry[]): Promise<HistoryItem[]> {
  const moderatorIds = entries.flatMap(({ moderator_id }) => moderator_id ?? [])
  const names = await personsById(db, moderatorIds)
  return entries.map(({ id, created_at: at, action, target, reason, undone_at, moderator_id }) => ({
    ...{ id, at, action, target, reason, undone_at },
    by: moderator_id === null ? null : (names.get(moderator_id) ?? null),
  }))
}

/** The last decisions, newest first: all, or those about one post, comment or member. */
export async function listLog(db: Db, subject: Subject | undefined) {
  const entries = subject
    ? selectEntries(db).where('target', '=', subject.target).where('target_id', '=', subject.id)
    : selectEntries(db)
  const found = await entries.limit(SHOWN).execute()
  const items = await historyItems(db, found)
  return items.map((item, at) => ({ ...item, target_id: found[at]?.target_id ?? 0 }))
}
