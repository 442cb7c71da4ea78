import { titleOf } from '#core/content-changes.ts'
import { AppError } from '#core/errors.ts'
import type { StaffChange } from '../audit.ts'
import { changeFileUses, fillFileUses, findPage } from '../file-uses.ts'
import { activeDraft, getLoadedEntry, type LoadedEntry, parseBody } from '../queries/loaded-entry.ts'
import { listFileProblems } from '../queries/problems.ts'
import type { TrashedEntryTable } from '../tables.ts'
import {
  auditEntry,
  discardDraft,
  draftRow,
  type EntryKey,
  endPreviewLinks,
  lockEntry,
  replaceDraft,
} from './drafts.ts'
import { keepFirstVersion, publishValue } from './publish.ts'

/** How long the trash keeps drafts and entries, in ms. */
export const TRASH_MS = 30 * 24 * 60 * 60_000

/** Takes an entry off the site. Its text continues as a draft. @throws {AppError} `not_allowed`, `not_found` */
export async function unpublish(change: StaffChange, key: EntryKey): Promise<LoadedEntry> {
  const { tx } = change
  const loaded = await lockEntry(tx, key)
  if (loaded.live === undefined) throw new AppError('not_found')
  await takeOff(change, loaded, 'unpublished')
  const withVersion = await getLoadedEntry(tx, key.editable, key.entry)
  if (activeDraft(loaded) === undefined) await replaceDraft(change, withVersion, loaded.live)
  else
    await draftRow(tx, key)
      .set({ base_version: withVersion.version?.number ?? 0 })
      .execute()
  await auditEntry(change, 'unpublished', loaded)
  return getLoadedEntry(tx, key.editable, key.entry)
}

/** Moves an entry, or the draft of one that readers do not see, to the trash. @throws {AppError} `not_allowed`, `not_found` */
export async function trash(change: StaffChange, key: EntryKey): Promise<void> {
  const { tx, now } = change
  const loaded = await lockEntry(tx, key)
  // What readers do not see is only a draft, also after it was public: it comes back as one.
  if (loaded.live === undefined) return discardDraft(change, key)
  await takeOff(change, loaded, 'trash')
  if (activeDraft(loaded)) await draftRow(tx, key).set({ discarded_at: now.toISOString(), publish_at: null }).execute()
  await endPreviewLinks(tx, key)
  await auditEntry(change, 'trashed', loaded)
}

/**
 * Takes an entry back from the trash: what was public is public again. If something that it needs is gone, it is a draft.
 * @throws {AppError} `not_found`
 */
export async function untrash(change: StaffChange, key: EntryKey): Promise<LoadedEntry> {
  const { tx } = change
  const loaded = await lockEntry(tx, key)
  const { editable, entry, version, trashed } = loaded
  if (trashed?.reason !== 'trash' || version === undefined) throw new AppError('not_found')
  const { draft } = loaded
  const value = parseBody(editable, version.body)
  const problems = [
    ...((await editable.check?.(tx, entry, value)) ?? []),
    ...(await listFileProblems(tx, editable.type, value)),
  ]
  const problem = problems.find(({ level }) => level === 'error')
  if (problem) {
    await replaceDraft(change, loaded, draft?.value ?? value)
    await markUnpublished(change, loaded)
    await auditEntry(change, 'untrashed', loaded, problem.message)
    return getLoadedEntry(tx, editable, entry)
  }
  const published = await publishValue(change, loaded, value, { note: version.note })
  if (draft !== undefined) await replaceDraft(change, published, draft.value)
  await auditEntry(change, 'untrashed', published)
  return getLoadedEntry(tx, editable, entry)
}

/** An entry leaves the trash without being public. */
async function markUnpublished({ tx, actor, now }: StaffChange, { editable, entry }: LoadedEntry): Promise<void> {
  await tx
    .updateTable('trashed_entry')
    .set({ reason: 'unpublished', at: now.toISOString(), account_id: actor.id })
    .where('kind', '=', editable.type.kind)
    .where('entry', '=', entry)
    .execute()
}

async function takeOff(
  { tx, editables, actor, now }: StaffChange,
  loaded: LoadedEntry,
  reason: TrashedEntryTable['reason'],
): Promise<void> {
  const { editable, entry, live } = loaded
  if (editable.remove === undefined) throw new AppError('not_allowed')
  if (live === undefined) throw new AppError('not_found')
  const { kind } = editable.type
  // What was public is kept as a version, so that it can come back.
  await keepFirstVersion(tx, loaded, now)
  await fillFileUses(tx, editables)
  const formerPage = await findPage(tx, editable, entry)
  await editable.remove(tx, entry)
  await changeFileUses(tx, { editable, entry }, { before: live, after: undefined, formerPage, now })
  await endPreviewLinks(tx, { editable, entry })
  const row = { title: titleOf(editable.type, live), reason, account_id: actor.id, at: now.toISOString() }
  await tx
    .insertInto('trashed_entry')
    .values({ kind, entry, ...row })
    .execute()
}
