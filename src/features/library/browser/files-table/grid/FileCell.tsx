import { formatSize } from '#core/format.ts'
import { FileBadge } from '#ui/files/FileBadge.tsx'
import { filesText as text } from '../messages.ts'
import { badgeOfName } from '../rows/file-facts.ts'
import type { Row } from '../rows/rows.ts'
import { uploadToRow } from '../store/row-uploads.ts'
import { chooseFiles } from '../workspace/choose-files.ts'

interface FileCellProps {
  table: string
  row: Row
  /** Of the file; empty without one. */
  name: string
  sizeBytes: number | undefined
  stop: { 'data-column': string; tabIndex: number }
}

/** The letters of Excel files. Readers' pages do not have them. */
const EXCEL = 'XLS'

export function FileCell({ table, row, name, sizeBytes, stop }: FileCellProps) {
  const isLink = name === '' && row.url !== ''
  const badge = isLink ? 'link' : badgeOfName(name)
  const canReplace = row.file !== null && name !== ''
  const replace = () => void chooseFiles().then(([chosen]) => chosen && uploadToRow(table, row.key, chosen))
  return (
    <td className="files-file" {...(!canReplace && stop)}>
      <div>
        {badge === 'excel' ? (
          <span className="file-badge files-badge-excel" aria-hidden="true">
            {EXCEL}
          </span>
        ) : (
          <FileBadge kind={badge} />
        )}
        <span className="files-name">
          <bdi>{isLink ? text.link : name || text.noFile}</bdi>
          {sizeBytes !== undefined && name !== '' && <small>{formatSize(sizeBytes)}</small>}
        </span>
        {canReplace && (
          <button type="button" className="edit-button" {...stop} aria-label={text.replaceOf(name)} onClick={replace}>
            {text.replace}
          </button>
        )}
      </div>
    </td>
  )
}
