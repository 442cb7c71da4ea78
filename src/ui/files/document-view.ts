import type { FileOrLink } from '#core/file-fields.ts'
import { pagesLabelOf, typeLabelOf } from '#core/file-labels.ts'
import { noBreak } from '../elements/no-break.ts'
import type { PreviewFile } from '../preview/preview-file.ts'
import type { FileDownload, FileView } from './file-view.ts'

export interface ListedDocument extends FileOrLink {
  title: string
  details: string
}

/**
 * How a document opens: a link on its own site, a file in the preview with its key, and one without a PDF not at all. Without a key or without a script the
 * browser opens the PDF, or saves the file if there is none.
 */
export function viewOf(document: ListedDocument, previewKey: string | undefined): FileView {
  const { path_type, url, file, preview_file } = document
  const plain = preview_file ?? file ?? ''
  if (path_type === 'URL') return { external: url ?? '' }
  if (preview_file === null) return { saved: plain }
  if (previewKey === undefined) return { external: plain }
  return { plain, preview: previewKey }
}

/** Type, pages and size of a document, as far as known, with no-break spaces. */
export function factsOf(document: ListedDocument): string[] {
  const facts = [typeLabelOf(document), pagesLabelOf(document), document.size]
  return facts.filter((fact) => fact !== undefined && fact !== '').map((fact) => noBreak(fact ?? ''))
}

export function downloadOf({ file, size_bytes }: ListedDocument): FileDownload | undefined {
  return file === null ? undefined : { href: file, sizeBytes: size_bytes }
}

/** The data for a document's preview; empty for a link. */
export function previewsOf(document: ListedDocument, key: string, lang?: string): PreviewFile[] {
  const { title, size, pages, file, preview_file: previewFile, first_page: firstPage } = document
  if (file === null) return []
  return [
    { key, title, size, typeLabel: typeLabelOf(document), pages, file, previewFile, firstPage, ...(lang && { lang }) },
  ]
}
