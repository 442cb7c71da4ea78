import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, inject, onTestFinished } from 'vitest'
import { CHROMIUM, FLAGS, WHOLE_CHROMIUM } from './chromium.ts'

export const PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1280, height: 900 }

/** Longer than anything takes on a machine that is busy; what does not come by then does not come. */
const ACTION_MS = 30_000

const browsers = new Map<string, Browser>()

afterAll(async () => {
  for (const browser of browsers.values()) await browser.close()
  browsers.clear()
})

interface PageOptions extends BrowserContextOptions {
  asksForFeedback?: boolean
  /** Nobody touches the page: its script waits for that. */
  untouched?: boolean
  /** With the site's service worker: what it fetches, a test can't hold up or change. */
  hasServiceWorker?: boolean
  hasPdfViewer?: boolean
}

/** A page of the shared site in a fresh browser profile; closed when the test ends. */
export async function openPage({
  asksForFeedback = false,
  untouched = false,
  hasServiceWorker = false,
  hasPdfViewer = false,
  ...options
}: PageOptions = {}): Promise<Page> {
  const browser = await theBrowser(hasPdfViewer ? WHOLE_CHROMIUM : CHROMIUM)
  const context = await browser.newContext({ baseURL: inject('siteUrl'), viewport: DESKTOP, ...options })
  if (!hasServiceWorker) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  // The survey comes of itself on the third page: only its own journey wants it.
  if (!asksForFeedback) await context.addInitScript(() => localStorage.setItem('userCompletedSurvey', 'true'))
  await context.addInitScript(untouched ? ignoreCorner : touch)
  context.setDefaultTimeout(ACTION_MS)
  onTestFinished(() => context.close())
  return context.newPage()
}

/** One for all tests of a file. Should it end by itself, that fails one test, not all that follow. */
async function theBrowser(executablePath: string): Promise<Browser> {
  const running = browsers.get(executablePath)
  if (running?.isConnected()) return running
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  browsers.set(executablePath, browser)
  return browser
}

/** What a reader does at first. */
function touch() {
  addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove')))
}

/** A browser without windows says of each page that the mouse moved in its corner. */
function ignoreCorner() {
  const ignore = (event: PointerEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
  }
  addEventListener('pointermove', ignore, true)
}

/** Waits for transitions to end. Animations that follow a scroll or repeat for ever do not end, so it ignores them. */
export function atRest(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    // A new viewport or colour scheme reaches the page's styles after some frames.
    await new Promise((resolve) => setTimeout(resolve, 50))
    const timed = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) =>
          timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Infinity,
      )
    return Promise.allSettled(timed.map(({ finished }) => finished))
  })
}
