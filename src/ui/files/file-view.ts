import type { BadgeKind } from '#core/file-labels.ts'

/**
 * Where a file opens: on another site, or in this page's preview with the key `preview`. `plain` is its address without a
 * preview. A file that no page can show is `saved` by the browser.
 */
export type FileView = { external: string } | { saved: string } | { plain: string; preview: string }

export interface FileDownload {
  href: string
  sizeBytes: number
}

/** What the menu of a file needs. */
export interface MenuFile {
  kind: BadgeKind
  name: string
  /** Type, pages and size in one line. */
  facts: string
  view: FileView
  /** Undefined for a link. */
  download: FileDownload | undefined
  /** Path and query of the page that shows it, if that is not this page. */
  page?: string | undefined
}
