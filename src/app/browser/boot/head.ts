import { markMember } from '#features/accounts/browser/session/token-storage.ts'
import { applyTheme } from '../shell/theme.ts'
import { showCookieBanner } from './cookies.ts'
import { reloadOnBack } from './history.ts'
import { holdClicks } from './hold-clicks.ts'
import { isSavingData } from './saving-data.ts'

const isSaving = isSavingData()

// Runs in the head, before the first paint. Reading the storage throws in a browser that blocks it.
try {
  applyTheme()
  if (!isSaving) markMember()
} catch {}
// Styles show no thumbnails with `none`, and those of the first screen with `few`.
document.documentElement.dataset.pictures = isSaving ? 'none' : 'few'
showCookieBanner()
reloadOnBack()
// Controls can be pressed while the rest of the document is on its way.
document.addEventListener('click', openSearch)
holdClicks(isSaving)

/** Opens the search of the header with the focus in its field, in one step, so that no letter is lost. */
function openSearch(event: Event): void {
  const search = event.target instanceof Element && event.target.closest('.site-search > summary')?.parentElement
  if (!(search instanceof HTMLDetailsElement) || search.open) return
  event.preventDefault()
  search.open = true
  search.querySelector('input')?.focus()
}
