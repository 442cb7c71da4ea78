import { type Change, compareValues, isSame, itemsOf } from '#core/content-changes.ts'
import { type Conflict, mergeValues } from '#core/content-merge.ts'
import { withValueAt } from '#core/content-path.ts'
import {
  type AnyItem,
  type AnyValue,
  type ContentType,
  type Fields,
  isNewEntry,
  type ListField,
} from '#core/content-type.ts'
import { currentViewer } from '#features/accounts/browser/session/viewer.ts'
import type { Draft, EntryState } from '../../contract.ts'

export type SaveStatus =
  | { kind: 'saved' }
  /** Typed since the last save, or being saved. */
  | { kind: 'saving' }
  /** No connection, or no room on the server; the next try is at this time, in ms since 1970. */
  | { kind: 'offline'; retryAtMs: number; isServerFull: boolean }
  | { kind: 'signed-out' }
  /** The server rejects the draft, e.g. because it is too large. */
  | { kind: 'rejected'; message: string }
  /** Published by its plan or a colleague when it was new, or moved to the trash. */
  | { kind: 'gone' }

/** One entry in edit mode. */
export interface DraftState {
  type: ContentType
  /** What the server last answered. */
  server: EntryState
  /** The text in the form. */
  value: AnyValue
  /** The text that the server has confirmed. */
  saved: AnyValue
  status: SaveStatus
  conflicts: readonly Conflict[]
  /** The colleague who changed the entry after this tab loaded it; undefined when the editor continues. */
  changedBy?: { name: string; at: string }
}

export function createDraftState(type: ContentType, server: EntryState): DraftState {
  const value = valueOfServer(server.value)
  return { type, server, value, saved: value, status: { kind: 'saved' }, conflicts: [] }
}

/** The server has parsed the value by its content type, so it has the fields of that type. */
export function valueOfServer(value: EntryState['value']): AnyValue {
  return value as AnyValue
}

/** What readers will see differently; of an entry that they do not see, all that is not empty. */
export function changesOf({ type, server, value }: DraftState): Change[] {
  return compareValues(type, server.published ? valueOfServer(server.published) : {}, value)
}

export function isUnsaved(state: DraftState): boolean {
  return !isSame(valueToSave(state), state.saved)
}

/** The text of the form without new items in which nothing was typed, e.g. a link that was only added. */
export function valueToSave({ type, value }: Pick<DraftState, 'type' | 'value'>): AnyValue {
  return withoutEmptyItems(type.fields, value)
}

function withoutEmptyItems<Value extends AnyValue | AnyItem>(fields: Fields, value: Value): Value {
  const lists = Object.entries(fields).flatMap(([name, field]) => {
    if (field.type !== 'list' || value[name] === undefined) return []
    const items = itemsOf(value[name]).map((item) => withoutEmptyItems(field.fields, item))
    return [[name, items.filter((item) => !isNewEntry(item.key) || hasContent(field, item))]]
  })
  return { ...value, ...Object.fromEntries(lists) }
}

/** What an item was added with, e.g. its section, is no content. */
function hasContent({ fields, groupField }: ListField, item: AnyItem): boolean {
  return Object.entries(fields).some(([name, { type }]) => {
    const isPreset = type === 'choice' || type === 'flag' || name === groupField
    return !isPreset && (item[name] ?? '') !== '' && !isSame(item[name], [])
  })
}

/** After the server has confirmed a text. Text typed meanwhile stays unsaved. */
export function confirmed(state: DraftState, sent: AnyValue, draft: Draft): DraftState {
  return withStatus({ ...state, server: { ...state.server, value: sent, draft }, saved: sent })
}

function withStatus(state: DraftState): DraftState {
  return { ...state, status: { kind: isUnsaved(state) ? 'saving' : 'saved' } }
}

/**
 * After somebody else has saved: joins both changes. Where both changed one field, the text of the other editor stays in the
 * draft and this editor chooses.
 */
export function merged(state: DraftState, server: EntryState): DraftState {
  const theirs = valueOfServer(server.value)
  const joined = mergeValues(state.type, { base: state.saved, mine: state.value, theirs })
  const others = state.conflicts.filter(({ path }) => !joined.conflicts.some((other) => isSame(other.path, path)))
  const files = [
    ...server.files,
    ...state.server.files.filter(({ id }) => !server.files.some((file) => file.id === id)),
  ]
  const changedBy = lastChange(server, state.server)
  const conflicts = [...others, ...joined.conflicts]
  return withStatus({
    ...state,
    server: { ...server, files },
    value: joined.value,
    saved: theirs,
    conflicts,
    ...(changedBy && { changedBy }),
  })
}

function lastChange({ draft, version }: EntryState, before: EntryState): DraftState['changedBy'] {
  const isNewer = version?.number !== before.version?.number
  const author = draft ? draft.author : isNewer ? version?.author : undefined
  // The editor's own text may come from another device.
  if (!author || author.id === currentViewer().user?.pk) return undefined
  return { name: author.name, at: draft?.saved_at ?? version?.at ?? '' }
}

/** After an editor has chosen the text of a conflict. */
export function resolved(state: DraftState, { path }: Conflict, chosen: AnyValue[string]): DraftState {
  const conflicts = state.conflicts.filter((conflict) => conflict.path !== path)
  return { ...state, conflicts, value: withValueAt(state.value, path, chosen) }
}
