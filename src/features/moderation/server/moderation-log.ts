import { z } from 'zod'
import { type Author, authorsById } from '#features/accounts/server/public.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { checkModerator, type Decision, type Moderator } from './moderator.ts'
import type { ModerationEntryTable } from './tables.ts'

export type ModerationAction =
  | 'keep'
  | 'remove'
  | 'restore'
  | 'warn'
  | 'message'
  | 'suspend'
  | 'unsuspend'
  | 'end-sessions'
  | 'uphold'
  | 'lift'
  | 'hide-all'
  | 'hide-wave'
  | 'pause'

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
  action: ModerationAction,
  subject: Subject & { memberId: number | null },
  decision: Decision,
  before?: Before,
): Promise<number> {
  const { moderator, reason, now } = decision
  const { id } = await tx
    .insertInto('moderation_entry')
    .values({
      moderator_id: moderator === 'command line' ? null : moderator.id,
      action,
      target: subject.target,
      target_id: subject.id,
      member_id: subject.memberId,
      reason: reason.trim(),
      created_at: now.toISOString(),
      before: before === undefined ? null : JSON.stringify(before),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function findEntry(db: Db, id: number) {
  return db.selectFrom('moderation_entry').selectAll().where('id', '=', id).executeTakeFirst()
}

export interface LogEntry {
  id: number
  action: string
  target: Subject['target']
  target_id: number
  reason: string
  created_at: string
  /** Null for the command line. */
  moderator: Author | null
}

export interface Window {
  /** From 1. */
  page: number
  /** 1 to 100. */
  pageSize: number
}

/**
 * Decisions, newest first: all, or those about one post, comment or member.
 * @throws {AppError} `not_allowed` if the caller is no moderator
 */
export async function listLog(
  db: Db,
  moderator: Moderator,
  subject: Subject | undefined,
  { page, pageSize }: Window,
): Promise<{ count: number; results: LogEntry[] }> {
  checkModerator(moderator)
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
  const authorIds = rows.flatMap((row) => row.moderator_id ?? [])
  const moderators = await authorsById(db, authorIds)
  const results = rows.map(({ moderator_id, ...row }) => ({
    ...row,
    moderator: moderator_id === null ? null : (moderators.get(moderator_id) ?? null),
  }))
  return { count: Number(count), results }
}
