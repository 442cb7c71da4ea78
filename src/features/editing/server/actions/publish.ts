import { insertVersion } from '#content/server/go-live.ts'
import { storeRevision } from '#content/server/revisions.ts'
import { titleOf } from '#core/content-changes.ts'
import { type AnyValue, isNewEntry } from '#core/content-type.ts'
import { AppError } from '#core/errors.ts'
import type { Tx } from '#platform/database/schema.ts'
import { FIRST_VERSION_NOTE } from '../../messages.ts'
import { type Change, recordAudit, type StaffChange } from '../audit.ts'
import { changeFileUses, fillFileUses } from '../file-uses.ts'
import { pairKeys, withKeys } from '../item-keys.ts'
import { activeDraft, getLoadedEntry, type LoadedEntry } from '../queries/loaded-entry.ts'
import { errorsOf, listProblems } from '../queries/problems.ts'
import { begin, draftRow, type EntryKey, type Step, settle } from './transition.ts'

interface Publish {
  /** The draft that the editor has seen. */
  revision: number
  /** What changed, in one line. */
  note: string
  /** Whether members get no mail about a first publication. */
  isQuiet: boolean
  /** Whether the replaced files are withdrawn. */
  withdrawsReplaced: boolean
}

/**
 * Makes the draft of an entry public.
 * @returns the published entry; a new one has its final name now
 * @throws {AppError} `draft_changed`, or `invalid_input` with every error of the draft
 */
export async function publishDraft(
  change: StaffChange,
  key: EntryKey,
  { revision, ...publication }: Publish,
): Promise<LoadedEntry> {
  const { tx, editables } = change
  const loaded = await begin(tx, key, 'publish')
  const draft = activeDraft(loaded)
  if (draft === undefined || draft.revision !== revision) throw new AppError('draft_changed')
  const problems = (await listProblems(tx, editables, loaded)).filter(({ level }) => level === 'error')
  if (problems.length > 0) throw errorsOf(problems)
  return publishValue(change, loaded, draft.value, publication)
}

/** Writes a value to the live tables, as a new version. The caller has checked it. */
export async function publishValue(
  change: Change,
  loaded: Step,
  value: AnyValue,
  { note, isQuiet = false, withdrawsReplaced = false }: Pick<Publish, 'note'> & Partial<Publish>,
): Promise<LoadedEntry> {
  const { tx, editables, actor, now } = change
  const { editable, live } = loaded
  const { kind } = editable.type
  await fillFileUses(tx, editables)
  await keepFirstVersion(tx, loaded, now)
  const publication = { now, note, by: actor?.id, isQuiet }
  const entry = await editable.write(tx, isNewEntry(loaded.entry) ? undefined : loaded.entry, value, publication)
  const written: AnyValue | undefined = await editable.read(tx, entry)
  if (written === undefined) throw new Error(`${kind} ${entry} can't be read after it was written`)

  await changeFileUses(tx, { editable, entry }, { before: live, after: written, withdrawsReplaced, now })

  if (!editable.isStored)
    await addVersion(tx, { editable, entry }, written, { note, author_id: actor?.id ?? null, now })
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
  return getLoadedEntry(tx, editable, entry)
}

/** Stores the text from before the first change here, so that it can be compared and restored. */
export async function keepFirstVersion(tx: Tx, loaded: LoadedEntry, now: Date): Promise<void> {
  const { live, version } = loaded
  if (live === undefined || version !== undefined) return
  await addVersion(tx, loaded, live, { note: FIRST_VERSION_NOTE, author_id: null, now })
}

async function addVersion(
  tx: Tx,
  { editable, entry }: EntryKey,
  value: AnyValue,
  { now, ...facts }: { note: string; author_id: number | null; now: Date },
): Promise<void> {
  const language = editable.language?.(value) ?? 'en'
  await insertVersion(tx, editable.type, entry, value, { ...facts, language, at: now.toISOString() })
}
