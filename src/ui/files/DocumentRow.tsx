import type { ReactNode } from 'react'
import { badgeKindOf } from '#core/file-labels.ts'
import { downloadOf, factsOf, type ListedDocument, viewOf } from './document-view.ts'
import { thumbnailOf } from './FileMark.tsx'
import { FileRow, type FileUpdate } from './FileRow.tsx'

interface DocumentRowProps {
  document: ListedDocument
  /** Key of its preview on this page; without one the browser opens the file. */
  previewKey?: string
  /** Title and details with search words marked; default is the document's own. Null shows no details. */
  title?: ReactNode
  details?: ReactNode
  /** Text after type, pages and size. */
  more?: string | undefined
  update?: FileUpdate | undefined
  bookmark?: ReactNode
  /** Path and query of the page that shows it, if that is not this page. */
  page?: string
}

/** A document or link of the API in a list of files. */
export function DocumentRow({ document, previewKey, title, details, more, update, ...rest }: DocumentRowProps) {
  return (
    <FileRow
      kind={badgeKindOf(document)}
      thumbnail={document.first_page ? thumbnailOf(document.first_page) : undefined}
      title={title ?? document.title}
      name={document.title}
      details={details === undefined ? document.details : details}
      facts={[...factsOf(document), more]}
      update={update}
      view={viewOf(document, previewKey)}
      download={downloadOf(document)}
      {...rest}
    />
  )
}
