import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from './support/browser.ts'
import { linkOf, mailTo } from './support/mailbox.ts'
import { PASSWORD } from './support/member.ts'

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let press = 0; press < 120; press++) {
    await page.keyboard.press(key)
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    })
    if (name.test(focused.trim())) return
  }
  throw new Error(`No Tab leads to ${name}`)
}

/** Presses Tab until a field with this label has the focus. */
async function tabToField(page: Page, label: RegExp): Promise<void> {
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const field = document.activeElement
      return field instanceof HTMLInputElement ? (field.labels?.[0]?.textContent ?? '') : ''
    })
    if (label.test(focused)) return
  }
  throw new Error(`No Tab leads to the field ${label}`)
}

async function untilHydrated(page: Page) {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

test('a reader without a mouse opens a document and downloads it', async () => {
  const page = await openPage()
  await page.goto('/')
  await untilHydrated(page)
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
  await tabTo(page, /^Slides 1: /)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.locator('canvas[data-drawn="1"]').waitFor()
  await page.keyboard.press('PageDown')
  await dialog.locator('canvas[data-drawn="2"]').waitFor()
  const saved = page.waitForEvent('download')
  await tabTo(page, /^Download · /)
  await page.keyboard.press('Enter')
  expect((await saved).suggestedFilename()).toMatch(/\.pptx$/)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Slides 1: /)
})

test('a reader searches by keyboard', async () => {
  const page = await openPage()
  await page.goto('/about')
  await untilHydrated(page)
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

test('a reader opens and closes the menu of phones by keyboard', async () => {
  const page = await openPage({ viewport: { width: 360, height: 740 } })
  await page.goto('/')
  await untilHydrated(page)
  await tabTo(page, /^Menu$/)
  await page.keyboard.press('Enter')
  await page.locator('.site-menu').getByRole('link', { name: 'Training Guides' }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.site-menu[open]').waitFor({ state: 'detached' })
})

test('a trainer without a mouse signs up, logs in and saves a bookmark', async () => {
  const page = await openPage()
  const email = `keys-${Date.now()}@example.org`
  const type = async (field: RegExp, text: string) => {
    await tabToField(page, field)
    await page.keyboard.type(text)
  }
  await page.goto('/')
  await untilHydrated(page)
  await tabTo(page, /^Account$/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Log in' }).waitFor()
  await tabTo(page, /^Sign up$/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Sign up' }).waitFor()
  await type(/^First name/, 'Rose')
  await type(/^Last name/, 'Wanjiru')
  await type(/^Email/, email)
  await type(/^Password/, PASSWORD)
  await type(/^Confirm password/, PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await page.goto(linkOf(await mailTo(email, 'Verify your email')))
  await untilHydrated(page)
  await tabTo(page, /^Verify my email$/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your email is verified' }).waitFor()
  await page.goto('/training/male-condoms')
  await untilHydrated(page)
  await tabTo(page, /^Bookmark$/)
  await page.keyboard.press('Space')
  await page.getByRole('dialog', { name: 'Log in to continue' }).waitFor()
  await type(/^Email/, email)
  await type(/^Password/, PASSWORD)
  await page.keyboard.press('Enter')
  const save = page.getByRole('dialog', { name: 'Save to bookmarks' })
  await save.getByRole('radio').first().waitFor()
  await tabTo(page, /^Save Bookmark$/)
  await page.keyboard.press('Enter')
  await page.locator('button[aria-pressed=true]', { hasText: 'Bookmark' }).waitFor()
  await tabTo(page, /Your account: Rose Wanjiru$/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Bookmarks$/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'All bookmarks' }).waitFor()
  await tabTo(page, /^Remove Male condoms$/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Remove bookmark' }).waitFor()
  await tabTo(page, /^Remove$/)
  await page.keyboard.press('Enter')
  await page.getByText('No bookmarks yet').waitFor()
  await tabTo(page, /Your account: Rose Wanjiru$/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, /^Logout$/)
  await page.keyboard.press('Enter')
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).waitFor()
})
