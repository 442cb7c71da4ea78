import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, inject, onTestFinished } from 'vitest'
import { isQuick } from '#testing/is-quick.ts'
import { CHROMIUM, FLAGS, WHOLE_CHROMIUM } from './chromium.ts'

export const PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1280, height: 900 }

/** Longer than any action on a busy machine. */
const ACTION_TIMEOUT_MS = 60_000

const browsers = new Map<string, Browser>()

afterAll(async () => {
  for (const browser of browsers.values()) await browser.close()
  browsers.clear()
})

interface PageOptions extends BrowserContextOptions {
  asksForFeedback?: boolean
  /** With the site's service worker. A test cannot delay or change its requests. */
  hasServiceWorker?: boolean
  hasPdfViewer?: boolean
}

/** A page of the shared site in a fresh browser profile; closed when the test ends. */
export async function openPage({
  asksForFeedback = false,
  hasServiceWorker = false,
  hasPdfViewer = false,
  ...options
}: PageOptions = {}): Promise<Page> {
  const browser = await getBrowser(hasPdfViewer ? WHOLE_CHROMIUM : CHROMIUM)
  const context = await browser.newContext({ baseURL: inject('siteUrl'), viewport: DESKTOP, ...options })
  if (!hasServiceWorker) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  // The survey opens on the third page; only its own test needs it.
  if (!asksForFeedback) await context.addInitScript(() => localStorage.setItem('userCompletedSurvey', 'true'))
  context.setDefaultTimeout(ACTION_TIMEOUT_MS)
  onTestFinished(() => context.close())
  return context.newPage()
}

/** One browser for all tests of a file. After a crash the next test gets a new one. */
async function getBrowser(executablePath: string): Promise<Browser> {
  const running = browsers.get(executablePath)
  if (running?.isConnected()) return running
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  browsers.set(executablePath, browser)
  return browser
}

/** Waits for transitions to end. Ignores animations that never end: those of scrolling and endless ones. */
export function atRest(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    // The styles change some frames after the viewport or the colour scheme.
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

const WITH_DESKTOP = [
  [PHONE.width, PHONE],
  [DESKTOP.width, DESKTOP],
] as const
/** For `test.each`: the width in the title, then the screen. `npm test` takes the phone alone. */
export const SCREENS = isQuick ? [WITH_DESKTOP[0]] : WITH_DESKTOP

/** How far the page scrolls sideways, in px. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}
