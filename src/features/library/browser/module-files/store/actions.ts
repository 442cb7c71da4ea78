import { emptyValue } from '#core/content-type.ts'
import { compareNames, formatCount } from '#core/format.ts'
import { changeEntry, flushDrafts, getDraftState } from '#features/editing/browser/public.ts'
import { randomKey } from '#ui/form/random-key.ts'
import { moduleType } from '../../../content-types/module.ts'
import { SECTION_TITLES } from '../../../messages.ts'
import { reasonToLeaveOut } from '../import/check-file.ts'
import { filesText as text } from '../messages.ts'
import { guessRow } from '../rows/guess-row.ts'
import { pastedRows } from '../rows/paste.ts'
import {
  canMove,
  changedRows,
  droppedRow,
  getPlace,
  isSection,
  movedRows,
  type Row,
  type RowChange,
  rowsOf,
  type TextColumn,
  undone,
  withRows,
} from '../rows/rows.ts'
import { changeGrid, gridState, say, undoSteps } from './grid-state.ts'
import { getNotes, noteRow, touchField } from './row-notes.ts'
import { continueUpload, isChosenAgain, moduleEntry, pauseUpload, uploadToRow } from './row-uploads.ts'

export function currentRows(entry: string): Row[] {
  const state = getDraftState(moduleEntry(entry))
  return state ? rowsOf(state.value) : []
}

/** Changes the rows of the draft as one step that can be taken back. */
function change(entry: string, next: (rows: Row[]) => Row[], canUndo = true): void {
  const state = getDraftState(moduleEntry(entry))
  if (state === undefined) return
  const before = rowsOf(state.value)
  const value = withRows(state.value, next(before))
  if (canUndo) undoSteps.push({ entry, before, after: rowsOf(value) })
  changeEntry(moduleEntry(entry), value)
}

export function undo(entry: string): void {
  const step = undoSteps.at(-1)
  if (step?.entry !== entry) return
  undoSteps.pop()
  const shown = new Set(currentRows(entry).map(({ key }) => key))
  change(entry, (rows) => undone(rows, step.before, step.after), false)
  for (const { key } of currentRows(entry)) if (!shown.has(key)) continueUpload(entry, key)
  flushDrafts(moduleEntry(entry))
  say(text.undone)
}

/** While a text is typed: each key is in the draft, and the step to take back is made at the end. */
export function typeText(entry: string, key: string, column: TextColumn, typed: string): void {
  change(entry, (rows) => changedRows(rows, [key], { [column]: typed }), false)
  touchField(entry, [key], column)
}

export function endTyping(entry: string): void {
  const { editing } = gridState.get()
  if (editing === undefined) return
  changeGrid({ editing: undefined })
  const after = currentRows(entry)
  const before = changedRows(after, [editing.key], { [editing.column]: editing.before })
  if (after.find(({ key }) => key === editing.key)?.[editing.column] !== editing.before)
    undoSteps.push({ entry, before, after })
  flushDrafts(moduleEntry(entry))
}

export function setField(entry: string, keys: readonly string[], field: keyof RowChange, to: string): void {
  const next: RowChange = { [field]: to }
  change(entry, (rows) => changedRows(rows, keys, next))
  touchField(entry, keys, field)
  flushDrafts(moduleEntry(entry))
  if (keys.length > 1) say(text.changed(formatCount(keys.length, text.files)), true)
}

/** @param shown the keys of the rows that the filter shows: others stay as they are */
export function pasteColumn(
  entry: string,
  { key, column, shown }: { key: string; column: TextColumn; shown: readonly string[] },
  pasted: string,
): void {
  const visible = currentRows(entry).filter((row) => shown.includes(row.key))
  const { rows, count, leftOut } = pastedRows(visible, { key, column }, pasted)
  const touched = rows.slice(rows.findIndex((row) => row.key === key)).slice(0, count)
  change(entry, (all) => all.map((row) => rows.find((next) => next.key === row.key) ?? row))
  touchField(
    entry,
    touched.map((row) => row.key),
    column,
  )
  flushDrafts(moduleEntry(entry))
  const lines = (number: number) => formatCount(number, text.cells)
  say([text.pasted(lines(count)), leftOut > 0 && text.pastedLeftOut(lines(leftOut))].filter(Boolean).join(' · '), true)
}

export function move(entry: string, keys: readonly string[], by: 1 | -1): void {
  const [first] = keys
  if (first === undefined) return
  if (keys.length === 1 && !canMove(currentRows(entry), first, by)) return
  change(entry, (rows) => movedRows(rows, keys, by))
  afterMove(entry, keys)
}

export function drop(entry: string, key: string, target: string, edge: 'before' | 'after'): void {
  change(entry, (rows) => droppedRow(rows, key, target, edge))
  afterMove(entry, [key])
}

function afterMove(entry: string, keys: readonly string[]): void {
  const rows = currentRows(entry)
  const [first = ''] = keys
  const { place, count, section } = getPlace(rows, first)
  const title = rows.find((row) => row.key === first)?.title ?? ''
  const name = isSection(section) ? SECTION_TITLES[section] : text.chooseSection
  say(keys.length === 1 ? text.moved(title, place, count, name) : text.movedMany(formatCount(keys.length, text.files)))
  flushDrafts(moduleEntry(entry))
}

export function moveToTrash(entry: string, keys: readonly string[]): void {
  for (const key of keys) pauseUpload(entry, key)
  change(entry, (rows) => rows.filter((row) => !keys.includes(row.key)))
  changeGrid({ selected: new Set() })
  flushDrafts(moduleEntry(entry))
  say(text.trashed(formatCount(keys.length, text.files)), true)
}

/** Adds files as new rows. A file whose upload was interrupted continues in its row. */
export function addFiles(entry: string, chosen: readonly File[]): void {
  const files = chosen.filter(({ name }) => reasonToLeaveOut(name) === undefined)
  const leftOut = chosen.length - files.length
  const said = leftOut > 0 && text.leftOut(formatCount(leftOut, text.files))
  const interrupted = Object.keys(getNotes(entry))
  const added = files.flatMap((file) => {
    const key = interrupted.find((candidate) => isChosenAgain(entry, candidate, file))
    if (key !== undefined) {
      uploadToRow(entry, key, file)
      return []
    }
    return [{ file, row: { ...newRow(), ...guessRow(file.name) } }]
  })
  if (added.length === 0) {
    if (said) say(said)
    return
  }
  const sorted = added.map(({ row }) => row).sort((one, other) => compareNames(one.title, other.title))
  change(entry, (current) => [...current, ...sorted], false)
  for (const { row, file } of added) {
    noteRow(entry, row.key, { guessed: ['title', 'section'] })
    uploadToRow(entry, row.key, file)
  }
  flushDrafts(moduleEntry(entry))
  say([text.added(formatCount(added.length, text.files)), said].filter(Boolean).join(' · '))
}

export function newRow(): Row {
  const field = moduleType.fields.files
  return { ...emptyValue(field.fields), key: `new-${randomKey()}` }
}
