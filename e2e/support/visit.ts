import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { findViolations, findViolationsAt } from './accessibility.ts'
import { DESKTOP, openPage, PHONE } from './browser.ts'

/** Checks a page on a phone: heading, description, accessibility, no errors in the console, and no horizontal scrolling. */
export async function visit(path: string): Promise<void> {
  await checkPage(path, async (page) => {
    expect(await findViolations(page)).toEqual([])
    await expectToFit(page, [320])
  })
}

/** Checks it in both themes, with the layouts of phones and desktops and at five widths too. */
export async function visitThoroughly(path: string): Promise<void> {
  await checkPage(path, async (page) => {
    expect(await findViolationsAt(page, [PHONE, DESKTOP])).toEqual([])
    await expectToFit(page, [320, PHONE.width, 768, DESKTOP.width, 1920])
  })
}

async function checkPage(path: string, checkLayout: (page: Page) => Promise<void>): Promise<void> {
  const html = await (await fetch(inject('siteUrl') + path)).text()
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  expect(html).toMatch(/<title>[^<]+<\/title>/)
  if (path !== '/no-such-page') expect(html).toMatch(/<meta name="description" content="[^"]+"/)

  const page = await openPage({ viewport: PHONE, reducedMotion: 'reduce' })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    const expected = path === '/no-such-page' && message.text().includes('404')
    if (['error', 'warning'].includes(message.type()) && !expected) errors.push(message.text())
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await checkLayout(page)
  expect(errors).toEqual([])
}

async function expectToFit(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(scrollWidth, { message: `${width} px` }).toBeLessThanOrEqual(width)
  }
}
