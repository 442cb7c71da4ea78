import { fieldError } from '#core/errors.ts'
import { textOfHtml } from '#core/words.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { countBlocked } from '#platform/mail/bounces.ts'
import { responseText as text } from '../../messages.ts'
import type { Audience, IssueEvent } from '../../rules.ts'
import { htmlOfMarkdown } from '../issue-html.ts'
import { countAudiences } from '../queries/recipients.ts'
import { lockDraft, newIssue } from './issues.ts'

export interface NewIssue {
  list: Exclude<Audience, 'both'>
  subject: string
  /** Markdown. */
  body: string
}

/** Sends a text of the command line. @returns number of people */
export async function sendIssue(db: Db, { list, subject, body }: NewIssue, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const written = { list, subject, preheader: '', body: htmlOfMarkdown(body) }
    const { id } = await tx
      .insertInto('newsletter_issue')
      .values({ ...newIssue(written, now.toISOString()), state: 'draft' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return startIssue(tx, id, (await countAudiences(tx))[list], null, now)
  })
}

/**
 * Sends a draft now, or plans it.
 * @param plan.at null for now
 * @param plan.people counted before the transaction, because other writers wait for it
 * @throws {AppError} as `lockDraft`; `invalid_input` without subject or text, and for a time that has passed
 */
export async function sendDraft(
  tx: Tx,
  id: number,
  { revision, at, people }: { revision: number; at: string | null; people: Record<Audience, number> },
  byId: number,
  now: Date,
): Promise<void> {
  const { subject, body, list } = await lockDraft(tx, id, revision)
  if (subject.trim() === '') throw fieldError('subject', 'required', text.noSubject)
  if (textOfHtml(body) === '') throw fieldError('body', 'required', text.noText)
  if (at === null) return void (await startIssue(tx, id, people[list], byId, now))
  if (Date.parse(at) <= now.getTime()) throw fieldError('at', 'in_the_past', text.inThePast)
  const planned = { state: 'planned', step_at: new Date(at).toISOString() } as const
  await tx.updateTable('newsletter_issue').set(planned).where('id', '=', id).execute()
  await addEvent(tx, id, 'planned', byId, now)
}

/** From now on the job gives its mails to the outbox, a few at a time. @returns number of people */
export async function startIssue(tx: Tx, id: number, total: number, byId: number | null, now: Date): Promise<number> {
  const at = now.toISOString()
  const left_out = await countBlocked(tx)
  await tx
    .updateTable('newsletter_issue')
    .set({ state: 'sending', started_at: at, step_at: at, asked_at: null, total, left_out })
    .where('id', '=', id)
    .execute()
  await addEvent(tx, id, 'started', byId, now)
  return total
}

/** @param byId null for the server */
export async function addEvent(
  tx: Tx,
  issue_id: number,
  what: IssueEvent,
  byId: number | null,
  now: Date,
  detail = '',
): Promise<void> {
  await tx
    .insertInto('newsletter_event')
    .values({ issue_id, what, account_id: byId, at: now.toISOString(), detail })
    .execute()
}
