import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { formatCount, formatNumber, formatSize, plural } from '#core/format.ts'
import { filesPath } from '#features/editing/browser/components/files-path.ts'
import { StateMark } from '#features/editing/browser/public.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { importText as text } from '../messages.ts'
import { getTable } from '../store/tables.ts'
import type { UploadLimits } from '../workspace/upload-limits.ts'
import { checkLines, endChecks, useCheckedFiles } from './check-lines.ts'
import { ImportTable } from './ImportTable.tsx'
import { type Action, countActions, planImport } from './import-plan.ts'
import type { TableImport } from './import-store.ts'
import { namedRows, runImport } from './run-import.ts'

interface ImportPreviewProps {
  source: TableImport
  limits: UploadLimits
  onChooseOther: () => void
}

/** The dry run: what the import will do. The server checks the files meanwhile; the table changes with the last button. */
export function ImportPreview({ source, limits, onChooseOther }: ImportPreviewProps) {
  const { table: id, name, files, choices, isFolder } = source
  const rows = namedRows(id)
  const { groups, max } = getTable(id)
  const { checked, left } = useCheckedFiles(files)
  const lines = planImport({ files: checked, rows, groups, choices, limits: { ...limits, maxFiles: max } })
  const counts = countActions(lines)
  const size = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  const navigate = useNavigate()
  useEffect(() => checkLines(lines))
  useEffect(() => endChecks, [])
  const run = () => {
    runImport(id, lines)
    void navigate(filesPath(id))
  }
  return (
    <>
      <p className="files-facts">
        <b>{name}</b>
        <span>{text.facts(formatCount(files.length, text.files), formatSize(size))}</span>
        <button type="button" className="link-button" onClick={onChooseOther}>
          {text.chooseOther}
        </button>
      </p>
      {files.length === 0 ? <p>{text.noFiles}</p> : <ImportNote counts={counts} />}
      {files.length > 0 && <ImportTable lines={lines} rows={rows} groups={groups} isFolder={isFolder} />}
      <ImportBar table={id} count={counts.add + counts.replace} left={left} onImport={run} />
    </>
  )
}

function ImportNote({ counts }: { counts: Record<Action, number> }) {
  const { choose, refuse, add, replace } = counts
  const leftOut = counts['leave-out']
  const heading = [
    choose > 0 && formatCount(choose, text.needChoice),
    refuse > 0 && `${formatNumber(refuse)} ${plural(refuse, text.isRefused)}`,
  ].filter(Boolean)
  const parts = [
    add > 0 && `${formatNumber(add)} ${plural(add, text.isAdded)}`,
    replace > 0 && `${formatNumber(replace)} ${plural(replace, text.replaces)}`,
    leftOut > 0 && `${formatNumber(leftOut)} ${plural(leftOut, text.isLeftOut)}`,
  ].filter(Boolean)
  const clear = add + replace + leftOut
  const isOpen = heading.length > 0
  return (
    <div className={isOpen ? 'files-note files-note-open' : 'files-note'} aria-live="polite">
      <h2>{isOpen ? heading.join(', ') : text.allClear}</h2>
      {clear > 0 && (
        <p>
          {isOpen ? text.clear(formatNumber(clear), parts.join(', ')) : text.clearOnly(parts.join(', '))}{' '}
          {choose > 0 && text.settleLater}
        </p>
      )}
    </div>
  )
}

interface ImportBarProps {
  table: string
  count: number
  /** Files that are not checked yet. */
  left: number
  onImport: () => void
}

function ImportBar({ table, count, left, onImport }: ImportBarProps) {
  // The bar of the draft is hidden on this page: two would be confused.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-import', true)
    return () => document.documentElement.removeAttribute('data-import')
  }, [])
  return (
    <section className="edit-bar files-import-bar" aria-label={text.bar}>
      <p className="edit-bar-state" aria-live="polite">
        <StateMark kind="waiting" />
        <b>{text.nothingChanged}</b>
      </p>
      {left > 0 && <p>{text.checking(formatCount(left, text.files))}</p>}
      <div className="edit-bar-actions">
        <Link className="edit-button" to={filesPath(table)}>
          {text.cancel}
        </Link>
        {count > 0 ? (
          <Button variant="primary" onClick={onImport}>
            {text.importFiles(formatCount(count, text.files))}
          </Button>
        ) : (
          <span>{text.nothingToImport}</span>
        )}
      </div>
    </section>
  )
}
