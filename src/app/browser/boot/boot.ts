import { formatLocalDate } from '#core/format.ts'
import { handleCookieBanner } from './cookies.ts'
import { openFooterSections } from './footer-sections.ts'
import { restorePosition } from './history.ts'
import { FAILED_EVENT, HELD_EVENT } from './page-script.ts'
import { isSavingData } from './saving-data.ts'
import { ignoreSecondTaps } from './second-tap.ts'
import { startPage } from './start-page.ts'

/** How long the script waits for the page's pictures and fonts, and then for an idle moment. */
const LOAD_LIMIT_MS = 500
const IDLE_LIMIT_MS = 500

const isSaving = isSavingData()
let isStarted = false

document.addEventListener(HELD_EVENT, start)
ignoreSecondTaps()
handleCookieBanner()
openFooterSections()
restorePosition()
addEventListener('beforeprint', writePrintDate)
if (!isSaving) {
  loadFonts()
  addEventListener('scroll', showAllPictures, { once: true, passive: true })
}
// E.g. with a preview in the address, or on a page for members.
if (document.querySelector('[data-script-now]')) start()
else if (!isSaving) {
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle)
  setTimeout(startWhenIdle, LOAD_LIMIT_MS)
}

function startWhenIdle(): void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'undefined') setTimeout(start)
  else requestIdleCallback(start, { timeout: IDLE_LIMIT_MS })
}

function start(): void {
  if (isStarted) return
  isStarted = true
  loadFonts()
  startPage().catch(() => document.dispatchEvent(new Event(FAILED_EVENT)))
}

function loadFonts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=deferred-stylesheet]'))
    link.rel = 'stylesheet'
}

function showAllPictures(): void {
  delete document.documentElement.dataset.pictures
}

/**
 * Writes the date into the footer of a printed page. The server cannot do it, because it sends cached pages, and the page
 * script may not have loaded.
 */
function writePrintDate(): void {
  const date = document.querySelector('.print-date')
  if (date) date.textContent = ` · ${formatLocalDate(new Date())}`
}
