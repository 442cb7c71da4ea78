import { expect, inject } from 'vitest'
import { faultsIn } from './accessibility.ts'
import { DESKTOP, openPage, PHONE } from './browser.ts'

/** What holds on every page: a heading and a description, no fault, no complaint of the browser, room on every screen. */
export async function visit(path: string): Promise<void> {
  const html = await (await fetch(inject('siteUrl') + path)).text()
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  expect(html).toMatch(/<title>[^<]+<\/title>/)
  if (path !== '/no-such-page') expect(html).toMatch(/<meta name="description" content="[^"]+"/)

  // As the first thing that is pressed, each button does what it does later.
  const buttons = html.match(/<button[^>]*type="button"[^>]*>/g) ?? []
  expect(buttons.filter((button) => !/ data-(needs-script|agrees)=/.test(button))).toEqual([])

  const page = await openPage({ viewport: PHONE, reducedMotion: 'reduce' })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    const expected = path === '/no-such-page' && message.text().includes('404')
    if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(message.text())
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  expect(await faultsIn(page, [PHONE, DESKTOP])).toEqual([])
  for (const width of [320, 768, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const needed = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(needed, { message: `${width} px` }).toBeLessThanOrEqual(width)
  }
  expect(complaints).toEqual([])
}
