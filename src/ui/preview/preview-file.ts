import type { ReactNode } from 'react'
import type { FirstPage } from '#core/file-fields.ts'
import { formatPages } from '#core/file-labels.ts'

/** A document that can be looked at in place. */
export interface PreviewFile {
  /** Its name in the address, e.g. `handouts-12`. */
  key: string
  title: string
  /** For people, e.g. '118 kB'. */
  size: string
  typeLabel: string
  pages: number | null
  /** Address of the download. */
  file: string
  /** Address of a PDF that answers ranges, or null where there is none. */
  previewFile: string | null
  /** A picture of the first page, shown until the PDF is there. */
  firstPage?: FirstPage | null
  /** Language of the document, where it is not that of the page. */
  lang?: string
  /** More to do with it, beside printing and downloading. */
  actions?: ReactNode
}

/** 'Word Doc · 4 pages · 18 kB'. */
export function factsOf({ typeLabel, pages, size }: PreviewFile): string {
  const pagesText = pages === null ? '' : formatPages(pages, typeLabel === 'PPT')
  return [typeLabel, pagesText, size].filter(Boolean).join(' · ')
}
