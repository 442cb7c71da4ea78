import type { Selectable } from 'kysely'
import { lock } from '#platform/database/lock.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { type BatchCount, countBatch, delayBatch, settleBatch } from '#platform/mail/batches.ts'
import { queueMails } from '#platform/mail/mail.ts'
import { MAILS_A_MINUTE } from '../../rules.ts'
import { countAudiences, nextRecipients } from '../queries/recipients.ts'
import type { NewsletterIssueTable } from '../tables.ts'
import { selectIssue } from './issues.ts'
import { addEvent, startIssue } from './send-issue.ts'

/** So many mails are in the outbox at most: a pause acts within them. */
const BATCH_SIZE = 20
const BATCH_EVERY_MS = (BATCH_SIZE / MAILS_A_MINUTE) * 60_000
/** The outbox is looked at again after this time. */
const LOOK_AGAIN_MS = 5000
/** After a refusal of the provider, and after the next ones. */
const TRY_AGAIN_MS = [10 * 60_000, 60 * 60_000, 2 * 60 * 60_000]
/** A few recipients whose own server is busy do not stop the others. */
const DELAYED_SHARE = 0.02

type Issue = Selectable<NewsletterIssueTable>

export const batchOf = (id: number) => `newsletter:${id}`

/** Takes the next step of each mail whose time has come. Each step is one short transaction. */
export async function stepIssues(db: Db, now: Date): Promise<void> {
  const due = await db
    .selectFrom('newsletter_issue')
    .select('id')
    .where('state', 'in', ['planned', 'sending', 'held'])
    .where('step_at', '<=', now.toISOString())
    .orderBy('step_at')
    .execute()
  for (const { id } of due) await db.transaction().execute((tx) => step(tx, id, now))
}

async function step(tx: Tx, id: number, now: Date): Promise<void> {
  const issue = await lock(tx, selectIssue(tx, id)).executeTakeFirst()
  // Another process may have taken the step.
  if (issue?.step_at == null || issue.step_at > now.toISOString()) return
  if (issue.state === 'planned')
    return void (await startIssue(tx, id, (await countAudiences(tx))[issue.list], null, now))
  if (issue.state !== 'sending' && issue.state !== 'held') return
  const count = await countBatch(tx, batchOf(id))
  if (count.fresh > 0) return set(tx, id, { step_at: after(now, LOOK_AGAIN_MS) })
  await settleBatch(tx, batchOf(id))
  await set(tx, id, { sent: issue.sent + count.sent, failed: issue.failed + count.failed })
  if (count.sent === 0 && count.delayed > issue.queued * DELAYED_SHARE) return hold(tx, issue, count, now)
  if (issue.state === 'held') await addEvent(tx, id, 'went-on', null, now)
  await queueNext(tx, issue, count, now)
}

/** The provider refuses: its mails wait, and are the first ones to be tried again. */
async function hold(tx: Tx, issue: Issue, { error }: BatchCount, now: Date): Promise<void> {
  const until = after(now, TRY_AGAIN_MS[issue.tries] ?? Math.max(...TRY_AGAIN_MS))
  await delayBatch(tx, batchOf(issue.id), until, now)
  await set(tx, issue.id, { state: 'held', tries: issue.tries + 1, step_at: until, error })
  await addEvent(tx, issue.id, issue.state === 'held' ? 'tried' : 'held', null, now, error ?? '')
}

async function queueNext(tx: Tx, issue: Issue, { delayed }: BatchCount, now: Date): Promise<void> {
  const next = await nextRecipients(tx, issue, BATCH_SIZE)
  const step_at = after(now, BATCH_EVERY_MS)
  if (next === undefined) {
    if (delayed > 0) return set(tx, issue.id, { state: 'sending', tries: 0, step_at })
    await set(tx, issue.id, { state: 'sent', tries: 0, step_at: null, ended_at: now.toISOString() })
    return addEvent(tx, issue.id, 'sent', null, now)
  }
  const { emails, list, cursor_list, cursor_id } = next
  const data = { issue: issue.id, list }
  const batch = batchOf(issue.id)
  const mails = emails.map((recipient) => ({ kind: 'newsletter-issue', recipient, data, batch }))
  await queueMails(tx, mails, now)
  const queued = issue.queued + emails.length
  await set(tx, issue.id, { state: 'sending', tries: 0, step_at, queued, cursor_list, cursor_id })
}

async function set(tx: Tx, id: number, values: Partial<Issue>): Promise<void> {
  await tx.updateTable('newsletter_issue').set(values).where('id', '=', id).execute()
}

function after(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString()
}
