import { expect, inject } from 'vitest'
import { findViolationsAt } from './accessibility.ts'
import { DESKTOP, openPage, PHONE } from './browser.ts'

/** Checks a page: heading, description, accessibility, no errors in the console, and no horizontal scrolling on any screen. */
export async function visit(path: string): Promise<void> {
  const html = await (await fetch(inject('siteUrl') + path)).text()
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  expect(html).toMatch(/<title>[^<]+<\/title>/)
  if (path !== '/no-such-page') expect(html).toMatch(/<meta name="description" content="[^"]+"/)

  // A button needs one of these attributes to work before hydration.
  const buttons = html.match(/<button[^>]*type="button"[^>]*>/g) ?? []
  expect(buttons.filter((button) => !/ data-(needs-script|accepts-cookies)=/.test(button))).toEqual([])

  const page = await openPage({ viewport: PHONE, reducedMotion: 'reduce' })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    const expected = path === '/no-such-page' && message.text().includes('404')
    if (['error', 'warning'].includes(message.type()) && !expected) errors.push(message.text())
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  expect(await findViolationsAt(page, [PHONE, DESKTOP])).toEqual([])
  for (const width of [320, 768, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(scrollWidth, { message: `${width} px` }).toBeLessThanOrEqual(width)
  }
  expect(errors).toEqual([])
}
