import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aPage } from './stage/browser.ts'

/** Presses Tab until the focus is on something of that name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < 120; press++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    })
    if (name.test(focused.trim())) return
  }
  throw new Error(`No Tab leads to ${name}`)
}

async function alive(page: Page) {
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
}

test('from the first page to a document and its download, without a mouse', async () => {
  const page = await aPage()
  await page.goto('/')
  await alive(page)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content')
  await page.keyboard.press('Enter')
  await tabTo(page, /^Browse Training Modules$/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Training Modules' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Training Modules')
  await tabTo(page, /^Male condoms$/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Male condoms' }).waitFor()
  await tabTo(page, /^Preparing A Session$/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/sessions$/)
  await tabTo(page, /^Session I: /)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.locator('canvas[data-drawn="1"]').waitFor()
  await page.keyboard.press('PageDown')
  await dialog.locator('canvas[data-drawn="2"]').waitFor()
  const saved = page.waitForEvent('download')
  await tabTo(page, /^Download$/)
  await page.keyboard.press('Enter')
  expect((await saved).suggestedFilename()).toMatch(/\.pptx$/)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Session I: /)
})

test('the search opens, finds and closes by keys', async () => {
  const page = await aPage()
  await page.goto('/about')
  await alive(page)
  await tabTo(page, /^Search$/)
  await page.keyboard.press('Enter')
  const box = page.getByRole('searchbox', { name: 'Search modules and files' })
  await box.waitFor()
  await page.keyboard.type('injectables')
  await page.locator('.search-dropdown').getByRole('link').first().waitFor()
  await page.keyboard.press('Escape')
  await box.waitFor({ state: 'detached' })
  await tabTo(page, /^Search$/)
})

test('the phone’s menu opens and closes by keys', async () => {
  const page = await aPage({ viewport: { width: 360, height: 740 } })
  await page.goto('/')
  await alive(page)
  await tabTo(page, /^Menu$/)
  await page.keyboard.press('Enter')
  await page.locator('.site-menu').getByRole('link', { name: 'Training Guides' }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.site-menu[open]').waitFor({ state: 'detached' })
})
