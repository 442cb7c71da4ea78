import { MEMBER_ATTRIBUTE } from '#features/accounts/browser/session/token-storage.ts'
import { noteVisit } from '#features/feedback/browser/components/visits.ts'
import { handleCookieBanner } from './cookies.ts'
import { openFooterSections } from './footer-sections.ts'
import { restorePosition } from './history.ts'
import { holdClicks } from './hold-clicks.ts'
import { isSavingData } from './saving-data.ts'
import { startPage } from './start-page.ts'

/** Of scrolls only those of the page count: a row of tabs scrolls by itself. */
const INTERACTIONS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const

const isSaving = isSavingData()
let isStarted = false
let hasFailed = false

const releaseControls = holdClicks({ start, hasFailed: () => hasFailed, isSaving })
handleCookieBanner()
openFooterSections()
restorePosition()
if (!isSaving) loadFonts()
const isSurveyDue = noteVisit(location.pathname)
if (needsScriptNow() || (!isSaving && (isSurveyDue || isMember() || location.hash !== ''))) start()
else if (!isSaving) {
  for (const type of INTERACTIONS) addEventListener(type, start, { once: true, passive: true })
}

function start(): void {
  if (isStarted) return
  isStarted = true
  loadFonts()
  if (!isSaving) delete document.documentElement.dataset.pictures
  startPage().catch(() => {
    hasFailed = true
    releaseControls()
  })
}

function loadFonts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=deferred-stylesheet]'))
    link.rel = 'stylesheet'
}

/** E.g. with a preview in the address, or on a page for members. */
function needsScriptNow(): boolean {
  return document.querySelector('[data-script-now]') !== null
}

function isMember(): boolean {
  return document.documentElement.hasAttribute(MEMBER_ATTRIBUTE)
}
