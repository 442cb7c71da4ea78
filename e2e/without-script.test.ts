import { expect, test } from 'vitest'
import { aPage, PHONE } from './stage/browser.ts'

const READER = { javaScriptEnabled: false, viewport: PHONE }

test('a trainer finds a module by category and by word', async () => {
  const page = await aPage(READER)
  await page.goto('/training')
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Counselling' }).click()
  await page.getByRole('main').getByRole('heading', { level: 2, name: 'Counselling' }).waitFor()
  expect(await page.locator('.module-name').allTextContents()).toEqual(['Family planning counselling'])
  await page.goto('/training')
  await page.getByRole('searchbox', { name: 'Search modules' }).fill('condom')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  expect(await page.locator('.module-name').allTextContents()).toEqual(['Male condoms'])
})

test('an empty search says so and leads back', async () => {
  const page = await aPage(READER)
  await page.goto('/training?search=zebra')
  await page.getByText("Sorry, we couldn't find any modules for your keyword").waitFor()
  await page.getByRole('link', { name: 'Show all modules' }).click()
  await expect.poll(() => page.locator('.module-name').count()).toBe(6)
})

test('files can be searched and sorted, the cheapest to fetch first', async () => {
  const page = await aPage(READER)
  await page.goto('/training/contraceptive-implants/downloads')
  await page.getByLabel('Sort by').selectOption('File size')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL(/sort=size/)
  const sizes = await page.locator('.file-table td:nth-child(3)').allTextContents()
  const bytes = sizes.filter(Boolean).map((size) => Number.parseFloat(size) * (size.endsWith('MB') ? 1000 : 1))
  expect(bytes).toEqual(bytes.toSorted((a, b) => a - b))
  await page.getByRole('searchbox', { name: 'Search by file name or type...' }).fill('checklist')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect.poll(() => page.locator('.file-table tbody tr').count()).toBe(1)
})

test('the whole site is searched by a plain form', async () => {
  const page = await aPage(READER)
  await page.goto('/')
  await page.getByRole('button', { name: 'Search' }).first().click()
  await page.getByRole('searchbox').fill('impalnts')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('heading', { name: "results for 'impalnts'" }).waitFor()
  await page.getByRole('link', { name: 'Contraceptive implants' }).first().waitFor()
  await expect.poll(() => page.locator('mark').count()).toBeGreaterThan(0)
})

test('a file and a whole module are plain downloads', async () => {
  const page = await aPage(READER)
  await page.goto('/training/contraceptive-implants/downloads')
  const file = page.waitForEvent('download')
  await page
    .locator('.file-table tbody tr')
    .first()
    .getByRole('link', { name: /^Download/ })
    .click()
  expect((await file).suggestedFilename()).toMatch(/\.docx$/)
  const all = page.waitForEvent('download')
  await page
    .getByRole('link', { name: /^Download All/ })
    .first()
    .click()
  expect((await all).suggestedFilename()).toBe('Contraceptive implants.zip')
})

test('on a phone a section unfolds by a press, and an address with an anchor finds it open', async () => {
  const page = await aPage(READER)
  await page.goto('/training/contraceptive-implants/sessions')
  const handout = page.getByRole('link', { name: /Medical eligibility for implants/ }).first()
  await expect.poll(() => handout.isVisible()).toBe(false)
  await page.getByRole('heading', { name: 'Handouts' }).first().click()
  await expect.poll(() => handout.isVisible()).toBe(true)
  await page.goto('/training/contraceptive-implants/sessions#videos')
  await expect.poll(() => page.getByText('Example: counselling a client about implants').first().isVisible()).toBe(true)
})

test('the menu opens, and questions unfold', async () => {
  const page = await aPage(READER)
  await page.goto('/')
  await page.locator('summary[aria-label=Menu]').click()
  await page.locator('.site-menu').getByRole('link', { name: 'FAQs' }).click()
  await page.getByRole('heading', { name: 'Frequently asked questions' }).waitFor()
  await page.getByText('Do I need an account?').click()
  await expect.poll(() => page.getByText('Everything can be read, previewed and downloaded').isVisible()).toBe(true)
})

test('news come page by page', async () => {
  const page = await aPage(READER)
  await page.goto('/news-and-updates')
  await expect.poll(() => page.locator('.news-list > li').count()).toBe(6)
  await page.getByRole('link', { name: 'View more •••' }).click()
  await page.locator('.news-list > li').nth(8).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'View more •••' }).count()).toBe(0)
})
