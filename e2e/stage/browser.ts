import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, inject, onTestFinished } from 'vitest'
import { CHROMIUM, FLAGS } from './chromium.ts'

export const PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1280, height: 900 }

/** Longer than anything takes on a machine that is busy; what does not come by then does not come. */
const ACTION_MS = 15_000

let browser: Browser | undefined

afterAll(async () => {
  await browser?.close()
  browser = undefined
})

interface PageOptions extends BrowserContextOptions {
  asksForFeedback?: boolean
  /** Nobody touches the page: its script waits for that. */
  untouched?: boolean
}

/** A page of the shared site in a fresh browser profile; closed when the test ends. */
export async function aPage({
  asksForFeedback = false,
  untouched = false,
  ...options
}: PageOptions = {}): Promise<Page> {
  const context = await (await theBrowser()).newContext({ baseURL: inject('siteUrl'), viewport: DESKTOP, ...options })
  // The survey comes of itself on the third page: only its own journey wants it.
  if (!asksForFeedback) await context.addInitScript(() => localStorage.setItem('userCompletedSurvey', 'true'))
  if (!untouched) await context.addInitScript(touch)
  context.setDefaultTimeout(ACTION_MS)
  onTestFinished(() => context.close())
  return context.newPage()
}

/** One for all tests of a file. Should it end by itself, that fails one test, not all that follow. */
async function theBrowser(): Promise<Browser> {
  if (!browser?.isConnected()) browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS })
  return browser
}

/** What a reader does at first. */
function touch() {
  addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove')))
}

/** Colours and sizes go over into each other: half-way they are nobody's. */
export function atRest(page: Page): Promise<unknown> {
  return page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
}
