import { createStore } from '#ui/store.ts'
import type { DroppedFile } from '../workspace/use-file-drop.ts'
import { readFolder, readZip, type SourceFile } from './read-zip.ts'

/** A folder or ZIP that was chosen for a table, in this tab. */
export interface TableImport {
  table: string
  name: string
  isFolder: boolean
  state: 'reading' | 'read' | 'failed'
  files: readonly SourceFile[]
  /** What the editor has chosen, by path. */
  choices: ReadonlyMap<string, string>
}

const store = createStore<TableImport | undefined>(undefined)

export function useImport(table: string): TableImport | undefined {
  return store.useStore((current) => (current?.table === table ? current : undefined))
}

/** Reads a ZIP, or the files of a folder. */
export function setImport(table: string, source: File | readonly DroppedFile[]): void {
  const isFolder = !(source instanceof File)
  const name = isFolder ? (source[0]?.path.split('/')[0] ?? '') : source.name
  const started = { table, name, isFolder, state: 'reading', files: [], choices: new Map() } as const
  store.set(started)
  const finish = (change: Partial<TableImport>) => {
    // Meanwhile another file may have been chosen.
    if (store.get() === started) store.set({ ...started, ...change })
  }
  read(source).then(
    (files) => finish({ files, state: 'read' }),
    () => finish({ state: 'failed' }),
  )
}

function read(source: File | readonly DroppedFile[]): Promise<SourceFile[]> {
  if (source instanceof File) return readZip(source)
  return readFolder(source.map(({ path, file }) => ({ path: withoutRoot(path), file })))
}

/** The name of the chosen folder says nothing about its files. */
function withoutRoot(path: string): string {
  return path.includes('/') ? path.slice(path.indexOf('/') + 1) : path
}

export function choose(path: string, choice: string): void {
  const current = store.get()
  if (current) store.set({ ...current, choices: new Map(current.choices).set(path, choice) })
}

/** Leaves the files that are not settled. Without any the import is over. */
export function keepFiles(files: readonly SourceFile[]): void {
  const current = store.get()
  store.set(current && files.length > 0 ? { ...current, files } : undefined)
}
