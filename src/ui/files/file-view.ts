/**
 * Where a file opens: on another site, or in this page's preview with the key `preview`. `plain` is its address without a
 * preview. A file that no page can show is `saved` by the browser.
 */
export type FileView = { external: string } | { saved: string } | { plain: string; preview: string }

export interface FileDownload {
  href: string
  sizeBytes: number
}
