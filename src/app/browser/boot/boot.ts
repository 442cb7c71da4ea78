import { openFooterSections } from './footer-sections.ts'
import { restorePosition } from './history.ts'
import { holdClicks } from './hold-clicks.ts'
import { isSavingData } from './saving-data.ts'
import { ignoreSecondTaps } from './second-tap.ts'
import { startPage } from './start-page.ts'

/** How long the script waits for the page's pictures and fonts, and then for an idle moment. */
const LOAD_LIMIT_MS = 500
const IDLE_LIMIT_MS = 500

const isSaving = isSavingData()
let isStarted = false
let hasFailed = false

const releaseControls = holdClicks({ start, hasFailed: () => hasFailed, isSaving })
ignoreSecondTaps()
openFooterSections()
restorePosition()
document.addEventListener('click', openSearch)
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
  startPage().catch(() => {
    hasFailed = true
    releaseControls()
  })
}

function loadFonts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=deferred-stylesheet]'))
    link.rel = 'stylesheet'
}

function showAllPictures(): void {
  delete document.documentElement.dataset.pictures
}

/** Opens the search of the header with the focus in its field, in one step, so that no letter is lost. */
function openSearch(event: Event): void {
  const search = event.target instanceof Element && event.target.closest('.site-search > summary')?.parentElement
  if (!(search instanceof HTMLDetailsElement) || search.open) return
  event.preventDefault()
  search.open = true
  search.querySelector('input')?.focus()
}
