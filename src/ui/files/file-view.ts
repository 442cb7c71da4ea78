/**
 * Where a file opens: on another site, or in this page's preview with the key `preview`. `plain` is its address without a
 * preview. A file that no page can show is `saved` by the browser.
 */
export type FileView =
  | { external: string }
  | { saved: string }
  | { plain: string; preview: string; early?: EarlyPreview }

/** What a first tap shows before hydration: see `app/browser/boot/early-preview.ts`. */
export interface EarlyPreview {
  /** Address of the picture of the first page. */
  picture: string
  /** Type, pages and size. */
  facts: string
  /** Address of the download. */
  file: string
}

export interface FileDownload {
  href: string
  sizeBytes: number
}
