import { changeEntry, flushDrafts, getDraftState } from '#features/editing/browser/public.ts'
import { withRows } from '../rows/rows.ts'
import { currentRows, newRow } from '../store/actions.ts'
import { getNotes, noteRow } from '../store/row-notes.ts'
import { moduleEntry, uploadToRow } from '../store/row-uploads.ts'
import { nameOf } from './check-file.ts'
import type { ImportLine, NamedRow } from './import-plan.ts'
import { keepFiles } from './import-store.ts'
import type { SourceFile } from './read-zip.ts'

/** The rows of a module with the names of their files, also of those that are on the way. */
export function namedRows(entry: string): NamedRow[] {
  const state = getDraftState(moduleEntry(entry))
  const notes = getNotes(entry)
  return currentRows(entry).map((row) => ({
    ...row,
    fileName: notes[row.key]?.upload?.name ?? state?.server.files.find(({ id }) => id === row.file)?.name ?? '',
  }))
}

/** Puts the lines that are clear into the draft and uploads their files. The others stay for later. */
export function runImport(entry: string, lines: readonly ImportLine<SourceFile>[]): void {
  const state = getDraftState(moduleEntry(entry))
  if (state === undefined) return
  const added = lines
    .filter(({ action }) => action === 'add')
    .map(({ file, title, section }) => ({ file, row: { ...newRow(), title, section } }))
  // The order of the folder, not of the names.
  const rows = [...currentRows(entry), ...added.map(({ row }) => row)]
  changeEntry(moduleEntry(entry), withRows(state.value, rows))
  for (const { file, row } of added) {
    noteRow(entry, row.key, { guessed: ['title', 'section'] })
    uploadToRow(entry, row.key, lazyFile(file))
  }
  for (const { file, replaces } of lines) if (replaces !== undefined) uploadToRow(entry, replaces, lazyFile(file))
  flushDrafts(moduleEntry(entry))
  keepFiles(lines.filter(({ action }) => action === 'choose').map(({ file }) => file))
}

function lazyFile({ path, sizeBytes, open }: SourceFile) {
  return { name: nameOf(path), size: sizeBytes, open }
}
