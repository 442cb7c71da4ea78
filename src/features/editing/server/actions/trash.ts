import { AppError } from '#core/errors.ts'
import type { StaffChange } from '../audit.ts'
import { changeFileUses, findPage } from '../file-uses.ts'
import { activeDraft, type EntryKey, getLoadedEntry, parseBody } from '../queries/loaded-entry.ts'
import { listFileProblems, listUnreadable } from '../queries/problems.ts'
import { auditEntry, discardDraft, replaceDraft } from './drafts.ts'
import { publishValue } from './publish.ts'
import { begin, type Step, settle, stepOf } from './transition.ts'

/** How long the trash keeps drafts and entries, in ms. */
export const TRASH_MS = 30 * 24 * 60 * 60_000

/** Takes an entry off the site. Its text continues as a draft. @throws {AppError} `not_allowed`, `not_found` */
export async function unpublish(change: StaffChange, key: EntryKey): Promise<void> {
  const loaded = await begin(change.tx, key, 'takeOff')
  await remove(change, loaded)
  if (loaded.live !== undefined && activeDraft(loaded) === undefined) await replaceDraft(change, loaded, loaded.live)
  await auditEntry(change, 'unpublished', loaded)
}

/** Moves an entry, or the draft of one that readers do not see, to the trash. @throws {AppError} `not_allowed`, `not_found` */
export async function trash(change: StaffChange, key: EntryKey): Promise<void> {
  const loaded = await begin(change.tx, key, 'trash')
  if (loaded.transition.to !== 'trashed') return discardDraft(change, key)
  await remove(change, loaded)
  await auditEntry(change, 'trashed', loaded)
}

/**
 * Takes an entry back from the trash: what was public is public again. If something that it needs is gone, it is a draft.
 * @throws {AppError} `not_found`
 */
export async function untrash(change: StaffChange, key: EntryKey): Promise<void> {
  const { tx } = change
  const loaded = await begin(tx, key, 'restore')
  const { editable, entry, version } = loaded
  if (version === undefined) throw new AppError('not_found')
  const value = parseBody(editable, version.body)
  const [problem] = [
    ...listUnreadable(editable, version.body),
    ...((await editable.check?.(tx, entry, value)) ?? []),
    ...(await listFileProblems(tx, editable.type, value)),
  ]
  if (problem) {
    await settle(change, stepOf(loaded, 'restoreAsDraft'))
    const settled = await getLoadedEntry(tx, key)
    if (activeDraft(settled) === undefined) await replaceDraft(change, settled, value)
  } else await publishValue(change, loaded, value, { note: version.note })
  await auditEntry(change, 'untrashed', await getLoadedEntry(tx, key), problem?.message)
}

/** Takes what readers see off the site. */
async function remove(change: StaffChange, step: Step): Promise<void> {
  const { tx, now } = change
  const { editable, entry, live } = step
  if (editable.remove === undefined) throw new AppError('not_allowed')
  const formerPage = await findPage(tx, editable, entry)
  await editable.remove(tx, entry)
  await changeFileUses(tx, { editable, entry }, { before: live, after: undefined, formerPage, now })
  await settle(change, step)
}
