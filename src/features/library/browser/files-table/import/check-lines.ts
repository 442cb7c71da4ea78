import { cancel, listUploads, startUpload, useUploads } from '#features/uploads/browser/uploads.ts'
import { createStore } from '#ui/store.ts'
import type { ImportLine } from './import-plan.ts'
import { lazyFile, type SourceFile } from './read-zip.ts'

/**
 * The uploads of the dry run, by the path of their file. The server inspects a file before the table changes, and the import
 * takes what has arrived.
 */
const checks = createStore<Readonly<Record<string, string>>>({})

/** Begins to send the files of lines that are clear. Others follow when the editor has chosen. */
export function checkLines(lines: readonly ImportLine<SourceFile>[]): void {
  const begun = lines
    .filter(({ action, file }) => (action === 'add' || action === 'replace') && !Object.hasOwn(checks.get(), file.path))
    .map(({ file }) => [file.path, startUpload(lazyFile(file), { onReady: () => undefined })] as const)
  if (begun.length > 0) checks.set({ ...checks.get(), ...Object.fromEntries(begun) })
}

/** The files with the reasons for which the server refuses them, and how many it has not checked yet. */
export function useCheckedFiles(files: readonly SourceFile[]): { checked: readonly SourceFile[]; left: number } {
  const ids = checks.useStore((all) => all)
  // Renders again when a state changes, not with each byte.
  useUploads((all) => all.map(({ id, state }) => `${id} ${state}`).join())
  const uploads = new Map(listUploads().map((upload) => [upload.id, upload]))
  const checkOf = ({ path }: SourceFile) => uploads.get(ids[path] ?? '')
  const checked = files.map((file) => {
    const check = checkOf(file)
    return check?.state === 'refused' ? { ...file, refusal: check.message } : file
  })
  const left = files.map(checkOf).filter((check) => check && check.state !== 'ready' && check.state !== 'refused')
  return { checked, left: left.length }
}

/** The upload of a file, for its row. */
export function takeCheck({ path }: SourceFile): string | undefined {
  const { [path]: id, ...others } = checks.get()
  checks.set(others)
  return id
}

/** Ends the uploads that no row has taken. */
export function endChecks(): void {
  for (const id of Object.values(checks.get())) cancel(id)
  checks.set({})
}
