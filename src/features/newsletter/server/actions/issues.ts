import { AppError, orNotFound } from '#core/errors.ts'
import { membersById } from '#features/accounts/server/public.ts'
import { lock } from '#platform/database/lock.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { queueMail } from '#platform/mail/mail.ts'
import type { MailText } from '../../contract/mails.ts'
import type { Audience } from '../../rules.ts'

export async function createIssue(
  tx: Tx,
  given: { list: Audience; from?: number | undefined },
  authorId: number,
  now: Date,
): Promise<{ id: number }> {
  const at = now.toISOString()
  const used = given.from === undefined ? undefined : await getIssue(tx, given.from)
  const { list, subject, preheader, body } = used ?? { list: given.list, subject: '', preheader: '', body: '' }
  return tx
    .insertInto('newsletter_issue')
    .values({ ...newIssue({ list, subject, preheader, body }, at), state: 'draft', author_id: authorId })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** The row of a mail that nobody has tested or sent. */
export function newIssue(text: MailText, at: string) {
  const none = { author_id: null, tested_at: null, tested_revision: null, asked_at: null, error: null }
  return { ...text, ...none, created_at: at, saved_at: at, step_at: null, started_at: null, ended_at: null }
}

/** @throws {AppError} `not_found` */
export async function getIssue(db: Db, id: number) {
  return orNotFound(await selectIssue(db, id).executeTakeFirst())
}

/** Locks a draft. @throws {AppError} `not_found`, or `draft_changed` for another revision and when it is planned or sent */
export async function lockDraft(tx: Tx, id: number, revision?: number) {
  const issue = orNotFound(await lock(tx, selectIssue(tx, id)).executeTakeFirst())
  if (issue.state !== 'draft' || (revision !== undefined && issue.revision !== revision))
    throw new AppError('draft_changed')
  return issue
}

export function selectIssue(db: Db, id: number) {
  return db.selectFrom('newsletter_issue').selectAll().where('id', '=', id)
}

/** @param text.body sanitized @throws {AppError} as `lockDraft` */
export async function saveDraft(
  tx: Tx,
  id: number,
  { revision, ...text }: MailText & { revision: number },
  authorId: number,
  now: Date,
): Promise<{ revision: number; saved_at: string }> {
  await lockDraft(tx, id, revision)
  const saved = { revision: revision + 1, saved_at: now.toISOString() }
  await tx
    .updateTable('newsletter_issue')
    // Who asked for sending meant the text before.
    .set({ ...text, ...saved, author_id: authorId, asked_at: null })
    .where('id', '=', id)
    .execute()
  return saved
}

/** @throws {AppError} as `lockDraft` */
export async function discardDraft(tx: Tx, id: number): Promise<void> {
  await lockDraft(tx, id)
  await tx.deleteFrom('newsletter_issue').where('id', '=', id).execute()
}

/** Sends the draft to the person who writes it. @throws {AppError} as `lockDraft` */
export async function testDraft(tx: Tx, id: number, revision: number, writerId: number, now: Date): Promise<void> {
  await lockDraft(tx, id, revision)
  const { email } = orNotFound((await membersById(tx, [writerId])).get(writerId))
  await queueMail(tx, { kind: 'newsletter-test', recipient: email, data: { issue: id } }, now)
  const tested = { tested_at: now.toISOString(), tested_revision: revision }
  await tx.updateTable('newsletter_issue').set(tested).where('id', '=', id).execute()
}

/** Tells administrators that a draft is ready. @throws {AppError} as `lockDraft` */
export async function askForSending(tx: Tx, id: number, revision: number, now: Date): Promise<void> {
  await lockDraft(tx, id, revision)
  await tx.updateTable('newsletter_issue').set({ asked_at: now.toISOString() }).where('id', '=', id).execute()
}
