import { storeRevision } from '#content/server/go-live.ts'
import { titleOf } from '#core/content-changes.ts'
import { type AnyValue, isNewEntry } from '#core/content-type.ts'
import { AppError } from '#core/errors.ts'
import type { PublishInput } from '../../contract.ts'
import { type Change, recordAudit, type StaffChange } from '../audit.ts'
import { changeFileUses } from '../file-uses.ts'
import { pairKeys, withKeys } from '../item-keys.ts'
import { activeDraft, type EntryKey } from '../queries/loaded-entry.ts'
import { errorsOf, listProblems } from '../queries/problems.ts'
import { begin, draftRow, type Step, settle } from './transition.ts'

/**
 * Makes the draft of an entry public.
 * @returns the name of the entry: a new one has its final name now
 * @throws {AppError} `draft_changed`, or `invalid_input` with every error of the draft
 */
export async function publishDraft(
  change: StaffChange,
  key: EntryKey,
  { revision, ...publication }: PublishInput,
): Promise<string> {
  const { tx, editables } = change
  const loaded = await begin(tx, key, 'publish')
  const draft = activeDraft(loaded)
  if (draft === undefined || draft.revision !== revision) throw new AppError('draft_changed')
  const problems = await listProblems(tx, editables, loaded)
  if (problems.length > 0) throw errorsOf(problems)
  return publishValue(change, loaded, draft.value, publication)
}

/** Makes a value the version that readers see. The caller has checked it. @returns the name of the entry */
export async function publishValue(
  change: Change,
  loaded: Step,
  value: AnyValue,
  {
    note,
    is_quiet: isQuiet = false,
    withdraw_replaced: withdrawsReplaced,
  }: Pick<PublishInput, 'note'> & Partial<PublishInput>,
): Promise<string> {
  const { tx, actor, now } = change
  const { editable, live } = loaded
  const { kind } = editable.type
  const publication = { now, note, by: actor?.id, isQuiet }
  const entry = await editable.write(tx, isNewEntry(loaded.entry) ? undefined : loaded.entry, value, publication)
  const written: AnyValue | undefined = await editable.read(tx, entry)
  if (written === undefined) throw new Error(`${kind} ${entry} can't be read after it was written`)

  await changeFileUses(tx, { editable, entry }, { before: live, after: written, withdrawsReplaced, now })

  await settle(change, loaded)
  const { draft, transition } = loaded
  if (draft && transition.draft === 'ends') {
    await storeRevision(tx, kind, entry, draft.revision)
    // It was changed after it was planned.
    const isNewer = value !== draft.value && draft.planned_revision !== draft.revision
    const body = JSON.stringify(withKeys(draft.value, pairKeys(editable.type, value, written)))
    if (isNewer) await draftRow(tx, loaded).set({ entry, body, note: '' }).execute()
    else await tx.deleteFrom('draft').where('kind', '=', kind).where('entry', '=', loaded.entry).execute()
  }
  if (entry !== loaded.entry)
    await tx
      .updateTable('preview_link')
      .set({ entry })
      .where('kind', '=', kind)
      .where('entry', '=', loaded.entry)
      .execute()
  const title = titleOf(editable.type, written)
  await recordAudit(change, { action: 'published', kind, entry, title, detail: note })
  return entry
}
