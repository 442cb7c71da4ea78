import { markMember } from '#features/accounts/browser/session/token-storage.ts'
import { applyTheme } from '../shell/theme.ts'
import { showCookieBanner } from './cookies.ts'
import { reloadOnBack } from './history.ts'
import { writePrintDate } from './print-date.ts'
import { isSavingData } from './saving-data.ts'

// Runs in the head, before the first paint. Reading the storage throws in a browser that blocks it.
try {
  applyTheme()
  if (!isSavingData()) markMember()
} catch {}
// Styles show no thumbnails with `none`, and those of the first screen with `few`.
document.documentElement.dataset.pictures = isSavingData() ? 'none' : 'few'
showCookieBanner()
writePrintDate()
reloadOnBack()
