import { changeEntry, flushDrafts, getDraftState } from '#features/editing/browser/public.ts'
import { addedRows, changedRows, type Row, withRows } from '../rows/rows.ts'
import { currentRows, languageOf, newRow } from '../store/actions.ts'
import { noteRow, notesOf } from '../store/row-notes.ts'
import { keyOfEntry, uploadToRow } from '../store/row-uploads.ts'
import { nameOf } from './check-file.ts'
import type { ImportLine, NamedRow } from './import-plan.ts'
import { keepFiles } from './import-store.ts'
import type { SourceFile } from './read-zip.ts'

/** The rows of a module with the names of their files, also of those that are on the way. */
export function namedRows(entry: string): NamedRow[] {
  const state = getDraftState(keyOfEntry(entry))
  const notes = notesOf(entry)
  return currentRows(entry).map((row) => ({
    ...row,
    fileName: notes[row.key]?.upload?.name ?? state?.server.files.find(({ id }) => id === row.file)?.name ?? '',
  }))
}

/** Puts the lines that are clear into the draft and uploads their files. The others stay for later. */
export function runImport(entry: string, lines: readonly ImportLine<SourceFile>[]): void {
  const state = getDraftState(keyOfEntry(entry))
  if (state === undefined) return
  const added = lines
    .filter(({ action }) => action === 'add')
    .map((line): { line: ImportLine<SourceFile>; row: Row } => ({
      line,
      row: { ...newRow(), ...textsOf(line), language: languageOf(entry, line.language) },
    }))
  const replaced = lines.flatMap((line) => (line.replaces === undefined ? [] : [{ line, key: line.replaces }]))
  const changed = replaced.reduce(
    (rows, { line, key }) => changedRows(rows, [key], { ...textsOf(line), language: languageOf(entry, line.language) }),
    currentRows(entry),
  )
  const rows = addedRows(
    changed,
    // The order of the folder, not of the names.
    added.map(({ row }, index) => ({ row, number: index })),
  )
  changeEntry(keyOfEntry(entry), withRows(state.value, rows))
  for (const { line, row } of added) {
    if (!line.reason.includes('.csv')) noteRow(entry, row.key, { guessed: ['title', 'section', 'language'] })
    uploadToRow(entry, row.key, lazyFile(line.file))
  }
  for (const { line, key } of replaced) uploadToRow(entry, key, lazyFile(line.file))
  flushDrafts(keyOfEntry(entry))
  keepFiles(lines.filter(({ action }) => action === 'choose').map(({ file }) => file))
}

function textsOf({ title, details, section }: ImportLine): Pick<Row, 'title' | 'details' | 'section'> {
  return { title, details, section }
}

function lazyFile({ path, sizeBytes, open }: SourceFile) {
  return { name: nameOf(path), size: sizeBytes, open }
}
