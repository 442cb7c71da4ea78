import type { ReactNode } from 'react'
import type { BadgeKind } from '#core/file-labels.ts'
import { DownloadLink } from '../download/DownloadLink.tsx'
import { Icon } from '../elements/Icon.tsx'
import { text } from '../messages.ts'
import { FileAvailability } from '../offline/FileAvailability.tsx'
import { useAvailability } from '../offline/use-file-availability.ts'
import { FileLink } from './FileLink.tsx'
import { FileMark, type Thumbnail } from './FileMark.tsx'
import type { FileDownload, FileView } from './file-view.ts'
import { MoreButton } from './MoreButton.tsx'

export interface FileUpdate {
  /** E.g. 'Updated on May 12, 2026'. */
  label: string
  /** What changed, in one line; may be empty. */
  note: string
  /** Newer than what this device has downloaded. */
  isNewer?: boolean
}

interface FileRowProps {
  kind: BadgeKind
  thumbnail?: Thumbnail | undefined
  title: ReactNode
  /** The title as plain text, for the names of buttons. */
  name: string
  details?: ReactNode
  /** Type, pages and size in one line. Leaves out unknown ones. */
  facts: (string | undefined)[]
  /** When it changed last, and what. */
  update?: FileUpdate | undefined
  view: FileView
  download?: FileDownload | undefined
  bookmark?: ReactNode
  /** Path and query of the page that shows it, if that is not this page. */
  page?: string | undefined
}

/** A file in a list with its kind, size and actions. The whole row opens it. */
export function FileRow({
  kind,
  thumbnail,
  title,
  name,
  details,
  facts,
  update,
  view,
  download,
  bookmark,
  page,
}: FileRowProps) {
  return (
    <div className="file-row">
      <FileMark kind={kind} thumbnail={thumbnail} />
      <div className="file-text">
        <FileLink view={view} download={download} className="file-title">
          {title}
        </FileLink>
        <span className="file-facts">{facts.filter(Boolean).join(' · ')}</span>
        {update && (
          <span className={update.isNewer ? 'file-update file-newer' : 'file-update'}>
            {update.isNewer && <Icon name="refresh" />}
            <b>{update.label}</b>
            {update.note && (
              <>
                : <bdi>{update.note}</bdi>
              </>
            )}
          </span>
        )}
        <FileAvailability view={view} download={download} />
        {details && (
          <span className="file-details" dir="auto">
            {details}
          </span>
        )}
      </div>
      <FileActions {...{ kind, name, facts, view, download, bookmark, page }} />
    </div>
  )
}

type FileActionsProps = Pick<FileRowProps, 'kind' | 'name' | 'view' | 'download' | 'bookmark' | 'page'> & {
  facts: readonly (string | undefined)[]
}

/** View, Download, menu and bookmark of a file. View repeats the row's link, so it is not in the tab order. A file without a preview has none. */
export function FileActions({ kind, name, facts, view, download, bookmark, page }: FileActionsProps) {
  // A file that was kept to read has only its preview on the device.
  const isHere = useAvailability([download?.href]) !== 'unavailable'
  const shown = isHere ? download : undefined
  return (
    <div className="file-actions">
      {!('saved' in view) && (
        <FileLink
          view={view}
          download={download}
          className="file-action file-action-view"
          label={text.viewFile(name)}
          skipTab
        >
          {text.view}
        </FileLink>
      )}
      {shown && (
        <DownloadLink
          className="file-action"
          href={shown.href}
          name={name}
          sizeBytes={shown.sizeBytes}
          label={text.downloadFile(name)}
        >
          <Icon name="download" />
          <span>{text.download}</span>
        </DownloadLink>
      )}
      {'external' in view && (
        <span className="file-external">
          <Icon name="external" />
        </span>
      )}
      <MoreButton file={{ kind, name, facts: facts.filter(Boolean).join(' · '), view, download: shown, page }} />
      {bookmark}
    </div>
  )
}
