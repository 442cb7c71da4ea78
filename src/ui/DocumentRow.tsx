import type { ReactNode } from 'react'
import { badgeKindOf } from '#core/file-labels.ts'
import { downloadOf, factsOf, type ShownDocument, viewOf } from './document-view.ts'
import { FileRow } from './FileRow.tsx'

interface DocumentRowProps {
  document: ShownDocument
  /** Under which the page's preview knows it; without one it opens by itself. */
  previewKey?: string
  /** Title and details with what was searched for marked; the document's own otherwise. Null shows no details. */
  title?: ReactNode
  details?: ReactNode
  /** More to say behind type, pages and size. */
  more?: string | undefined
  bookmark?: ReactNode
}

/** A document or link of the API in a list of files. */
export function DocumentRow({ document, previewKey, title, details, more, bookmark }: DocumentRowProps) {
  return (
    <FileRow
      kind={badgeKindOf(document)}
      title={title ?? document.title}
      name={document.title}
      details={details === undefined ? document.details : details}
      facts={[...factsOf(document), more]}
      view={viewOf(document, previewKey)}
      download={downloadOf(document)}
      bookmark={bookmark}
    />
  )
}
