import type { MenuFile } from '../files/file-view.ts'
import { withPreview } from '../preview/preview-address.ts'

/**
 * The address that is shared for a file: the page that shows it, whose link preview has title and picture. A page that search
 * engines leave out is the reader's own, or a search: from there the file itself is shared.
 */
export function linkOf({ view, download, page }: Pick<MenuFile, 'view' | 'download' | 'page'>): string {
  if (page !== undefined) return location.origin + page
  const isOwnPage = document.querySelector('meta[name="robots"][content="noindex"]') !== null
  const path = 'preview' in view && !isOwnPage ? location.pathname + withPreview('', view.preview) : download.href
  return location.origin + path
}
