import { useState } from 'react'
import { type Path, valueAt } from '#core/content-path.ts'
import type { AnyValue } from '#core/content-type.ts'
import { formatCount } from '#core/format.ts'
import { isOfficeFile } from '#features/uploads/browser/components/office-file.ts'
import { removeNames } from '../fields/field-uploads.ts'
import type { DraftState } from './draft-state.ts'
import { changeEntry, flushDrafts } from './draft-store.ts'
import { actText as text } from './messages.ts'
import { type ShownProblem, withItemsBack, withoutItems } from './problems.ts'

/** What an editor can do with many files at once: leave out those that were refused, remove the names of people. */
export function FileActions({ draft, problems }: { draft: DraftState; problems: readonly ShownProblem[] }) {
  const [before, setBefore] = useState<{ value: AnyValue; paths: readonly Path[] }>()
  const [removing, setRemoving] = useState('')
  const [failure, setFailure] = useState('')
  const { server, value } = draft
  const pathsOf = (wanted: string) =>
    problems.flatMap(({ code, path, paths = [path] }) => (code === wanted ? paths : []))
  // Without its item a file has no row that could be left out.
  const refused = pathsOf('refused').filter(([, key]) => key !== undefined)
  const named = pathsOf('author_name').flatMap((path) => officeFileAt(draft, path) ?? [])
  const save = (next: AnyValue) => {
    changeEntry(server, next)
    flushDrafts(server)
  }
  const leaveOut = () => {
    setBefore({ value, paths: refused })
    save(withoutItems(value, refused))
  }
  const removeAll = async () => {
    setFailure('')
    for (const [index, { path, id }] of named.entries()) {
      setRemoving(text.removing(index + 1, named.length))
      await removeNames({ kind: server.kind, entry: server.entry, path }, id).catch(() =>
        setFailure(text.namesNotRemoved),
      )
    }
    setRemoving('')
  }
  return (
    <>
      <p className="publish-actions">
        {refused.length > 0 && (
          <button type="button" className="edit-button" onClick={leaveOut}>
            {text.leaveOut(formatCount(refused.length, text.refusedFiles))}
          </button>
        )}
        {named.length > 1 && (
          <button type="button" className="edit-button" disabled={removing !== ''} onClick={() => void removeAll()}>
            {text.removeNames}
          </button>
        )}
        {before && (
          <button
            type="button"
            className="edit-button"
            onClick={() => {
              save(withItemsBack(value, before.value, before.paths))
              setBefore(undefined)
            }}
          >
            {text.undo}
          </button>
        )}
      </p>
      <p role="status" className={failure ? 'publish-failure' : 'quiet'}>
        {failure || removing || (before && text.leftOut(formatCount(before.paths.length, text.refusedFiles)))}
      </p>
    </>
  )
}

/** A file whose names can be removed here. */
function officeFileAt({ server, value }: DraftState, path: Path): { path: Path; id: number } | undefined {
  const file = server.files.find(({ id }) => id === valueAt(value, path))
  return file && isOfficeFile(file.name) ? { path, id: file.id } : undefined
}
