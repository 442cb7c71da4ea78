import { formatSize } from '#core/format.ts'
import { FileBadge } from '#ui/files/FileBadge.tsx'
import '#ui/files/FileBadge.css'
import { filesText as text } from '../messages.ts'
import { badgeOfName } from '../rows/file-facts.ts'
import type { Row } from '../rows/rows.ts'

interface FileCellProps {
  row: Row
  /** Of the file; empty without one. */
  name: string
  sizeBytes: number | undefined
  stop: { 'data-column': string; tabIndex: number }
}

/** The letters of Excel files. Readers' pages do not have them. */
const EXCEL = 'XLS'

export function FileCell({ row, name, sizeBytes, stop }: FileCellProps) {
  const isLink = name === '' && row.url !== ''
  const badge = isLink ? 'link' : badgeOfName(name)
  return (
    <td className="files-file" {...stop}>
      <div>
        {badge === 'excel' ? (
          <span className="file-badge files-badge-excel" aria-hidden="true">
            {EXCEL}
          </span>
        ) : (
          <FileBadge kind={badge} />
        )}
        <span className="files-name">
          {isLink ? text.link : name || text.noFile}
          {sizeBytes !== undefined && name !== '' && <small>{formatSize(sizeBytes)}</small>}
        </span>
      </div>
    </td>
  )
}
