import type { Page } from 'playwright-core'

/**
 * Presses Back, and returns before the page has changed: wait for what the reader then sees. Playwright's own `goBack`
 * fails when a page reloads itself, as it does before React Router listens (`src/app/browser/boot/history.ts`).
 */
export async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back())
}

/** Presses Forward; otherwise like `goBack`. */
export async function goForward(page: Page): Promise<void> {
  await page.evaluate(() => history.forward())
}
