import type { Page, Route } from 'playwright-core'
import { DESKTOP, openPage } from './browser.ts'

/** A preview whose document is replaced by these bytes, and which has no picture of its first page. */
export async function openPreviewOf(
  bytes: Uint8Array,
  { onDecoder = (route: Route) => route.continue(), viewport = DESKTOP } = {},
): Promise<Page> {
  const page = await openPage({ viewport })
  await page.route('**/wasm/**', onDecoder)
  await page.route('**/first-pages/*', (route) => route.fulfill({ status: 404, body: '' }))
  await page.route('**/files/**', (route) =>
    route.fulfill({
      status: 206,
      contentType: 'application/pdf',
      headers: { 'content-range': `bytes 0-${bytes.length - 1}/${bytes.length}` },
      body: Buffer.from(bytes),
    }),
  )
  await page.goto('/training/male-condoms/downloads')
  await page
    .getByRole('link', { name: /^Slides 1: / })
    .first()
    .click()
  return page
}
