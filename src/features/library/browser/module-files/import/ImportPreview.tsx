import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { formatCount, formatNumber, formatSize, plural } from '#core/format.ts'
import { StateMark } from '#features/editing/browser/public.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { moduleType } from '../../../content-types/module.ts'
import { importText as text } from '../messages.ts'
import { filesPath } from '../paths.ts'
import type { UploadLimits } from '../workspace/upload-limits.ts'
import { ImportTable } from './ImportTable.tsx'
import { type Action, countActions, planImport } from './import-plan.ts'
import type { ModuleImport } from './import-store.ts'
import { namedRows, runImport } from './run-import.ts'

interface ImportPreviewProps {
  source: ModuleImport
  limits: UploadLimits
  onChooseOther: () => void
}

/** The dry run: what the import will do. Nothing changes before the last button. */
export function ImportPreview({ source, limits, onChooseOther }: ImportPreviewProps) {
  const { entry, name, files, choices, isFolder } = source
  const rows = namedRows(entry)
  const max = moduleType.fields.files.max
  const lines = planImport({ files, rows, choices, limits: { ...limits, maxFiles: max } })
  const counts = countActions(lines)
  const size = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  const navigate = useNavigate()
  const run = () => {
    runImport(entry, lines)
    void navigate(filesPath(entry))
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
      {files.length > 0 && <ImportTable lines={lines} rows={rows} isFolder={isFolder} />}
      <ImportBar entry={entry} count={counts.add + counts.replace} onImport={run} />
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
  entry: string
  count: number
  onImport: () => void
}

function ImportBar({ entry, count, onImport }: ImportBarProps) {
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
      <div className="edit-bar-actions">
        <Link className="edit-button" to={filesPath(entry)}>
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
