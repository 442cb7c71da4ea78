import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { findViolationsAt } from './support/accessibility.ts'
import { DESKTOP, openPage, overflow, PHONE } from './support/browser.ts'
import { changeDatabase } from './support/database.ts'
import { bar, openToEdit } from './support/editing.ts'
import { createStaff } from './support/staff.ts'

const Named = z.object({ results: z.array(z.object({ name: z.string() })) })

/** The names that readers get now, in their order. */
async function namesOf(path: string): Promise<string[]> {
  const response = await fetch(inject('siteUrl') + path)
  return Named.parse(await response.json()).results.map(({ name }) => name)
}
const categories = () => namesOf('/api/training/modulecategory/')
const modules = () => namesOf('/api/training/module/')

async function publish(page: Page) {
  await bar(page).getByText(/saved/).waitFor()
  await bar(page).getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('dialog', { name: /^Version \d+ is public/ }).waitFor()
  await page.keyboard.press('Escape')
}

test('an editor adds a category on the page of the modules, and moves it by keyboard and by dragging', async () => {
  const name = `Category ${process.pid}`
  const page = await openPage()
  await openToEdit(page, await createStaff('editor'), '/training')
  await page.getByRole('button', { name: 'Add Module category' }).click()
  await page.locator('.edit-sheet').getByRole('textbox', { name: 'Name' }).fill(name)
  const list = page.getByRole('navigation', { name: 'Categories' })
  await list.getByRole('link', { name }).waitFor()
  expect(await categories()).not.toContain(name)
  await page.getByRole('button', { name: 'Done' }).click()
  await publish(page)
  const before = await categories()
  expect(before.at(-1)).toBe(name)

  const up = list.getByRole('button', { name: `Move up: ${name}` })
  await up.focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.getByText(`${name}, now ${before.length - 1} of ${before.length}`).waitFor({ state: 'attached' })
  expect((await categories()).at(-2)).toBe(name)
  await expect.poll(() => up.evaluate((button) => button === document.activeElement)).toBe(true)
  const [, , neighbour = ''] = before.toReversed()
  await list
    .getByRole('button', { name: `Move: ${name}` })
    .dragTo(list.locator('.edit-entry', { hasText: neighbour }), { targetPosition: { x: 60, y: 3 } })
  await expect.poll(async () => (await categories()).at(-3)).toBe(name)
  expect(await findViolationsAt(page, [DESKTOP, PHONE])).toEqual([])
  await page.setViewportSize(PHONE)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('an open draft of a new category says that its plan was carried out', async () => {
  const name = `Planned category ${process.pid}`
  const page = await openPage()
  await openToEdit(page, await createStaff('editor'), '/training')
  await page.getByRole('button', { name: 'Add Module category' }).click()
  await page.locator('.edit-sheet').getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Done' }).click()
  await bar(page).getByText(/saved/).waitFor()
  await bar(page).getByRole('button', { name: 'Schedule' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Day').fill(`${new Date().getUTCFullYear() + 1}-11-30`)
  await dialog.getByLabel('Time', { exact: true }).fill('06:00')
  await dialog.getByRole('button', { name: /^Schedule for/ }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await bar(page).getByText('Planned for').waitFor()

  changeDatabase((database) =>
    database.prepare('update draft set publish_at = ? where body like ?').run(new Date().toISOString(), `%"${name}"%`),
  )
  await expect.poll(categories).toContain(name)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await bar(page).getByText('No draft any more').waitFor()
})

test('an editor moves a module within its category, and readers see the new order at once', async () => {
  const page = await openPage()
  await openToEdit(page, await createStaff('editor'), '/training?category=1')
  const names = page.locator('.module-list .module-name')
  const [first = '', second = ''] = await names.allInnerTexts()
  await page.getByRole('button', { name: `Move down: ${first}` }).click()
  await expect.poll(async () => (await names.allInnerTexts())[0]).toBe(second)
  const order = await modules()
  expect(order.indexOf(second)).toBeLessThan(order.indexOf(first))
})

test('an editor changes the additional training tools where they are offered', async () => {
  const title = `Attendance sheet ${process.pid}`
  const page = await openPage()
  await openToEdit(page, await createStaff('editor'), '/training/male-condoms')
  await page.getByRole('button', { name: 'Edit training tools' }).click()
  const sheet = page.locator('.edit-sheet')
  await sheet.locator('.edit-list-title').first().click()
  await sheet.getByRole('textbox', { name: 'Title' }).fill(title)
  await sheet.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Additional Training Tools' }).click()
  await page.getByRole('dialog', { name: 'Additional Training Tools' }).getByText(title).waitFor()
  await page.keyboard.press('Escape')
  const readers = async () => (await fetch(`${inject('siteUrl')}/api/training/additional-training-tools/`)).text()
  expect(await readers()).not.toContain(title)
  await publish(page)
  expect(await readers()).toContain(title)
})

test('a draft of a module shows its new category, a video by its address and the number of its files', async () => {
  const page = await openPage()
  await openToEdit(page, await createStaff('editor'), '/training/benefits-of-family-planning/sessions')
  const head = page.locator('.module-head')
  const sheet = page.locator('.edit-sheet')
  const counts = /(\d+)\sfiles,\s(\d+)\slinks?/
  const [, files, links] = counts.exec(await head.innerText()) ?? []
  await page.getByRole('button', { name: 'Edit key facts' }).click()
  await sheet.getByLabel('Category').selectOption({ label: 'Counselling' })
  await head.getByText('Counselling', { exact: true }).waitFor()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Add file to References' }).click()
  await sheet.getByRole('textbox', { name: 'Title' }).fill('A book')
  await sheet.getByRole('textbox', { name: 'Link instead of a file' }).fill('https://www.who.int/')
  await head.getByText(`${files} files, ${Number(links) + 1} links`).waitFor()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Add video' }).click()
  await sheet.getByRole('textbox', { name: 'Title' }).fill('A film')
  await sheet.getByRole('textbox', { name: 'Address on YouTube or Vimeo' }).fill('https://youtu.be/dQw4w9WgXcQ')
  const film = page.locator('#videos').getByRole('link', { name: /A film/ })
  expect(await film.getAttribute('href')).toBe('https://youtu.be/dQw4w9WgXcQ')
  await sheet.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Edit: A film' }).waitFor()
  expect(await findViolationsAt(page, [DESKTOP, PHONE])).toEqual([])
})
