import type { FileOrLink } from '#core/file-fields.ts'
import { pagesLabelOf, typeLabelOf } from '#core/file-labels.ts'
import type { EarlyPreview, FileView } from './FileLink.tsx'
import type { FileDownload } from './FileRow.tsx'
import type { PreviewFile } from './preview/preview-file.ts'
import { unbroken } from './unbroken.ts'

/** A document or link as the API answers it. */
export interface ShownDocument extends FileOrLink {
  title: string
  details: string
}

/**
 * How a document is looked at: a link leads away, a file opens in the preview under its key.
 * Without a key, and without a script, the browser shows its PDF, or else saves it.
 */
export function viewOf(document: ShownDocument, previewKey: string | undefined): FileView {
  const { path_type, url, file, preview_file } = document
  const plain = preview_file ?? file ?? ''
  if (path_type === 'URL') return { external: url ?? '' }
  if (previewKey === undefined) return { external: plain }
  const [preview] = previewsOf(document, previewKey)
  return { plain, preview: previewKey, ...(preview?.firstPage && { early: earlyOf(document, preview.firstPage.url) }) }
}

function earlyOf(document: ShownDocument, picture: string): EarlyPreview {
  return { picture, facts: factsOf(document).join(' · '), file: document.file ?? '' }
}

/** Type, pages and size of a document, with what is known, none of which breaks inside. */
export function factsOf(document: ShownDocument): string[] {
  const facts = [typeLabelOf(document), pagesLabelOf(document), document.size]
  return facts.filter((fact) => fact !== undefined && fact !== '').map((fact) => unbroken(fact ?? ''))
}

/** How a document is taken home; undefined for a link. */
export function downloadOf({ file, size_bytes }: ShownDocument): FileDownload | undefined {
  return file === null ? undefined : { href: file, sizeBytes: size_bytes }
}

/** What the preview needs of a document; nothing for a link. */
export function previewsOf(document: ShownDocument, key: string, lang?: string): PreviewFile[] {
  const { title, size, pages, file, preview_file: previewFile, first_page: firstPage } = document
  if (file === null) return []
  return [
    { key, title, size, typeLabel: typeLabelOf(document), pages, file, previewFile, firstPage, ...(lang && { lang }) },
  ]
}
