import type { ReactNode } from 'react'
import type { FirstPage } from '#core/file-fields.ts'
import { badgeKindOfLabel, formatPages } from '#core/file-labels.ts'
import type { MenuFile } from '../files/file-view.ts'

/** A document with a preview. */
export interface PreviewFile {
  /** Identifies it in the address, e.g. `handouts-12`. */
  key: string
  title: string
  /** For people, e.g. '118 kB'. */
  size: string
  typeLabel: string
  pages: number | null
  /** Address of the download. */
  file: string
  /** Address of a PDF that supports range requests; null if there is none. */
  previewFile: string | null
  /** A picture of the first page, shown until the PDF has loaded. */
  firstPage?: FirstPage | null
  /** Language of the document, where it is not that of the page. */
  lang?: string
  /** Actions in addition to Print and Download. */
  actions?: ReactNode
}

/** 'Word Doc · 4 pages · 18 kB'. */
export function factsOf({ typeLabel, pages, size }: PreviewFile): string {
  const pagesText = pages === null ? '' : formatPages(pages, typeLabel === 'PPT')
  return [typeLabel, pagesText, size].filter(Boolean).join(' · ')
}

/** The file for its menu. */
export function menuFileOf(file: PreviewFile): MenuFile {
  const { key, title, typeLabel, file: href, previewFile } = file
  return {
    kind: badgeKindOfLabel(typeLabel),
    name: title,
    facts: factsOf(file),
    view: previewFile === null ? { saved: href } : { plain: previewFile, preview: key },
    // The size is in the facts.
    download: { href, sizeBytes: 0 },
  }
}
