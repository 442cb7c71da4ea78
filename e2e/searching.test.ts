import { expect, test } from 'vitest'
import { openPage, PHONE } from './support/browser.ts'

async function openSearch() {
  const page = await openPage()
  await page.goto('/')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.locator('.site-search > summary').click()
  return page
}

test('the search shows modules and resources one second after typing, and a link to all results', async () => {
  const page = await openSearch()
  await page.route('**/search/?keyword=*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
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

test('a search for two characters starts with Enter', async () => {
  const page = await openSearch()
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('keyword') && calls.push(request.url()))
  await page.getByRole('searchbox', { name: 'Search modules and files' }).pressSequentially('ru')
  await page.waitForTimeout(1500)
  expect(calls).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: "results for 'ru'" }).waitFor()
})

test('a slow response never replaces a newer one', async () => {
  const page = await openSearch()
  await page.route('**/search/?keyword=condom&*', async (route) => {
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

test('the sort order of the results is in the URL', async () => {
  const page = await openPage()
  await page.goto('/search?query=implants')
  await page.getByLabel('Sort by').selectOption('File size')
  await page.waitForURL(/sort=size/)
  await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('size')
})

test('a search without results says so and can be cleared', async () => {
  const page = await openPage()
  await page.goto('/search?query=zzzzzz')
  await page.getByText('No results found').waitFor()
  await page.getByText("Nothing contains 'zzzzzz', and no word like it.").waitFor()
  await page.getByRole('link', { name: 'Clear Search' }).click()
  await page.waitForURL(/\/search$/)
})

test('a mistyped word is corrected, and can still be searched as typed', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto('/search?query=implamt')
  await page.getByText("No document contains 'implamt'. You see results for implant.").waitFor()
  await page.getByRole('article').getByRole('link', { name: 'Contraceptive implants' }).waitFor()
  await page.getByRole('link', { name: "Search instead for 'implamt'" }).click()
  await page.getByText("Nothing contains 'implamt'").waitFor()
})

test('the first file is in view on a phone, also below a correction and modules', async () => {
  const page = await openPage({ viewport: PHONE })
  for (const query of ['postest', 'male condom', 'Jadele']) {
    await page.goto(`/search?query=${query}`)
    const file = await page.locator('.search-results .file-rows li').first().boundingBox()
    expect(file?.y, query).toBeLessThan(0.8 * PHONE.height)
  }
})

test('the name of a product finds its method and says why', async () => {
  const page = await openPage()
  await page.goto('/search?query=Jadelle')
  await page.getByText('You also see results for an implant.').waitFor()
  const best = page.getByRole('article')
  await best.getByRole('link', { name: 'Contraceptive implants' }).waitFor()
  await best.getByRole('link', { name: /^Download All · [\d.]+ [kM]B$/ }).waitFor()
  await best.getByRole('link', { name: 'Preparing A Session' }).click()
  await page.waitForURL('**/training/contraceptive-implants/sessions')
})

test('filters and pages of the results work without a script and keep each other, and a page is short', async () => {
  const page = await openPage({ javaScriptEnabled: false, viewport: PHONE })
  await page.goto('/search?query=implants&sort=size')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(12_000)
  expect(await page.locator('.file-row').count()).toBe(20)
  await page.getByText('Language, type, module').click()
  await page
    .getByRole('navigation', { name: 'Type' })
    .getByRole('link', { name: /^Word Doc/ })
    .click()
  await page.getByText('Language, type, module').waitFor()
  await page
    .getByRole('navigation', { name: 'Language' })
    .getByRole('link', { name: /^English/ })
    .click()
  await page.getByRole('link', { name: 'Next' }).click()
  await page.waitForURL('**/search?query=implants&language=en&type=word&sort=size&page=2')
  const facts = await page.locator('.file-facts').allTextContents()
  expect(facts.length).toBeGreaterThan(0)
  expect(facts.every((fact) => /^Word\sDoc/.test(fact))).toBe(true)
  await page.getByText(/^21 to \d+ of \d+$/).waitFor()
})
