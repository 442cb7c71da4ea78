import type { ReactNode } from 'react'
import type { BadgeKind } from '#core/file-labels.ts'
import { DownloadLink } from './download/DownloadLink.tsx'
import { FileBadge } from './FileBadge.tsx'
import { FileLink, type FileView } from './FileLink.tsx'
import { Icon } from './Icon.tsx'

export interface FileDownload {
  href: string
  sizeBytes: number
}

interface FileRowProps {
  kind: BadgeKind
  title: ReactNode
  /** The title as plain text, for the names of buttons. */
  name: string
  details?: ReactNode
  /** Type, pages, size: shown in one line; what is not known is left out. */
  facts: (string | undefined)[]
  view: FileView
  download?: FileDownload | undefined
  bookmark?: ReactNode
}

/** A file in a list: what it is, how large, and what can be done with it. The whole row opens it. */
export function FileRow({ kind, title, name, details, facts, view, download, bookmark }: FileRowProps) {
  return (
    <div className="file-row">
      <FileBadge kind={kind} />
      <div>
        <FileLink view={view} className="file-title">
          {title}
        </FileLink>
        {details && <span className="file-details">{details}</span>}
        <span className="file-facts">{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <FileActions name={name} view={view} download={download} bookmark={bookmark} />
    </div>
  )
}

interface FileActionsProps {
  name: string
  view: FileView
  download: FileDownload | undefined
  bookmark: ReactNode
  words?: { view: string; download: string }
}

const ENGLISH = { view: 'View', download: 'Download' }

/** View, Download and bookmark of a file. View repeats the row's own link, so it is left out of the tab order. */
export function FileActions({ name, view, download, bookmark, words = ENGLISH }: FileActionsProps) {
  return (
    <div className="file-actions">
      <FileLink view={view} className="file-action file-action-view" label={`${words.view} ${name}`} quiet>
        {words.view}
      </FileLink>
      {download && (
        <DownloadLink
          className="file-action"
          href={download.href}
          name={name}
          sizeBytes={download.sizeBytes}
          label={`${words.download} ${name}`}
        >
          <Icon name="download" />
          <span>{words.download}</span>
        </DownloadLink>
      )}
      {bookmark}
    </div>
  )
}
