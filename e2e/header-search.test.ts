import { expect, test } from 'vitest'
import { DESKTOP, openPage, PHONE } from './support/browser.ts'

for (const [screen, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`on a ${screen} the search opens with Space, arrow keys move through it, and Escape returns the focus`, async () => {
    const page = await openPage({ viewport })
    await page.goto('/')
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    const toggle = page.locator('.site-search > summary')
    await toggle.focus()
    await page.keyboard.press('Space')
    const field = page.getByRole('searchbox', { name: 'Search modules and files' })
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.locator('.site-search[open]').count()).toBe(1)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const closeButton = await toggle.boundingBox()
    expect(closeButton?.width).toBeGreaterThanOrEqual(44)
    expect((closeButton?.x ?? 0) + (closeButton?.width ?? 0)).toBeLessThanOrEqual(viewport.width)
    await page.keyboard.type('implant')
    const results = page.locator('.search-dropdown a')
    await results.first().waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.tagName)
    await page.keyboard.press('ArrowDown')
    expect(await results.first().evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowUp')
    expect(await focused()).toBe('INPUT')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.locator('.site-search[open]').count()).toBe(0)
  })
}
