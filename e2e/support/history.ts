import type { Page } from 'playwright-core'

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
  const session = await page.context().newCDPSession(page)
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory')
  const entry = entries[currentIndex + by]
  if (entry === undefined) throw new Error(`The history has no page ${by > 0 ? 'after' : 'before'} this one`)
  await session.send('Page.navigateToHistoryEntry', { entryId: entry.id })
  await session.detach()
}
