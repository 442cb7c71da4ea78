import { titleOf } from '#core/content-changes.ts'
import { AppError, inputError } from '#core/errors.ts'
import { lock } from '#platform/database/lock.ts'
import type { Tx } from '#platform/database/schema.ts'
import { responseText } from '../../messages.ts'
import type { Change } from '../audit.ts'
import type { AnyEditable } from '../editable.ts'
import { findEntry, type LoadedEntry } from '../queries/loaded-entry.ts'
import { type Action, findTransition, stateOf, type Transition } from '../states.ts'

export interface EntryKey {
  editable: AnyEditable
  entry: string
}

/** A locked entry with what an action does to it. */
export interface Step extends LoadedEntry {
  transition: Transition
}

/** Locks an entry, so that its actions run one after the other. @throws {AppError} `not_found` */
export async function lockEntry(tx: Tx, { editable, entry }: EntryKey): Promise<LoadedEntry> {
  const row = tx
    .selectFrom('draft')
    .select('revision')
    .where('kind', '=', editable.type.kind)
    .where('entry', '=', entry)
  await lock(tx, row).execute()
  const loaded = await findEntry(tx, editable, entry)
  if (loaded === undefined) throw new AppError('not_found')
  return loaded
}

/** Locks an entry for an action. @throws {AppError} `not_found`, or `invalid_input` for an entry in the trash */
export async function begin(tx: Tx, key: EntryKey, action: Action): Promise<Step> {
  return stepOf(await lockEntry(tx, key), action)
}

/** The step of another action with the same entry. @throws {AppError} like `begin` */
export function stepOf(loaded: LoadedEntry, action: Action): Step {
  const state = stateOf(loaded)
  const transition = findTransition(state, action)
  if (transition !== undefined) return { ...loaded, transition }
  throw state === 'trashed' ? inputError('in_the_trash', responseText.inTheTrash) : new AppError('not_found')
}

export const NO_PLAN = {
  publish_at: null,
  planned_by: null,
  planned_body: null,
  planned_revision: null,
  planned_at: null,
}

/** What a transition does to the draft, the plan, the preview links and the trash. The caller writes texts. */
export async function settle({ tx, actor, now }: Change, step: Step): Promise<void> {
  const { editable, entry, live, draft, trashed, transition } = step
  const { kind } = editable.type
  if (transition.plan === 'ends') await draftRow(tx, step).set(NO_PLAN).execute()
  if (transition.draft === 'discarded')
    await draftRow(tx, step).set({ discarded_at: now.toISOString() }).where('discarded_at', 'is', null).execute()
  // A draft that went into the trash with its entry has the time of the entry.
  const isBack = trashed ? draft?.discarded_at === trashed.at : transition.draft === 'back'
  if (isBack) await draftRow(tx, step).set({ discarded_at: null }).execute()
  if (transition.previews === 'end')
    await tx.deleteFrom('preview_link').where('kind', '=', kind).where('entry', '=', entry).execute()
  if (transition.to === 'trashed' && live && actor) {
    const row = { title: titleOf(editable.type, live), account_id: actor.id, at: now.toISOString() }
    await tx
      .insertInto('trashed_entry')
      .values({ kind, entry, ...row })
      .execute()
  } else if (trashed) await tx.deleteFrom('trashed_entry').where('kind', '=', kind).where('entry', '=', entry).execute()
}

export function draftRow(tx: Tx, { editable, entry }: EntryKey) {
  return tx.updateTable('draft').where('kind', '=', editable.type.kind).where('entry', '=', entry)
}
