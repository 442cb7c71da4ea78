import { AppError, orNotFound } from '#core/errors.ts'
import { lock } from '#platform/database/lock.ts'
import type { Tx } from '#platform/database/schema.ts'
import { delayBatch, deleteBatch } from '#platform/mail/batches.ts'
import type { Control, MailState } from '../../rules.ts'
import { selectIssue } from './issues.ts'
import { addEvent } from './send-issue.ts'
import { batchOf } from './step-issues.ts'

/** The states in which an administrator can do each. To go on with a mail that is held is to try now. */
const ALLOWED: Record<Control, readonly MailState[]> = {
  pause: ['sending', 'held'],
  'go-on': ['paused', 'held'],
  stop: ['sending', 'held', 'paused'],
  unplan: ['planned'],
}
/** The mails in the outbox wait until an administrator continues. */
const NEVER = '9999-12-31T00:00:00.000Z'

/** @throws {AppError} `not_found`, or `draft_changed` when the mail is in another state by now */
export async function controlIssue(tx: Tx, id: number, action: Control, byId: number, now: Date): Promise<void> {
  const { state } = orNotFound(await lock(tx, selectIssue(tx, id)).executeTakeFirst())
  if (!ALLOWED[action].includes(state)) throw new AppError('draft_changed')
  const at = now.toISOString()
  const set = (values: { state: MailState; step_at: string | null; ended_at?: string; tries?: number }) =>
    tx.updateTable('newsletter_issue').set(values).where('id', '=', id).execute()
  if (action === 'unplan') return void (await set({ state: 'draft', step_at: null }))
  if (action === 'pause') {
    await delayBatch(tx, batchOf(id), NEVER, now)
    await set({ state: 'paused', step_at: null })
    return addEvent(tx, id, 'paused', byId, now)
  }
  if (action === 'go-on') {
    await delayBatch(tx, batchOf(id), at, now)
    await set({ state: 'sending', step_at: at, tries: 0 })
    return addEvent(tx, id, 'went-on', byId, now)
  }
  await deleteBatch(tx, batchOf(id), now)
  await set({ state: 'stopped', step_at: null, ended_at: at })
  await addEvent(tx, id, 'stopped', byId, now)
}
