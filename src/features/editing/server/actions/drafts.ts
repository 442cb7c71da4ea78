import { randomBytes } from 'node:crypto'
import { draftSchema } from '#content/server/draft-schema.ts'
import type { AnyEditable } from '#content/server/editable.ts'
import { readRevision } from '#content/server/go-live.ts'
import { titleOf } from '#core/content-changes.ts'
import { type AnyValue, NEW_ENTRY } from '#core/content-type.ts'
import type { InputOf } from '#core/endpoint.ts'
import { AppError, inputError } from '#core/errors.ts'
import { MAX_DRAFT_BYTES, type saveDraft as saveCall } from '../../contract.ts'
import type { AuditAction } from '../../messages.ts'
import { type Change, recordAudit, type StaffChange } from '../audit.ts'
import { activeDraft, type EntryKey, type LoadedEntry } from '../queries/loaded-entry.ts'
import { begin, NO_PLAN, settle } from './transition.ts'

/** Another save of the same draft by the same editor within this time is not a new line of the audit log, in ms. */
const SAME_EDIT_MS = 30 * 60_000

/** The revision of a new entry in which nobody has typed: no list has it, and it is deleted later. */
export const UNTOUCHED = 0

/** Starts a new entry. @returns its provisional name @throws {AppError} `not_allowed` where all entries always exist */
export async function createEntry(
  change: StaffChange,
  editable: AnyEditable,
  value: Record<string, unknown>,
): Promise<string> {
  if (editable.remove === undefined) throw new AppError('not_allowed')
  const entry = `${NEW_ENTRY}${randomBytes(8).toString('hex')}`
  const parsed = parseValue(editable, value)
  const title = titleOf(editable.type, parsed)
  const revision = title === '' ? UNTOUCHED : 1
  await writeDraft(change, { editable, entry }, parsed, revision)
  if (revision !== UNTOUCHED) await recordAudit(change, { action: 'created', kind: editable.type.kind, entry, title })
  return entry
}

/**
 * Saves the draft of an entry.
 * @throws {AppError} `draft_changed` when somebody saved or published after the change started, `invalid_input` in the trash
 */
export async function saveDraft(change: StaffChange, key: EntryKey, save: InputOf<typeof saveCall>): Promise<void> {
  const { tx, actor, now } = change
  const { editable, entry } = key
  const value = parseValue(editable, save.value)
  const loaded = await begin(tx, key, 'save')
  const draft = activeDraft(loaded)
  // Editors get no version of an entry that is off the site.
  const seen = loaded.live ? (loaded.version?.number ?? 0) : 0
  if ((draft?.revision ?? 0) !== save.revision || seen !== save.version) throw new AppError('draft_changed')
  await replaceDraft(change, loaded, value)
  const isSameEdit = draft?.author_id === actor.id && now.getTime() - new Date(draft.saved_at).getTime() < SAME_EDIT_MS
  const isUntouched = draft?.revision === UNTOUCHED
  if (isUntouched || !isSameEdit) {
    const title = titleOf(editable.type, value)
    await recordAudit(change, { action: isUntouched ? 'created' : 'saved', kind: editable.type.kind, entry, title })
  }
}

/** Moves the draft to the trash. @throws {AppError} `not_found` without a draft */
export async function discardDraft(change: StaffChange, key: EntryKey): Promise<void> {
  const loaded = await begin(change.tx, key, 'discard')
  if (activeDraft(loaded) === undefined) throw new AppError('not_found')
  await settle(change, loaded)
  await auditEntry(change, 'discarded', loaded)
}

/** Takes the draft back. @throws {AppError} `not_found` without one in the trash */
export async function undoDiscard(change: StaffChange, key: EntryKey): Promise<void> {
  const loaded = await begin(change.tx, key, 'undoDiscard')
  if (loaded.draft === undefined || activeDraft(loaded)) throw new AppError('not_found')
  await settle(change, loaded)
  await auditEntry(change, 'undiscarded', loaded)
}

/**
 * Replaces the draft by a text, e.g. of a version. Revisions continue after those of discarded and published drafts, so that an
 * old window never saves over a new draft.
 */
export async function replaceDraft(change: StaffChange, loaded: LoadedEntry, value: AnyValue): Promise<void> {
  const { editable, entry, draft } = loaded
  const last = draft?.revision ?? (await readRevision(change.tx, editable.type.kind, entry))
  await writeDraft(change, loaded, value, last + 1)
}

/** Writes a line about an entry to the audit log. */
export async function auditEntry(
  change: Change,
  action: AuditAction,
  { editable, entry, draft, live }: LoadedEntry,
  detail = '',
): Promise<void> {
  const title = titleOf(editable.type, draft?.value ?? live ?? {})
  await recordAudit(change, { action, kind: editable.type.kind, entry, title, detail })
}

/** @throws {AppError} `too_large`, or `invalid_input` for a value that is none of the content type */
function parseValue(editable: AnyEditable, value: Record<string, unknown>): AnyValue {
  if (Buffer.byteLength(JSON.stringify(value)) > MAX_DRAFT_BYTES) throw new AppError('too_large')
  const parsed = draftSchema(editable.type).safeParse(value)
  if (!parsed.success) throw inputError('wrong_type', parsed.error.issues.map(({ path }) => path.join('.')).join(', '))
  return parsed.data
}

async function writeDraft(
  { tx, actor, now }: StaffChange,
  { editable, entry }: EntryKey,
  value: AnyValue,
  revision: number,
): Promise<void> {
  const columns = {
    language: editable.language?.(value) ?? 'en',
    body: JSON.stringify(value),
    revision,
    author_id: actor.id,
    saved_at: now.toISOString(),
    failure: null,
    discarded_at: null,
  }
  const inserted = await tx
    .insertInto('draft')
    .values({ kind: editable.type.kind, entry, ...columns, ...NO_PLAN, note: '' })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'entry'])
        .doUpdateSet(columns)
        .where('draft.revision', '=', revision - 1),
    )
    .returning('revision')
    .executeTakeFirst()
  // Two first saves at the same time: the second one finds the row of the first.
  if (inserted === undefined) throw new AppError('draft_changed')
}
