import { titleOf } from '#core/content-changes.ts'
import { type Choice, type Fields, isNewEntry, type ListField } from '#core/content-type.ts'
import type { FileInfo } from '#core/file-info.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { editing } from '#features/editing/browser/client.ts'
import {
  allDrafts,
  type DraftState,
  getContentType,
  getDraftState,
  loadEntries,
} from '#features/editing/browser/public.ts'
import type { EntryKey } from '#ui/editing/draft-overlay.ts'

/** A list of files in an entry. */
export interface Place extends EntryKey {
  list: string
}

/** A group of rows: a section of a module, a list of a page, or an entry of its own. */
export interface Group extends Choice {
  place: Place
}

/** The files of one page for readers. */
export interface FilesTable {
  /** In addresses and notes: `module/12`, `page-guides/guides`, `material-section/fr`. */
  id: string
  kind: string
  /** The entry with the title and the page of the table. */
  head: EntryKey
  groups: readonly Group[]
  places: readonly Place[]
  /** The fields of a row. */
  fields: Fields
  /** Most files of one list. */
  max: number
  /** The language of files that have none of their own. */
  language: string
  /** What starts a new group, where groups are entries. */
  newGroup: { kind: string; preset: Record<string, string> } | undefined
}

/** Kinds whose entries are the groups of a table: the field that says of which one, and the pages of the tables. */
const LIBRARIES: Readonly<Record<string, { field: string; pages: Readonly<Record<string, EntryKey>> }>> = {
  'material-section': {
    field: 'language',
    pages: {
      fr: { kind: 'page-french-materials', entry: 'french-materials' },
      es: { kind: 'page-spanish-materials', entry: 'spanish-materials' },
    },
  },
}

export const isSamePlace = (one: Place, other: Place) =>
  one.kind === other.kind && one.entry === other.entry && one.list === other.list

/** The entries of each kind in the order of their page. */
let listed: ReadonlyMap<string, readonly string[]> = new Map()

/** Loads all that a table shows. @throws {ApiError} @throws {NetworkError} */
export async function loadTable(id: string): Promise<void> {
  const [kind = ''] = id.split('/')
  const library = LIBRARIES[kind]
  if (library) {
    const { results } = await editing.listEntries(memberTransport(), { query: { kind } })
    const entries = results.map(({ entry }) => entry)
    listed = new Map(listed).set(kind, entries)
    await loadEntries(entries.map((entry) => ({ kind, entry })))
  }
  await loadEntries([headOf(id)])
}

export function headOf(id: string): EntryKey {
  const [kind = '', entry = ''] = id.split('/')
  return LIBRARIES[kind]?.pages[entry] ?? { kind, entry }
}

/** @returns the same result until a draft has changed: each row of a table asks */
export function ofDrafts<T>(read: (id: string) => T): (id: string) => T {
  let known = new Map<string, T>()
  let source: readonly unknown[] = []
  return (id) => {
    const now = [allDrafts.get(), listed]
    if (now.some((part, index) => part !== source[index])) known = new Map()
    source = now
    const result = known.get(id) ?? read(id)
    known.set(id, result)
    return result
  }
}

/** The table of drafts that have loaded. */
export const getTable = ofDrafts((id): FilesTable => {
  const [kind = '', entry = ''] = id.split('/')
  const { fields } = getContentType(kind)
  const lists = Object.entries(fields).flatMap(([list, field]) =>
    field.type === 'list' && field.fields.file?.type === 'file' ? [{ list, field }] : [],
  )
  const library = LIBRARIES[kind]
  const groups = library
    ? statesOf(kind, library.field, entry).flatMap(({ type, value, server }) =>
        lists.map(({ list }) => ({
          value: server.entry,
          label: titleOf(type, value),
          place: { kind, entry: server.entry, list },
        })),
      )
    : lists.flatMap(({ list, field }) =>
        (optionsOf(field) ?? [{ value: list, label: field.label }]).map((option) => ({
          ...option,
          place: { kind, entry, list },
        })),
      )
  const ofFile = lists[0]?.field.fields ?? {}
  const language = library ? entry : getDraftState({ kind, entry })?.value.language
  return {
    id,
    kind,
    head: headOf(id),
    groups,
    places: [...new Map(groups.map(({ place }) => [JSON.stringify(place), place])).values()],
    fields: ofFile,
    max: lists[0]?.field.max ?? 0,
    language: typeof language === 'string' ? language : '',
    newGroup: library && { kind, preset: { [library.field]: entry } },
  }
})

function statesOf(kind: string, field: string, value: string): DraftState[] {
  const order = listed.get(kind) ?? []
  // Pages show new entries last.
  const placeOf = ({ server: { entry } }: DraftState) =>
    isNewEntry(entry) || !order.includes(entry) ? order.length : order.indexOf(entry)
  return [...allDrafts.get().values()]
    .filter((state) => state.type.kind === kind && state.value[field] === value)
    .sort((one, other) => placeOf(one) - placeOf(other))
}

/** The groups within a list. */
function optionsOf({ groupField = '', fields }: ListField): readonly Choice[] | undefined {
  const field = fields[groupField]
  return field?.type === 'choice' && typeof field.options !== 'string' ? field.options : undefined
}

/** The table that shows a field. */
export function tableOf({ kind, entry }: EntryKey): string {
  const library = LIBRARIES[kind]
  return `${kind}/${library ? getDraftState({ kind, entry })?.value[library.field] : entry}`
}

export function sectionsOf({ groups }: FilesTable): string[] {
  return groups.map(({ value }) => value)
}

/** The drafts of a table that have loaded. */
export function draftsOf(table: FilesTable): DraftState[] {
  return entriesOf(table).flatMap((key) => getDraftState(key) ?? [])
}

export function entriesOf({ places }: FilesTable): EntryKey[] {
  return [...new Map(places.map(({ kind, entry }) => [entry, { kind, entry }])).values()]
}

export function filesOf(table: FilesTable): FileInfo[] {
  return draftsOf(table).flatMap(({ server }) => server.files)
}
