import { MEMBER_ATTRIBUTE } from '#features/accounts/browser/session/token-storage.ts'
import { noteVisit } from '#features/feedback/browser/components/visits.ts'
import { answerCookieBanner } from './cookies.ts'
import { unfoldFooter } from './footer-folds.ts'
import { keepHistory } from './history.ts'
import { holdClicks } from './hold-clicks.ts'
import { isSavingData } from './saving-data.ts'
import { startPage } from './start-page.ts'

/** A pointer, key or scroll of the reader. Only the page's own scroll is one: rows of tabs scroll by themselves. */
const INTERACTIONS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const

const isSaving = isSavingData()
let isAwake = false
let hasFailed = false

const free = holdClicks({ wake, hasFailed: () => hasFailed, isSaving })
answerCookieBanner()
unfoldFooter()
keepHistory()
if (!isSaving) showFonts()
const isTimeToAsk = noteVisit(location.pathname)
if (isNothingWithoutScript() || (!isSaving && (isTimeToAsk || isMember() || location.hash !== ''))) wake()
else if (!isSaving) {
  for (const type of INTERACTIONS) addEventListener(type, wake, { once: true, passive: true })
}

function wake(): void {
  if (isAwake) return
  isAwake = true
  showFonts()
  startPage().catch(() => {
    hasFailed = true
    free()
  })
}

function showFonts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later-stylesheet]')) link.rel = 'stylesheet'
}

/** E.g. a preview that the address names, or a page for members. */
function isNothingWithoutScript(): boolean {
  return document.querySelector('[data-script-now]') !== null
}

function isMember(): boolean {
  return document.documentElement.hasAttribute(MEMBER_ATTRIBUTE)
}
