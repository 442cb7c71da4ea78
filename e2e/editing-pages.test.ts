import { expect, inject, test } from 'vitest'
import { findViolationsAt } from './support/accessibility.ts'
import { DESKTOP, openPage, overflow, PHONE, SCREENS } from './support/browser.ts'
import { bar, choosePicture, openToEdit, publish, sheet } from './support/editing.ts'
import { createStaff } from './support/staff.ts'

// All tests of the home and the about page are in this file: editors share a draft, and files run at the same time.

/** What readers get now. */
const readers = async (path: string) => (await fetch(inject('siteUrl') + path)).text()

test.each(SCREENS)('an editor changes the text and a card of the home page, at %d px', async (width, viewport) => {
  const editor = await createStaff('editor')
  const page = await openPage({ viewport })
  await openToEdit(page, editor, '/')
  await page.getByRole('button', { name: 'Edit title, text and picture' }).click()
  const lede = `Session plans, slides and handouts, seen at ${width} px.`
  await sheet(page).getByRole('textbox', { name: 'Text' }).fill(lede)
  await sheet(page).getByRole('button', { name: 'Done' }).click()
  await page.getByText(lede).first().waitFor()
  await page.getByRole('button', { name: 'Edit: A community of trainers' }).click()
  const body = `Ask how others teach, at ${width} px.`
  await sheet(page).getByRole('textbox', { name: 'Text' }).fill(body)
  await sheet(page).getByRole('button', { name: 'Done' }).click()
  await page.getByText(body).waitFor()
  await bar(page)
    .getByText(/saved \d\d:\d\d · 2 changes/)
    .waitFor()
  expect(await readers('/')).not.toContain(lede)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await findViolationsAt(page, [viewport])).toEqual([])
  await publish(page)
  await expect.poll(() => readers('/')).toContain(lede)
  expect(await readers('/')).toContain(body)
})

test.each(SCREENS)('an editor changes the numbers of the about page, at %d px', async (width, viewport) => {
  const editor = await createStaff('editor')
  const page = await openPage({ viewport })
  await openToEdit(page, editor, '/about')
  await page.getByRole('button', { name: 'Edit numbers' }).click()
  const counted = `modules at ${width} px`
  await sheet(page).getByRole('textbox', { name: 'What number 1 counts' }).fill(counted)
  await sheet(page).getByRole('button', { name: 'Done' }).click()
  await page.getByText(counted).waitFor()
  await bar(page).getByText(/saved/).waitFor()
  expect(await readers('/api/content/about/')).not.toContain(counted)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await findViolationsAt(page, [viewport])).toEqual([])
  await publish(page)
  expect(await readers('/api/content/about/')).toContain(counted)
})

test('an editor adds a partner with a logo, who is on the home page too', async () => {
  const editor = await createStaff('editor')
  const name = `School ${process.pid}`
  const page = await openPage()
  await openToEdit(page, editor, '/about')
  await page.getByRole('button', { name: 'Edit partners' }).first().click()
  await sheet(page).getByRole('button', { name: 'Add organisation' }).last().click()
  await sheet(page).getByRole('textbox', { name: 'Name' }).fill(name)
  await choosePicture(page)
  await page.locator('.organisations li').filter({ hasText: name }).locator('img').waitFor()
  await sheet(page).getByRole('button', { name: 'Done' }).click()
  await page.goto('/')
  await page.locator('.home-partners').getByText(name).waitFor()
  await page.goto('/about')
  expect(await findViolationsAt(page, [DESKTOP, PHONE])).toEqual([])
  await publish(page)
  await expect.poll(() => readers('/')).toContain(name)
})

test('an editor changes the footer from any page', async () => {
  const editor = await createStaff('editor')
  const page = await openPage()
  await openToEdit(page, editor, '/about')
  await page.getByRole('button', { name: 'Edit end of the footer' }).click()
  const funder = 'Made possible by the teachers of a test.'
  await sheet(page).getByRole('textbox', { name: 'Funder' }).fill(funder)
  await sheet(page).getByRole('button', { name: 'Done' }).click()
  await page.getByRole('contentinfo').getByText(funder).waitFor()
  await bar(page).getByText(/saved/).waitFor()
  expect(await findViolationsAt(page, [DESKTOP])).toEqual([])
  await publish(page)
  expect(await readers('/api/content/shell/')).toContain(funder)
})
