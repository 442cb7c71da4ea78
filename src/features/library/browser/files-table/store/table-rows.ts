import { isSame, itemsOf } from '#core/content-changes.ts'
import { type AnyItem, type AnyValue, rowIdOf } from '#core/content-type.ts'
import {
  changeEntry,
  type FileField,
  flushDrafts,
  getDraftState,
  isElsewhere,
  moveFieldUpload,
  openSheet,
  valueOfServer,
} from '#features/editing/browser/public.ts'
import { randomKey } from '#ui/form/random-key.ts'
import { type Row, rowOf, sortedRows } from '../rows/rows.ts'
import { changeGrid, gridState } from './grid-state.ts'
import { getNotes, noteRow } from './row-notes.ts'
import { draftsOf, type FilesTable, getTable, isSamePlace, ofDrafts, type Place, sectionsOf } from './tables.ts'

/** The rows of a table in the order of its page. */
export const currentRows = ofDrafts((id) => {
  const table = getTable(id)
  const rows = table.places.flatMap((place) => rowsAt(table, place, getDraftState(place)?.value))
  return sortedRows(rows, sectionsOf(table))
})

/** What readers have. */
export const publicRows = ofDrafts((id) => {
  const table = getTable(id)
  return table.places.flatMap((place) => {
    const published = getDraftState(place)?.server.published
    return published ? rowsAt(table, place, valueOfServer(published)) : []
  })
})

function rowsAt({ groups, fields }: FilesTable, place: Place, value: AnyValue | undefined): Row[] {
  const group = groups.find((candidate) => isSamePlace(candidate.place, place))
  return itemsOf(value?.[place.list]).map((item) => {
    const row = rowOf(item)
    return fields.section ? row : { ...row, section: group?.value ?? '' }
  })
}

function placeOf({ groups, places }: FilesTable, { section }: Row): Place | undefined {
  return groups.find(({ value }) => value === section)?.place ?? places[0]
}

/** The field of the sheet with the file of a row: both show the same upload. */
export function fileField(id: string, key: string): FileField | undefined {
  const row = currentRows(id).find((candidate) => candidate.key === key)
  const place = row && placeOf(getTable(id), row)
  return place && { kind: place.kind, entry: place.entry, path: [place.list, key, 'file'] }
}

/** The keys of published rows that were moved to another list, and where they were. */
const formerKeys = new Map<string, { key: string; place: Place }>()

/** The id of a published row belongs to its list: in another one the row is new. It gets its id again when it comes back. */
function keyAt(place: Place, home: Place | undefined, key: string): string {
  if (home === undefined || isSamePlace(home, place)) return key
  const former = formerKeys.get(key)
  if (former && isSamePlace(former.place, place)) return former.key
  if (rowIdOf(key) === undefined) return key
  const next = `new-${randomKey()}`
  formerKeys.set(next, { key, place: home })
  return next
}

/** Puts rows into the drafts of their table. Nothing changes while another window edits one of them. */
export function changeRows(id: string, rows: readonly Row[]): void {
  const table = getTable(id)
  const homes = new Map(currentRows(id).map((row) => [row.key, placeOf(table, row)]))
  const placed = rows.flatMap((row) => {
    const place = placeOf(table, row)
    const home = homes.get(row.key)
    return place ? [{ place, home, former: row.key, row: { ...row, key: keyAt(place, home, row.key) } }] : []
  })
  const changed = table.places
    .map((place) => ({
      place,
      items: sortedRows(
        placed.filter((one) => isSamePlace(one.place, place)).map(({ row }) => row),
        sectionsOf(table),
      ).map((row) => itemOf(table, row)),
    }))
    .filter(({ place, items }) => !isSame(items, itemsOf(getDraftState(place)?.value[place.list])))
  if (changed.some(({ place }) => isElsewhere(place))) return
  for (const { place, items } of changed) {
    const value = getDraftState(place)?.value
    if (value) changeEntry(place, { ...value, [place.list]: items })
  }
  for (const { place, home, former, row } of placed)
    if (home && !isSamePlace(home, place)) {
      const pathOf = ({ kind, entry, list }: Place, key: string) => ({ kind, entry, path: [list, key, 'file'] })
      moveFieldUpload(pathOf(home, former), pathOf(place, row.key))
      if (former !== row.key) renameRow(id, former, row.key)
    }
}

function renameRow(id: string, former: string, key: string): void {
  const note = getNotes(id)[former]
  noteRow(id, former, undefined)
  if (note) noteRow(id, key, note)
  const { selected, active } = gridState.get()
  changeGrid({
    selected: new Set([...selected].map((one) => (one === former ? key : one))),
    active: active?.key === former ? { ...active, key } : active,
  })
}

function itemOf({ fields }: FilesTable, row: Row): AnyItem {
  return { ...Object.fromEntries(Object.entries(row).filter(([name]) => name in fields)), key: row.key }
}

/** Opens the form of a row. */
export function openRow(id: string, key: string, field: string): void {
  const { kind, entry, path: [list] = [] } = fileField(id, key) ?? {}
  if (kind !== undefined && entry !== undefined && list !== undefined)
    openSheet({ kind, entry, list, item: key }, field)
}

/** Saves the drafts of a table now. */
export function flushTable(id: string): void {
  for (const { server } of draftsOf(getTable(id))) flushDrafts(server)
}
