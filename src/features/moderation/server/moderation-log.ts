import { type Author, authorsById } from '#features/accounts/server/public.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { allowModerating, type Decision, type Moderator } from './moderator.ts'
import type { ModerationEntryTable } from './tables.ts'

/** What moderators can do, as the log has it. */
export type Deed = 'keep' | 'remove' | 'restore' | 'warn' | 'suspend' | 'unsuspend' | 'end-sessions'

/** What a decision is about. */
export interface Subject {
  target: ModerationEntryTable['target']
  id: number
}

/** Writes a decision into the log, in its own transaction. @returns the entry's number */
export async function addEntry(tx: Tx, deed: Deed, subject: Subject, decision: Decision): Promise<number> {
  const { moderator, reason, now } = decision
  const { id } = await tx
    .insertInto('moderation_entry')
    .values({
      moderator_id: moderator === 'command line' ? null : moderator.id,
      action: deed,
      target: subject.target,
      target_id: subject.id,
      reason: reason.trim(),
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An entry by its number, or undefined. */
export function findEntry(db: Db, id: number) {
  return db.selectFrom('moderation_entry').selectAll().where('id', '=', id).executeTakeFirst()
}

export interface AuditEntry {
  id: number
  action: string
  target: Subject['target']
  target_id: number
  reason: string
  created_at: string
  /** Null for the command line. */
  moderator: Author | null
}

/** A part of a list. */
export interface Window {
  /** From 1. */
  page: number
  /** 1 to 100. */
  pageSize: number
}

/**
 * What was decided, newest first: all of it, or about one post, comment or member.
 * @throws {AppError} `not_allowed` for all but moderators
 */
export async function listAudit(
  db: Db,
  moderator: Moderator,
  subject: Subject | undefined,
  { page, pageSize }: Window,
): Promise<{ count: number; results: AuditEntry[] }> {
  allowModerating(moderator)
  const entries = db
    .selectFrom('moderation_entry')
    .$if(subject !== undefined, (query) =>
      query.where('target', '=', subject?.target ?? 'post').where('target_id', '=', subject?.id ?? 0),
    )
  const { count } = await entries.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await entries
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const moderators = await authorsById(
    db,
    rows.flatMap((row) => row.moderator_id ?? []),
  )
  const results = rows.map(({ moderator_id, ...row }) => ({
    ...row,
    moderator: moderator_id === null ? null : (moderators.get(moderator_id) ?? null),
  }))
  return { count: Number(count), results }
}
