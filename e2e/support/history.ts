import type { Page } from 'playwright-core'
import { vi } from 'vitest'

/** Longer than a busy machine needs to reload a page. */
const RELOAD_TIMEOUT = { timeout: 10_000 }

/**
 * Presses the browser's Back, and returns before the page has changed: wait for its content. Playwright's `goBack`, and scripts in
 * the page, fail when the page reloads itself, as it does before hydration (`src/app/browser/boot/history.ts`).
 */
export function goBack(page: Page): Promise<void> {
  return go(page, -1)
}

/** Like `goBack`. */
export function goForward(page: Page): Promise<void> {
  return go(page, 1)
}

async function go(page: Page, by: 1 | -1): Promise<void> {
  // Chromium refuses both commands while the page reloads itself: try again.
  await vi.waitFor(async () => {
    const session = await page.context().newCDPSession(page)
    const { currentIndex, entries } = await session.send('Page.getNavigationHistory')
    const entry = entries[currentIndex + by]
    if (entry === undefined) throw new Error(`The history has no page ${by > 0 ? 'after' : 'before'} this one`)
    await session.send('Page.navigateToHistoryEntry', { entryId: entry.id })
    await session.detach()
  }, RELOAD_TIMEOUT)
}
