import { AppError, inputError, orNotFound } from '#core/errors.ts'
import { membersById } from '#features/accounts/server/public.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { isSigned, type Secret, sign } from '#platform/secret/secret.ts'
import type { AppealPage } from '../contract.ts'
import { responseText } from '../messages.ts'
import { findEntry, findPostOf } from './moderation-log.ts'

const DAY_MS = 24 * 60 * 60_000
/** A decision can be appealed for this long. */
const APPEAL_MS = 30 * DAY_MS
export const APPEALABLE: readonly string[] = ['remove', 'warn', 'suspend']
const PURPOSE = 'appeal'

/** The page on which a member reads a decision and appeals, without a login. */
export function appealLink(secret: Secret, siteUrl: string, entry: number): string {
  const query = new URLSearchParams({ decision: String(entry), key: sign(secret, PURPOSE, [entry]) })
  return `${siteUrl}/community/appeal?${query}`
}

/** What the holder of the link reads. @throws {AppError} `not_found` when this site did not make the link */
export async function readAppeal(
  db: Db,
  { id, key, secret, now }: { id: number; key: string; secret: Secret; now: Date },
): Promise<AppealPage> {
  if (!isSigned(secret, PURPOSE, [id], key)) throw new AppError('not_found')
  const entry = orNotFound(await findEntry(db, id))
  const appeal = await db.selectFrom('appeal').select('answer_id').where('entry_id', '=', id).executeTakeFirst()
  const until = new Date(Date.parse(entry.created_at) + APPEAL_MS)
  const member = entry.member_id ?? 0
  const isClosed = !(await membersById(db, [member])).has(member)
  const stateOf = () => {
    if (isClosed) return 'account_closed'
    if (entry.undone_at !== null || !APPEALABLE.includes(entry.action)) return 'taken_back'
    if (appeal) return appeal.answer_id === null ? 'sent' : 'answered'
    return until < now ? 'too_late' : 'open'
  }
  const post = await findPostOf(db, entry)
  return {
    state: stateOf(),
    action: entry.action,
    target: entry.target,
    at: entry.created_at,
    until: until.toISOString(),
    // A closed account has no words any more.
    reason: isClosed ? '' : entry.reason,
    words: (!isClosed && post?.text) || '',
    title: (!isClosed && post?.discussion.title) || '',
  }
}

/** Stores the words of a member against a decision, once. @throws {AppError} `invalid_input` when it is closed */
export async function addAppeal(tx: Tx, id: number, text: string, now: Date): Promise<void> {
  const row = { entry_id: id, text, created_at: now.toISOString(), answer_id: null }
  const once = tx
    .insertInto('appeal')
    .values(row)
    .onConflict((conflict) => conflict.column('entry_id').doNothing())
  if ((await once.returning('id').executeTakeFirst()) === undefined) throw inputError('closed', responseText.isClosed)
}
