import { emptyValue } from '#core/content-type.ts'
import { compareNames, formatCount } from '#core/format.ts'
import { randomKey } from '#ui/form/random-key.ts'
import { reasonToLeaveOut } from '../import/check-file.ts'
import { filesText as text } from '../messages.ts'
import { guessRow } from '../rows/guess-row.ts'
import { pastedRows } from '../rows/paste.ts'
import {
  canMove,
  changedRows,
  droppedRow,
  getPlace,
  movedRows,
  type Row,
  type RowChange,
  rowOf,
  type TextColumn,
  undone,
} from '../rows/rows.ts'
import { changeGrid, gridState, say, undoSteps } from './grid-state.ts'
import { getNotes, noteRow, touchField } from './row-notes.ts'
import { continueUpload, isChosenAgain, pauseUpload, uploadToRow } from './row-uploads.ts'
import { changeRows, currentRows, flushTable } from './table-rows.ts'
import { getTable, sectionsOf } from './tables.ts'

/** Changes the rows as one step that can be taken back. */
function change(table: string, next: (rows: Row[]) => Row[], canUndo = true): void {
  const before = currentRows(table)
  changeRows(table, next(before))
  if (canUndo) undoSteps.push({ table, before, after: currentRows(table) })
}

export function undo(table: string): void {
  const step = undoSteps.at(-1)
  if (step?.table !== table) return
  undoSteps.pop()
  const shown = new Set(currentRows(table).map(({ key }) => key))
  change(table, (rows) => undone(rows, step.before, step.after), false)
  for (const { key } of currentRows(table)) if (!shown.has(key)) continueUpload(table, key)
  flushTable(table)
  say(text.undone)
}

/** While a text is typed: each key is in the draft, and the step to take back is made at the end. */
export function typeText(table: string, key: string, column: TextColumn, typed: string): void {
  change(table, (rows) => changedRows(rows, [key], { [column]: typed }), false)
  touchField(table, [key], column)
}

export function endTyping(table: string): void {
  const { editing } = gridState.get()
  if (editing === undefined) return
  changeGrid({ editing: undefined })
  const after = currentRows(table)
  const before = changedRows(after, [editing.key], { [editing.column]: editing.before })
  if (after.find(({ key }) => key === editing.key)?.[editing.column] !== editing.before)
    undoSteps.push({ table, before, after })
  flushTable(table)
}

export function setField(table: string, keys: readonly string[], field: keyof RowChange, to: string): void {
  const next: RowChange = { [field]: to }
  change(table, (rows) => changedRows(rows, keys, next))
  touchField(table, keys, field)
  flushTable(table)
  if (keys.length > 1) say(text.changed(formatCount(keys.length, text.files)), true)
}

/** @param shown the keys of the rows that the filter shows: others stay as they are */
export function pasteColumn(
  table: string,
  { key, column, shown }: { key: string; column: TextColumn; shown: readonly string[] },
  pasted: string,
): void {
  const visible = currentRows(table).filter((row) => shown.includes(row.key))
  const { rows, count, leftOut } = pastedRows(visible, { key, column }, pasted)
  const touched = rows.slice(rows.findIndex((row) => row.key === key)).slice(0, count)
  change(table, (all) => all.map((row) => rows.find((next) => next.key === row.key) ?? row))
  touchField(
    table,
    touched.map((row) => row.key),
    column,
  )
  flushTable(table)
  const lines = (number: number) => formatCount(number, text.cells)
  say([text.pasted(lines(count)), leftOut > 0 && text.pastedLeftOut(lines(leftOut))].filter(Boolean).join(' · '), true)
}

export function move(table: string, keys: readonly string[], by: 1 | -1): void {
  const [first] = keys
  if (first === undefined) return
  const sections = sectionsOf(getTable(table))
  if (keys.length === 1 && !canMove(currentRows(table), first, by, sections)) return
  changeInPlace(table, keys, (rows) => movedRows(rows, keys, by, sections))
}

export function drop(table: string, key: string, target: string, edge: 'before' | 'after'): void {
  changeInPlace(table, [key], (rows) => droppedRow(rows, key, target, edge))
}

/** Moves rows, and says where they are now. */
function changeInPlace(table: string, keys: readonly string[], next: (rows: Row[]) => Row[]): void {
  const moved = next(currentRows(table)).findIndex(({ key }) => key === keys[0])
  change(table, next)
  const rows = currentRows(table)
  // In another list the row may have another key.
  const { key = '', title = '' } = rows[moved] ?? {}
  const { place, count, section } = getPlace(rows, key)
  const name = getTable(table).groups.find(({ value }) => value === section)?.label ?? text.chooseSection
  say(keys.length === 1 ? text.moved(title, place, count, name) : text.movedMany(formatCount(keys.length, text.files)))
  flushTable(table)
}

export function moveToTrash(table: string, keys: readonly string[]): void {
  for (const key of keys) pauseUpload(table, key)
  change(table, (rows) => rows.filter((row) => !keys.includes(row.key)))
  changeGrid({ selected: new Set() })
  flushTable(table)
  say(text.trashed(formatCount(keys.length, text.files)), true)
}

/** Adds files as new rows. A file whose upload was interrupted continues in its row. @param near the group in which they were dropped */
export function addFiles(table: string, chosen: readonly File[], near = ''): void {
  const files = chosen.filter(({ name }) => reasonToLeaveOut(name) === undefined)
  const leftOut = chosen.length - files.length
  const said = leftOut > 0 && text.leftOut(formatCount(leftOut, text.files))
  const interrupted = Object.keys(getNotes(table))
  const { groups } = getTable(table)
  const added = files.flatMap((file) => {
    const key = interrupted.find((candidate) => isChosenAgain(table, candidate, file))
    if (key !== undefined) {
      uploadToRow(table, key, file)
      return []
    }
    return [{ file, row: { ...newRow(table), ...guessRow(file.name, groups, { near }) } }]
  })
  if (added.length === 0) {
    if (said) say(said)
    return
  }
  const sorted = added.map(({ row }) => row).sort((one, other) => compareNames(one.title, other.title))
  change(table, (current) => [...current, ...sorted], false)
  for (const { row, file } of added) {
    noteRow(table, row.key, { guessed: ['title', 'section'] })
    uploadToRow(table, row.key, file)
  }
  flushTable(table)
  say([text.added(formatCount(added.length, text.files)), said].filter(Boolean).join(' · '))
}

export function newRow(table: string): Row {
  return rowOf({ ...emptyValue(getTable(table).fields), key: `new-${randomKey()}` })
}
