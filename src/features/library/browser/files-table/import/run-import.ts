import { newRow } from '../store/actions.ts'
import { getNotes, noteRow } from '../store/row-notes.ts'
import { uploadToRow } from '../store/row-uploads.ts'
import { changeRows, currentRows, flushTable } from '../store/table-rows.ts'
import { filesOf, getTable } from '../store/tables.ts'
import { takeCheck } from './check-lines.ts'
import type { ImportLine, NamedRow } from './import-plan.ts'
import { keepFiles } from './import-store.ts'
import { lazyFile, type SourceFile } from './read-zip.ts'

/** The rows of a table with the names of their files, also of those that are on the way. */
export function namedRows(table: string): NamedRow[] {
  const files = filesOf(getTable(table))
  const notes = getNotes(table)
  return currentRows(table).map((row) => ({
    ...row,
    fileName: notes[row.key]?.upload?.name ?? files.find(({ id }) => id === row.file)?.name ?? '',
  }))
}

/** Puts the lines that are clear into the draft and uploads their files. The others stay for later. */
export function runImport(table: string, lines: readonly ImportLine<SourceFile>[]): void {
  const added = lines
    .filter(({ action }) => action === 'add')
    .map(({ file, title, section }) => ({ file, row: { ...newRow(table), title, section } }))
  // The order of the folder, not of the names.
  changeRows(table, [...currentRows(table), ...added.map(({ row }) => row)])
  for (const { file, row } of added) {
    noteRow(table, row.key, { guessed: ['title', 'section'] })
    uploadToRow(table, row.key, lazyFile(file), takeCheck(file))
  }
  for (const { file, replaces } of lines)
    if (replaces !== undefined) uploadToRow(table, replaces, lazyFile(file), takeCheck(file))
  flushTable(table)
  keepFiles(lines.filter(({ action }) => action === 'choose').map(({ file }) => file))
}
