import type { ReactNode } from 'react'
import type { BadgeKind } from '#core/file-labels.ts'
import { text } from '../messages.ts'
import { FileAvailability } from '../offline/FileAvailability.tsx'
import { FileLink } from './FileLink.tsx'
import { FileMark, type Thumbnail } from './FileMark.tsx'
import { FileActions } from './FileRow.tsx'
import type { FileDownload, FileView } from './file-view.ts'

export interface TableFile {
  key: string
  kind: BadgeKind
  thumbnail?: Thumbnail | undefined
  title: string
  /** The title with search words marked. */
  marked?: ReactNode
  details: string
  /** Type, pages and size, which phones show below the title. */
  facts: readonly string[]
  typeLabel: string
  size: string
  view: FileView
  download?: FileDownload | undefined
  bookmark?: ReactNode
  page?: string
}

interface FileTableProps {
  columns: { name: string; type: string; size: string }
  files: TableFile[]
  /** Language of titles and details, where it is not that of the page. */
  lang?: string
}

/**
 * Files with name, type and size in columns of fixed widths, so that several tables on a page line up. A list on phones.
 */
export function FileTable({ columns, files, lang }: FileTableProps) {
  const hasBookmarks = files.some(({ bookmark }) => bookmark !== undefined)
  return (
    <table className={hasBookmarks ? 'file-table with-bookmarks' : 'file-table'}>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.type}</th>
          <th scope="col">{columns.size}</th>
          <th scope="col">
            <span className="visually-hidden">{hasBookmarks ? text.fileActionsWithBookmark : text.fileActions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <FileTableRow key={file.key} file={file} lang={lang} />
        ))}
      </tbody>
    </table>
  )
}

function FileTableRow({ file, lang }: { file: TableFile; lang: string | undefined }) {
  return (
    <tr>
      <td>
        <div className="file-name">
          <FileMark kind={file.kind} thumbnail={file.thumbnail} />
          <div className="file-text">
            <FileLink view={file.view} download={file.download} className="file-title" lang={lang}>
              {file.marked ?? file.title}
            </FileLink>
            <span className="file-facts">{file.facts.join(' · ')}</span>
            <FileAvailability view={file.view} download={file.download} />
            {file.details && (
              <span className="file-details" lang={lang} dir="auto">
                {file.details}
              </span>
            )}
          </div>
        </div>
      </td>
      <td>{file.typeLabel}</td>
      <td>{file.size}</td>
      <td>
        <FileActions {...file} name={file.title} />
      </td>
    </tr>
  )
}
