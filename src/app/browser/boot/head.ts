import { formatLocalDate } from '#core/format.ts'
import { markMember } from '#features/accounts/browser/session/token-storage.ts'
import { applyTheme } from '../shell/theme.ts'
import { handleCookieBanner, showCookieBanner } from './cookies.ts'
import { reloadOnBack } from './history.ts'
import { isSavingData } from './saving-data.ts'

// Runs in the head, before the first paint. Reading the storage throws in a browser that blocks it.
try {
  applyTheme()
  if (!isSavingData()) markMember()
} catch {}
// Styles show no thumbnails with `none`, and those of the first screen with `few`.
document.documentElement.dataset.pictures = isSavingData() ? 'none' : 'few'
showCookieBanner()
// Here, because the banner stands above a document that may still arrive for seconds.
handleCookieBanner()
writePrintDate()
reloadOnBack()

/**
 * Writes the date into the footer of a printed page. The server cannot do it, because it sends cached pages, and the page
 * script may not have loaded.
 */
function writePrintDate(): void {
  addEventListener('beforeprint', () => {
    const date = document.querySelector('.print-date')
    if (date) date.textContent = ` · ${formatLocalDate(new Date())}`
  })
}
