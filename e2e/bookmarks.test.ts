import { execFileSync } from 'node:child_process'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, openPage, PHONE } from './support/browser.ts'
import { asMember, createMember, PASSWORD } from './support/member.ts'

const MODULE = '/training/male-condoms'

async function saveInto(page: Page, folder?: string) {
  const dialog = page.getByRole('dialog', { name: 'Save to bookmarks' })
  await dialog.getByText('To remove or manage folders go to profile').waitFor()
  if (folder !== undefined) await dialog.getByRole('radio', { name: folder }).check()
  await dialog.getByRole('button', { name: 'Save Bookmark' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** On phones the menu of a file has its bookmark. */
async function saveFromMenu(page: Page, menu: Locator) {
  await menu.click()
  await page.getByRole('button', { name: 'Save to bookmarks' }).click()
  await saveInto(page)
}

async function openBookmarks(page: Page) {
  await page.goto('/user/bookmarks')
  await page.getByRole('heading', { name: 'All bookmarks' }).waitFor()
}

const rows = (page: Page) => page.locator('.bookmark-row')

test('a member on a phone bookmarks items in five places', async () => {
  const page = await openPage({ viewport: PHONE })
  await asMember(page, await createMember())
  await page.goto(MODULE)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saveInto(page)
  await page.getByRole('button', { name: 'Saved', exact: true, pressed: true }).waitFor()

  await page.goto(`${MODULE}/sessions`)
  const plan = page.locator('#module_session_plan')
  await saveFromMenu(page, plan.getByRole('button', { name: /^More: / }).first())

  await page.goto(`${MODULE}/downloads?search=checklist`)
  await saveFromMenu(page, page.getByRole('button', { name: /^More: .*checklist/i }).last())
  const bookmarked = page.locator('.section-head', { hasText: 'Bookmarked' })
  await expect.poll(() => bookmarked.textContent()).toContain('1 file')
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect.poll(() => bookmarked.textContent()).toContain('3 files')

  await page.goto('/search?query=condoms')
  await page.locator('main [aria-pressed=true]').first().waitFor({ state: 'attached' })
  const hit = page.locator('.file-row', { has: page.locator('[aria-pressed=false]') })
  await saveFromMenu(page, hit.getByRole('button', { name: /^More: / }).first())

  await page.goto(`${MODULE}/downloads?search=protect`)
  await page
    .getByRole('link', { name: /protect from/i })
    .first()
    .click()
  const preview = page.locator('dialog.preview')
  await preview.getByRole('button', { name: /^Bookmark/ }).click()
  await saveInto(page)
  await openBookmarks(page)
  await expect.poll(() => rows(page).count()).toBe(5)
})

test('a guest who presses Bookmark logs in and has that bookmark', async () => {
  const member = await createMember()
  const page = await openPage({ viewport: DESKTOP })
  await page.goto(MODULE)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Bookmark', exact: true }).click()
  const login = page.getByRole('dialog', { name: 'Log in to continue' })
  await login.getByLabel('Email').fill(member.email)
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await login.getByRole('button', { name: 'Log in' }).click()
  await page.getByText('Saved to My bookmarks').first().waitFor()
  await page.getByRole('button', { name: 'Bookmarked', exact: true, pressed: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe(MODULE)
})

test('a member creates, fills, orders, downloads, renames and deletes a folder', async () => {
  const page = await openPage()
  await asMember(page, await createMember())
  await page.goto(`${MODULE}/downloads`)
  const buttons = page.getByRole('button', { name: /^Bookmark: / })
  await buttons.nth(1).click()
  const dialog = page.getByRole('dialog', { name: 'Save to bookmarks' })
  await dialog.getByRole('button', { name: 'Add New Folder+' }).click()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByText('Folder name is required').waitFor()
  await dialog.getByLabel('Folder name').fill('A name that is much too long')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByText("Folder name can't be longer than 20 characters").waitFor()
  await dialog.getByLabel('Folder name').fill('Workshop')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect.poll(() => dialog.getByRole('radio', { name: 'Workshop' }).isChecked()).toBe(true)
  await dialog.getByRole('button', { name: 'Add New Folder+' }).click()
  await dialog.getByLabel('Folder name').fill('workshop')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByText('Unable to create folder: another folder has this name').waitFor()
  await dialog.getByRole('button', { name: 'Save Bookmark' }).click()
  await dialog.waitFor({ state: 'hidden' })
  for (const index of [2, 3]) {
    await page
      .locator('.file-table')
      .last()
      .getByRole('button', { name: /^Bookmark: / })
      .nth(index)
      .click()
    await saveInto(page, 'Workshop')
  }

  await openBookmarks(page)
  const allSaved = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download all bookmarks \(3 files/ }).click()
  expect((await allSaved).suggestedFilename()).toBe('All bookmarks.zip')
  await page
    .getByRole('navigation', { name: 'Folders' })
    .getByRole('button', { name: /Workshop/ })
    .click()
  await page.getByRole('heading', { name: 'Workshop' }).waitFor()
  await expect.poll(() => rows(page).count()).toBe(3)
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download All/ }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('Workshop.zip')
  expect(execFileSync('unzip', ['-t', (await download.path()) ?? '']).toString()).toContain('No errors')

  await page.getByRole('button', { name: 'Rename' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename folder' })
  await rename.getByLabel('Folder name').fill('Kampala')
  await rename.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Kampala' }).waitFor()

  const folders = page.getByRole('navigation', { name: 'Folders' })
  await folders.getByRole('button', { name: /All bookmarks/ }).click()
  await rows(page)
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click()
  const remove = page.getByRole('dialog', { name: 'Remove bookmark' })
  await remove.waitFor()
  // On a busy machine the browser says late that the dialog before has closed.
  for (const closed of await page.locator('dialog:not([open])').all()) await closed.dispatchEvent('close')
  await remove.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => rows(page).count()).toBe(2)
  await folders.getByRole('button', { name: /Kampala/ }).click()
  await page.getByRole('heading', { name: 'In this order' }).waitFor()
  await rows(page).first().locator('.file-title').click()
  await page.locator('dialog.preview:not([data-static-preview])').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog.preview').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete folder' }).getByRole('button', { name: 'Delete folder' }).click()
  await page.getByRole('heading', { name: 'All bookmarks' }).waitFor()
  await page.getByText('No bookmarks yet').waitFor()
})

test('a member who saves two bookmarks and leaves immediately finds both', async () => {
  const page = await openPage()
  await asMember(page, await createMember())
  await page.goto(`${MODULE}/downloads`)
  const buttons = page
    .locator('.file-table')
    .last()
    .getByRole('button', { name: /^Bookmark: / })
  await buttons.nth(0).click()
  await saveInto(page)
  await page.waitForLoadState('networkidle')
  // The first request waits until the member has left; the second one waits for the first.
  await page.route('**/api/training/bookmarks/*/add/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue().catch(() => undefined)
  })
  await buttons.nth(1).click()
  await saveInto(page)
  await buttons.nth(2).click()
  await saveInto(page)
  await openBookmarks(page)
  const countAfterReload = async () => {
    await page.reload()
    await page.getByRole('heading', { name: 'All bookmarks' }).waitFor()
    return rows(page).count()
  }
  await expect.poll(countAfterReload, { timeout: 60_000 }).toBe(3)
})

test('a bookmark that can’t be saved disappears and says so', async () => {
  const page = await openPage({ viewport: PHONE })
  await asMember(page, await createMember())
  await page.goto(MODULE)
  const button = page.getByRole('button', { name: 'Save', exact: true })
  await button.click()
  await page.getByRole('dialog', { name: 'Save to bookmarks' }).getByRole('radio').first().waitFor()
  await page.route('**/api/training/bookmarks/*/add/', (route) => route.abort())
  await page.getByRole('button', { name: 'Save Bookmark' }).click()
  await page.getByRole('alert').getByText('Unable to save bookmark. Please try again').waitFor()
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false')
})

test('a member whose bookmarks can’t be loaded sees a message and loads them again', async () => {
  const page = await openPage()
  await asMember(page, await createMember())
  await page.route('**/api/training/bookmarks/', (route) => route.abort())
  await page.goto('/user/bookmarks')
  await page.getByText('Your bookmarks could not be fetched.').waitFor()
  // The account is loaded meanwhile, and the bookmarks once more with it.
  await page.locator('.profile-header').waitFor()
  await page.waitForLoadState('networkidle')
  await page.unroute('**/api/training/bookmarks/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('No bookmarks yet').waitFor()
})

test('on the smallest phone the line of a bookmark that was taken off the site is read across the screen', async () => {
  const page = await openPage({ viewport: { width: 320, height: 640 } })
  await asMember(page, await createMember())
  await page.route('**/api/training/bookmarks/', async (route) => {
    const response = await route.fetch()
    const [folder, ...others] = (await response.json()).results
    const taken_off = [{ type: 'module', id: 999_999, title: 'Progestin-only injectables' }]
    await route.fulfill({ response, json: { results: [{ ...folder, taken_off }, ...others] } })
  })
  await openBookmarks(page)
  const line = page.getByText('Taken off the site: Progestin-only injectables')
  expect((await line.boundingBox())?.height).toBeLessThan(80)
  await page.getByRole('button', { name: 'Remove Progestin-only injectables' }).waitFor()
})
