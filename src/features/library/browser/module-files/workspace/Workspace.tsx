import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { formatCount } from '#core/format.ts'
import { type DraftState, usePreviews } from '#features/editing/browser/public.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { LiveRegion } from '#ui/status/LiveRegion.tsx'
import { FilesGrid } from '../grid/FilesGrid.tsx'
import { SelectionBar } from '../grid/SelectionBar.tsx'
import { setImport, useImport } from '../import/import-store.ts'
import { importText, filesText as text } from '../messages.ts'
import { importPath } from '../paths.ts'
import { rowsOf } from '../rows/rows.ts'
import { addFiles, undo } from '../store/actions.ts'
import { gridState, resetGrid, saidStore, say } from '../store/grid-state.ts'
import { followInterrupted, moduleEntry, uploadToRow } from '../store/row-uploads.ts'
import { DropZone } from './DropZone.tsx'
import { ModuleHead } from './ModuleHead.tsx'
import { ModuleParts } from './ModuleParts.tsx'
import { Summary, useRowGroups } from './Summary.tsx'
import { useUploadLimits } from './upload-limits.ts'
import { useEditMode } from './use-edit-mode.ts'
import { type DroppedFile, useFileDrop } from './use-file-drop.ts'

/** The files of a module in one table. The bar at the bottom is that of edit mode: it is the same draft as on the page. */
export function Workspace({ state }: { state: DraftState }) {
  const { entry } = state.server
  const rows = rowsOf(state.value)
  const { files } = state.server
  const moduleLanguage = typeof state.value.language === 'string' ? state.value.language : ''
  const limits = useUploadLimits()
  const navigate = useNavigate()
  useEditMode(state)
  usePreviews(moduleEntry(entry), files)
  useEffect(() => {
    resetGrid()
    say('')
    followInterrupted(entry)
  }, [entry])
  const onDrop = (dropped: DroppedFile[], key: string | undefined) => {
    const [first] = dropped
    if (first === undefined) return
    const isFolder = dropped.some(({ path }) => path.includes('/'))
    if (isFolder || /\.zip$/i.test(first.path)) {
      setImport(entry, isFolder ? dropped : first.file)
      void navigate(importPath(entry))
    } else if (key !== undefined && dropped.length === 1) uploadToRow(entry, key, first.file)
    else
      addFiles(
        entry,
        dropped.map(({ file }) => file),
      )
  }
  const drop = useFileDrop(onDrop)
  const groups = useRowGroups(entry, rows, files)
  const shown = gridState.useStore((grid) => grid.shown)
  const filtered = rows.filter(({ key }) => groups.get(key) === shown)
  // When the last row of a state has another one, all are shown.
  const shownRows = filtered.length > 0 ? filtered : rows
  const target = rows.find(({ key }) => key === drop.key)
  return (
    <>
      <ModuleHead state={state} />
      <ModuleParts entry={entry} value={state.value} />
      <Unsettled entry={entry} />
      {rows.length > 0 && <Summary entry={entry} rows={rows} groups={groups} />}
      <DropZone entry={entry} isEmpty={rows.length === 0} limits={limits} />
      {rows.length > 0 && (
        <>
          <SelectionBar entry={entry} rows={shownRows} moduleLanguage={moduleLanguage} />
          <Said entry={entry} />
          <p id="files-keys" className="files-keys">
            {text.keys} <span className="files-guess">{text.dotted}</span>: {text.dottedMeans}
          </p>
          <div className="files-table">
            <FilesGrid
              entry={entry}
              all={rows}
              rows={shownRows}
              files={files}
              moduleLanguage={moduleLanguage}
              dropKey={drop.key}
            />
          </div>
        </>
      )}
      {drop.isOver && <p className="files-drop-hint">{target ? text.dropReplaces(target.title) : text.dropAdds}</p>}
    </>
  )
}

/** The rest of an import, which waits for choices. */
function Unsettled({ entry }: { entry: string }) {
  const source = useImport(entry)
  if (source === undefined || source.files.length === 0) return null
  return (
    <p className="note">
      {importText.left(formatCount(source.files.length, text.files), source.name)}
      <Link to={importPath(entry)}>{importText.settle}</Link>
    </p>
  )
}

/** What has just happened, and how to take it back. */
function Said({ entry }: { entry: string }) {
  const { text: said, canUndo } = saidStore.useStore((current) => current)
  return (
    <>
      <LiveRegion>{said}</LiveRegion>
      {said && (
        <p className="files-said">
          {said}{' '}
          {canUndo && (
            <button type="button" className="edit-button" onClick={() => undo(entry)}>
              {text.undo}
            </button>
          )}
        </p>
      )}
    </>
  )
}
