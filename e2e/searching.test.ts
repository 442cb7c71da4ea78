import { expect, test } from 'vitest'
import { aPage } from './stage/browser.ts'

async function openSearch() {
  const page = await aPage()
  await page.goto('/')
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  return page
}

test('typing finds after a second, with modules and resources and the way to all results', async () => {
  const page = await openSearch()
  await page.route('**/search/?keyword=*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.getByRole('searchbox', { name: 'Search modules and files' }).pressSequentially('implant')
  await page.getByText('Searching').waitFor()
  const dropdown = page.locator('.search-dropdown')
  await dropdown.getByRole('heading', { name: 'Modules' }).waitFor()
  await dropdown.getByRole('heading', { name: 'Resources' }).waitFor()
  await dropdown.getByRole('link', { name: 'View all results' }).click()
  await page.getByRole('heading', { level: 1, name: "results for 'implant'" }).waitFor()
})

test('two letters wait for Enter', async () => {
  const page = await openSearch()
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('keyword') && calls.push(request.url()))
  await page.getByRole('searchbox', { name: 'Search modules and files' }).pressSequentially('ru')
  await page.waitForTimeout(1500)
  expect(calls).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: "results for 'ru'" }).waitFor()
})

test('a slow answer never replaces a newer one', async () => {
  const page = await openSearch()
  await page.route('**/search/?keyword=condom', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.continue().catch(() => undefined)
  })
  const box = page.getByRole('searchbox', { name: 'Search modules and files' })
  await box.fill('condom')
  await page.getByText('Searching').waitFor()
  await box.fill('implant')
  await page
    .locator('.search-dropdown')
    .getByRole('link', { name: /implant/i })
    .first()
    .waitFor()
  await page.waitForTimeout(3000)
  expect(await page.locator('.search-dropdown').textContent()).not.toMatch(/condoms prevent/i)
  expect(await page.locator('.search-dropdown mark').first().textContent()).toMatch(/implant/i)
})

test('results are sorted by the address, and found files open in place', async () => {
  const page = await aPage()
  await page.goto('/search?query=implants')
  await page.getByLabel('Sort by').selectOption('File size')
  await page.waitForURL(/sort=size/)
  await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('size')
})

test('nothing found says so and offers to clear', async () => {
  const page = await aPage()
  await page.goto('/search?query=zzzzzz')
  await page.getByText('No results found').waitFor()
  await page.getByRole('link', { name: 'Clear Search' }).click()
  await page.waitForURL(/\/search$/)
})

test('results are narrowed to one type by the address, without a script too', async () => {
  const page = await aPage({ javaScriptEnabled: false })
  await page.goto('/search?query=implants&sort=size')
  await page.getByLabel('Type').selectOption('PPT')
  await page.locator('form:has(select[name=type])').getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL((url) => url.search.includes('type=powerpoint') && url.search.includes('sort=size'))
  const facts = await page.locator('.file-facts').allTextContents()
  expect(facts.length).toBeGreaterThan(0)
  expect(facts.every((fact) => fact.startsWith('PPT'))).toBe(true)
})
