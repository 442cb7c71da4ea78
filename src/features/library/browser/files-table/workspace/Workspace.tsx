import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { formatCount } from '#core/format.ts'
import { allDrafts, type DraftState, usePreviews } from '#features/editing/browser/public.ts'
import { AddEntry } from '#ui/editing/edit-mode.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { LiveRegion } from '#ui/status/LiveRegion.tsx'
import { moduleType } from '../../../content-types/module.ts'
import { FilesGrid } from '../grid/FilesGrid.tsx'
import { SelectionBar } from '../grid/SelectionBar.tsx'
import { setImport, useImport } from '../import/import-store.ts'
import { importText, filesText as text } from '../messages.ts'
import { importPath } from '../paths.ts'
import { addFiles, undo } from '../store/actions.ts'
import { gridState, resetGrid, saidStore, say } from '../store/grid-state.ts'
import { followInterrupted, uploadToRow } from '../store/row-uploads.ts'
import { currentRows } from '../store/table-rows.ts'
import { draftsOf, filesOf, getTable } from '../store/tables.ts'
import { DropZone } from './DropZone.tsx'
import { ModuleParts } from './ModuleParts.tsx'
import { Summary, useRowGroups } from './Summary.tsx'
import { TableHead } from './TableHead.tsx'
import { useUploadLimits } from './upload-limits.ts'
import { useEditMode } from './use-edit-mode.ts'
import { type DroppedFile, useFileDrop } from './use-file-drop.ts'

interface WorkspaceProps {
  table: string
  /** The entry with the title of the table. */
  head: DraftState
}

/** Files in one table. The bar at the bottom is that of edit mode: these are the same drafts as on the page. */
export function Workspace({ table: id, head }: WorkspaceProps) {
  // Renders again when a draft of the table has changed.
  allDrafts.useStore((all) => all)
  const table = getTable(id)
  const rows = currentRows(id)
  const files = filesOf(table)
  const limits = useUploadLimits()
  const navigate = useNavigate()
  useEditMode(table, head.server.page)
  useEffect(() => {
    resetGrid()
    say('')
    followInterrupted(id)
  }, [id])
  const onDrop = (dropped: DroppedFile[], key: string | undefined) => {
    const [first] = dropped
    if (first === undefined || table.groups.length === 0) return
    const isFolder = dropped.some(({ path }) => path.includes('/'))
    if (isFolder || /\.zip$/i.test(first.path)) {
      setImport(id, isFolder ? dropped : first.file)
      void navigate(importPath(id))
    } else if (key !== undefined && dropped.length === 1) uploadToRow(id, key, first.file)
    else
      addFiles(
        id,
        dropped.map(({ file }) => file),
        rows.find((row) => row.key === key)?.section,
      )
  }
  const drop = useFileDrop(onDrop)
  const groups = useRowGroups(id, rows, files)
  const shown = gridState.useStore((grid) => grid.shown)
  const filtered = rows.filter(({ key }) => groups.get(key) === shown)
  // When the last row of a state has another one, all are shown.
  const shownRows = filtered.length > 0 ? filtered : rows
  const target = rows.find(({ key }) => key === drop.key)
  return (
    <>
      <TableHead head={head} />
      {head.type.kind === moduleType.kind && <ModuleParts head={table.head} value={head.value} />}
      <Unsettled table={id} />
      {rows.length > 0 && <Summary table={id} rows={rows} groups={groups} />}
      {table.groups.length > 0 && <DropZone table={id} isEmpty={rows.length === 0} limits={limits} />}
      {rows.length > 0 && (
        <>
          <SelectionBar table={table} rows={shownRows} />
          <Said table={id} />
          <p id="files-keys" className="files-keys">
            {text.keys} <span className="files-guess">{text.dotted}</span>: {text.dottedMeans}
          </p>
          <div className="files-table">
            <FilesGrid table={table} all={rows} rows={shownRows} files={files} dropKey={drop.key} />
          </div>
        </>
      )}
      {table.groups.length === 0 && <p>{text.noSections}</p>}
      {table.newGroup && <AddEntry {...table.newGroup} />}
      {draftsOf(table).map((state) => (
        <PreviewsOf key={state.server.entry} state={state} />
      ))}
      {drop.isOver && <p className="files-drop-hint">{target ? text.dropReplaces(target.title) : text.dropAdds}</p>}
    </>
  )
}

function PreviewsOf({ state: { server } }: { state: DraftState }) {
  usePreviews(server, server.files)
  return null
}

/** The rest of an import, which waits for choices. */
function Unsettled({ table }: { table: string }) {
  const source = useImport(table)
  if (source === undefined || source.files.length === 0) return null
  return (
    <p className="note">
      {importText.left(formatCount(source.files.length, text.files), source.name)}
      <Link to={importPath(table)}>{importText.settle}</Link>
    </p>
  )
}

/** What has just happened, and how to take it back. */
function Said({ table }: { table: string }) {
  const { text: said, canUndo } = saidStore.useStore((current) => current)
  return (
    <>
      <LiveRegion>{said}</LiveRegion>
      {said && (
        <p className="files-said">
          {said}{' '}
          {canUndo && (
            <button type="button" className="edit-button" onClick={() => undo(table)}>
              {text.undo}
            </button>
          )}
        </p>
      )}
    </>
  )
}
