import type { ReactNode } from 'react'
import type { BadgeKind } from '#core/file-labels.ts'
import { FileBadge } from './FileBadge.tsx'
import { FileLink, type FileView } from './FileLink.tsx'
import { FileActions, type FileDownload } from './FileRow.tsx'

export interface TableFile {
  key: string
  kind: BadgeKind
  title: string
  details?: string
  typeLabel: string
  size: string
  view: FileView
  download?: FileDownload | undefined
  bookmark?: ReactNode
}

interface FileTableProps {
  columns: { name: string; type: string; size: string; view?: string; download?: string }
  files: TableFile[]
  lang?: string
}

/** Files with their name, type and size in columns; on phones each becomes a row of a list. */
export function FileTable({ columns, files, lang }: FileTableProps) {
  const words = { view: columns.view ?? 'View', download: columns.download ?? 'Download' }
  return (
    <table className="file-table" lang={lang}>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.type}</th>
          <th scope="col">{columns.size}</th>
          <th scope="col">
            <span className="visually-hidden">{`${words.view}, ${words.download}`}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <FileTableRow key={file.key} file={file} words={words} />
        ))}
      </tbody>
    </table>
  )
}

function FileTableRow({ file, words }: { file: TableFile; words: { view: string; download: string } }) {
  return (
    <tr>
      <td>
        <div className="file-name">
          <FileBadge kind={file.kind} />
          <div>
            <FileLink view={file.view} className="file-title">
              {file.title}
            </FileLink>
            {file.details && <span className="file-details">{file.details}</span>}
          </div>
        </div>
      </td>
      <td>{file.typeLabel}</td>
      <td>{file.size}</td>
      <td>
        <FileActions
          name={file.title}
          view={file.view}
          download={file.download}
          bookmark={file.bookmark}
          words={words}
        />
      </td>
    </tr>
  )
}
