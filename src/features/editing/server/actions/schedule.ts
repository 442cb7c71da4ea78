import type { FastifyBaseLogger } from 'fastify'
import type { AnyEditable } from '#content/server/editable.ts'
import { errorAt } from '#core/content-problems.ts'
import { AppError, fieldError } from '#core/errors.ts'
import { isActiveEditor } from '#features/accounts/server/public.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import type { PlanInput } from '../../contract.ts'
import { responseText } from '../../messages.ts'
import type { Change, StaffChange } from '../audit.ts'
import { activeDraft, type EntryKey, parseBody } from '../queries/loaded-entry.ts'
import { listProblems } from '../queries/problems.ts'
import { auditEntry } from './drafts.ts'
import { publishValue } from './publish.ts'
import { begin, draftRow, lockEntry, settle, stepOf } from './transition.ts'

/** Latest planned time, in ms from now. */
const LATEST_MS = 2 * 365 * 24 * 60 * 60_000

/** Why the plan of a person who may not edit any more waits for a colleague. */
const NOT_AN_EDITOR = errorAt([], 'not_an_editor', responseText.notAnEditor)

/** Plans the text that the draft has now. @throws {AppError} `draft_changed`, or `invalid_input` at `publish_at` */
export async function schedule(change: StaffChange, key: EntryKey, plan: PlanInput): Promise<void> {
  const { tx, actor, now } = change
  const at = new Date(plan.publish_at)
  if (at <= now) throw fieldError('publish_at', 'in_the_past', responseText.inThePast)
  if (at.getTime() > now.getTime() + LATEST_MS) throw fieldError('publish_at', 'too_far', responseText.tooFarAhead)
  const loaded = await begin(tx, key, 'plan')
  const draft = activeDraft(loaded)
  if (draft === undefined || draft.revision !== plan.revision) throw new AppError('draft_changed')
  const planned = {
    publish_at: at.toISOString(),
    planned_body: draft.body,
    planned_revision: draft.revision,
    planned_at: now.toISOString(),
    note: plan.note,
    planned_by: actor.id,
    is_quiet: plan.is_quiet ? 1 : 0,
    withdraws_replaced: plan.withdraw_replaced ? 1 : 0,
    failure: null,
  }
  await draftRow(tx, key).set(planned).execute()
  await auditEntry(change, 'planned', loaded, at.toISOString())
}

/** @throws {AppError} `not_found` without a plan */
export async function cancelSchedule(change: StaffChange, key: EntryKey): Promise<void> {
  const loaded = await begin(change.tx, key, 'unplan')
  if (activeDraft(loaded)?.publish_at == null) throw new AppError('not_found')
  await settle(change, loaded)
  await auditEntry(change, 'unplanned', loaded)
}

/** Publishes the planned texts whose time has come. One that has errors stays a draft, and its editors read why. */
export async function publishPlanned(
  { database: { db }, changes }: Pick<AppContext, 'database' | 'changes'>,
  editables: readonly AnyEditable[],
  now: Date,
  log: FastifyBaseLogger,
): Promise<void> {
  const due = await db
    .selectFrom('draft')
    .select(['kind', 'entry'])
    .where('publish_at', '<=', now.toISOString())
    .where('discarded_at', 'is', null)
    .orderBy('publish_at')
    .execute()
  for (const { kind, entry } of due) {
    const editable = editables.find(({ type }) => type.kind === kind)
    if (editable === undefined) continue
    try {
      const tx = await db.transaction().execute(async (tx) => {
        await publishOne({ tx, editables, actor: undefined, now }, { editable, entry })
        return tx
      })
      changes.committed(tx)
    } catch (error) {
      // The draft stays planned: the next run tries again, e.g. when the disk has room.
      log.error({ err: error, kind, entry }, 'a planned publication failed')
    }
  }
}

async function publishOne(change: Change, key: EntryKey): Promise<void> {
  const { tx, editables, now } = change
  const loaded = await lockEntry(tx, key)
  const draft = activeDraft(loaded)
  // Another process was faster, or an editor has changed the plan.
  if (draft?.planned_body == null || draft.publish_at === null || new Date(draft.publish_at) > now) return
  const isAllowed = draft.planned_by !== null && (await isActiveEditor(tx, draft.planned_by, now))
  const errors = isAllowed ? await listProblems(tx, editables, loaded, draft.planned_body) : [NOT_AN_EDITOR]
  if (errors.length > 0) {
    await settle(change, stepOf(loaded, 'unplan'))
    await draftRow(tx, key)
      .set({ failure: JSON.stringify(errors) })
      .execute()
    const detail = errors.map(({ message }) => message).join(' ')
    await auditEntry(change, 'plan-failed', loaded, detail)
    return
  }
  const planned = parseBody(key.editable, draft.planned_body)
  const actor = draft.planned_by === null ? undefined : { id: draft.planned_by }
  const { note, is_quiet, withdraws_replaced } = draft
  const publication = { note, is_quiet: is_quiet === 1, withdraw_replaced: withdraws_replaced === 1 }
  await publishValue({ ...change, actor }, stepOf(loaded, 'publish'), planned, publication)
}
