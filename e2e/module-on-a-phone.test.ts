import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { DESKTOP, openPage, PHONE } from './support/browser.ts'

const MODULE = '/training/male-condoms'

const waitForHydration = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

const Facts = z.object({ files_count: z.number(), links_count: z.number(), files_size: z.string() })

/** Counts and size of the module, which change with its content. */
async function readFacts() {
  const response = await fetch(`${inject('siteUrl')}/api${MODULE.replace('/training/', '/training/module/')}/`)
  return Facts.parse(await response.json())
}

const topOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? -1

test('on a phone a module shows its files first, the actions in the bar, and folded texts', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto(MODULE)
  const { files_count: files, links_count: links, files_size: size } = await readFacts()
  await page.getByText(`${files} files, ${links} links`).waitFor()
  expect(await topOf(page, '.file-title')).toBeLessThan(PHONE.height * 0.7)
  const bar = page.getByRole('region', { name: 'This module' })
  expect(await page.getByRole('link', { name: /^Download All/ }).count()).toBe(1)
  expect(await bar.getByRole('link', { name: `Download All · ${size}` }).isVisible()).toBe(true)
  const objective = page.getByText('By the end of the training')
  expect(await objective.isVisible()).toBe(false)
  await page.getByRole('heading', { name: 'Learning Objectives' }).click()
  await objective.waitFor()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  expect((await bar.boundingBox())?.y).toBeLessThan(await topOf(page, 'footer'))
})

test('on a wide screen a module has no folded texts and one Download All link', async () => {
  const page = await openPage({ viewport: DESKTOP })
  for (const tab of ['', '/sessions', '/downloads']) {
    await page.goto(MODULE + tab)
    await page.getByRole('link', { name: /^Download All ·/ }).waitFor()
    expect(await page.getByRole('link', { name: /^Download All ·/ }).count()).toBe(1)
  }
  await page.goto(MODULE)
  await page.getByText('By the end of the training').waitFor()
})

test('one button opens all sections of a session and closes them again', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto(`${MODULE}/sessions`)
  const handout = page.getByRole('link', { name: /What male condoms protect from/ }).first()
  await expect.poll(() => handout.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Open all' }).click()
  await handout.waitFor()
  await page.getByRole('button', { name: 'Close all' }).click()
  await expect.poll(() => handout.isVisible()).toBe(false)
})

test('files are filtered while typing, the URL keeps the words, and a screen reader hears the count', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto(`${MODULE}/downloads`)
  await waitForHydration(page)
  const bookmarked = page.getByRole('heading', { name: 'Bookmarked' })
  await page.getByText('Files that you bookmark stand here, above the others.').waitFor()
  const box = page.getByRole('searchbox', { name: 'Search by file name or type...' })
  await box.pressSequentially('checkl')
  const { files_count: files, links_count: links } = await readFacts()
  await page.getByRole('status').getByText(`1 of ${files} files, 0 of ${links} links`).waitFor()
  await page.waitForURL(/\?search=checkl$/)
  expect(await page.locator('.file-table tbody tr').count()).toBe(1)
  expect(await bookmarked.count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('search')
  await page.getByLabel('Sort by').selectOption('File size')
  await page.waitForURL(/search=checkl&sort=size|sort=size&search=checkl/)
  await page.getByRole('link', { name: 'Show all' }).click()
  await bookmarked.waitFor()
  expect(await box.inputValue()).toBe('')
  expect(await page.locator('.file-table tbody tr').count()).toBe(files + links)
})

test('text that is typed before the page script has loaded is searched', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto('/training')
  await page.getByRole('searchbox', { name: 'Search modules' }).pressSequentially('condom')
  await expect.poll(() => page.locator('.module-name').allTextContents()).toEqual(['Male condoms', 'Female condoms'])
  await page.getByRole('status').getByText('2 of 8 modules').waitFor()
})

test('the list of modules starts with its title and can be filtered offline', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto('/training', { waitUntil: 'networkidle' })
  await waitForHydration(page)
  expect(await topOf(page, 'main h1')).toBeLessThan(await topOf(page, '.filter-list'))
  await page.context().setOffline(true)
  await page.getByRole('searchbox', { name: 'Search modules' }).fill('vasec')
  await expect.poll(() => page.locator('.module-name').allTextContents()).toEqual(['Vasectomy'])
})

test('the French materials have an English interface and are found without accents', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto('/materials-in-french')
  await waitForHydration(page)
  expect(await page.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe('fr')
  await page.getByRole('link', { name: /^Download All files · / }).waitFor()
  await page.getByRole('searchbox', { name: 'Search by file name or type...' }).fill('seance')
  await page
    .getByRole('status')
    .getByText(/^\d+ of \d+ files\.$/)
    .waitFor()
  expect(await page.locator('.file-title').first().getAttribute('lang')).toBe('fr')
  expect(await topOf(page, '.file-title')).toBeLessThan(PHONE.height)
  await page.getByRole('searchbox').fill('rien de tel')
  await page.getByText("Sorry, we couldn't find any file for your search").waitFor()
  await page.getByRole('link', { name: 'Search all files for ‘rien de tel’' }).waitFor()
  await page.getByRole('link', { name: 'Clear Search' }).click()
  await page.getByRole('heading', { name: 'Contents' }).click()
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: /^Implants contraceptifs/ })
    .click()
  await page.waitForURL(/#section-\d+$/)
})
