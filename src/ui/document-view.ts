import type { FileOrLink } from '#core/file-fields.ts'
import { typeLabelOf } from '#core/file-labels.ts'
import type { FileView } from './FileLink.tsx'
import type { FileDownload } from './FileRow.tsx'
import type { PreviewFile } from './preview/preview-file.ts'

/** A document or link as the API answers it. */
export interface ShownDocument extends FileOrLink {
  title: string
  details: string
}

/**
 * How a document is looked at: a link leads away, a file opens in the preview under its key.
 * Without a key, and without a script, the browser shows its PDF, or else saves it.
 */
export function viewOf(
  { path_type, url, file, preview_file }: ShownDocument,
  previewKey: string | undefined,
): FileView {
  const plain = preview_file ?? file ?? ''
  if (path_type === 'URL') return { external: url ?? '' }
  return previewKey === undefined ? { external: plain } : { plain, preview: previewKey }
}

/** How a document is taken home; undefined for a link. */
export function downloadOf({ file, size_bytes }: ShownDocument): FileDownload | undefined {
  return file === null ? undefined : { href: file, sizeBytes: size_bytes }
}

/** What the preview needs of a document; nothing for a link. */
export function previewsOf(document: ShownDocument, key: string, lang?: string): PreviewFile[] {
  const { title, size, pages, file, preview_file: previewFile } = document
  if (file === null) return []
  return [{ key, title, size, typeLabel: typeLabelOf(document), pages, file, previewFile, ...(lang && { lang }) }]
}
