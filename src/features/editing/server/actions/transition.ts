import { titleOf } from '#core/content-changes.ts'
import { AppError, inputError } from '#core/errors.ts'
import { lock } from '#platform/database/lock.ts'
import type { Tx } from '#platform/database/schema.ts'
import { responseText } from '../../messages.ts'
import type { Change } from '../audit.ts'
import { type EntryKey, getLoadedEntry, type LoadedEntry } from '../queries/loaded-entry.ts'
import { type Action, stateOf, TRANSITIONS, type Transition } from '../states.ts'

/** A locked entry with what an action does to it. */
export interface Step extends LoadedEntry {
  transition: Transition
}

/** All that a plan has. */
export const NO_PLAN = {
  publish_at: null,
  planned_by: null,
  planned_body: null,
  planned_revision: null,
  planned_at: null,
}

/** Locks an entry, so that its actions run one after the other. @throws {AppError} `not_found` */
export async function lockEntry(tx: Tx, { editable, entry }: EntryKey): Promise<LoadedEntry> {
  const drafts = tx.selectFrom('draft').select('revision').where('kind', '=', editable.type.kind)
  await lock(tx, drafts.where('entry', '=', entry)).execute()
  return getLoadedEntry(tx, { editable, entry })
}

/** Locks an entry for an action. @throws {AppError} `not_found`, or `invalid_input` for an entry in the trash */
export async function begin(tx: Tx, key: EntryKey, action: Action): Promise<Step> {
  return stepOf(await lockEntry(tx, key), action)
}

/** What an action does to a locked entry. @throws {AppError} like `begin` */
export function stepOf(loaded: LoadedEntry, action: Action): Step {
  const state = stateOf(loaded)
  const transitions: Partial<Record<Action, Transition>> = TRANSITIONS[state]
  const transition = transitions[action]
  if (transition !== undefined) return { ...loaded, transition }
  throw state === 'trashed' ? inputError('in_the_trash', responseText.inTheTrash) : new AppError('not_found')
}

/** What a transition does to the draft, the plan, the preview links and the trash. The caller writes texts. */
export async function settle({ tx, actor, now }: Change, step: Step): Promise<void> {
  const { editable, entry, live, draft, trashed, transition } = step
  const key = { kind: editable.type.kind, entry }
  const at = now.toISOString()
  if (transition.plan === 'ends') await draftRow(tx, step).set(NO_PLAN).execute()
  if (transition.draft === 'discarded')
    await draftRow(tx, step).set({ discarded_at: at }).where('discarded_at', 'is', null).execute()
  // A draft that went into the trash with its entry has the time of the entry.
  const isBack = trashed ? draft?.discarded_at === trashed.at : transition.draft === 'back'
  if (isBack) await draftRow(tx, step).set({ discarded_at: null }).execute()
  if (transition.previews === 'end')
    await tx.deleteFrom('preview_link').where('kind', '=', key.kind).where('entry', '=', entry).execute()
  if (trashed) await tx.deleteFrom('trashed_entry').where('kind', '=', key.kind).where('entry', '=', entry).execute()
  if (transition.to !== 'trashed' || !live || !actor) return
  const row = { ...key, title: titleOf(editable.type, live), account_id: actor.id, at }
  await tx.insertInto('trashed_entry').values(row).execute()
}

export function draftRow(tx: Tx, { editable, entry }: EntryKey) {
  return tx.updateTable('draft').where('kind', '=', editable.type.kind).where('entry', '=', entry)
}
