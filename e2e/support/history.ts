import type { Page } from 'playwright-core'

/**
 * Goes back, and returns before the page has changed: wait for its content. Playwright's `goBack` fails when a page reloads
 * itself, as it does before React Router listens (`src/app/browser/boot/history.ts`).
 */
export async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back())
}

/** Like `goBack`. */
export async function goForward(page: Page): Promise<void> {
  await page.evaluate(() => history.forward())
}
