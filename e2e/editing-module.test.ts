import { expect, inject, test } from 'vitest'
import { findViolationsAt } from './support/accessibility.ts'
import { DESKTOP, openPage, PHONE } from './support/browser.ts'
import { bar, openToEdit } from './support/editing.ts'
import { createStaff } from './support/staff.ts'

/** What readers get now. */
const readers = async () => (await fetch(`${inject('siteUrl')}/training/contraceptive-implants`)).text()

test('an editor changes an objective of a module beside its page and publishes it', async () => {
  const editor = await createStaff('editor')
  const changed = `Explain what test ${process.pid} changed`
  const page = await openPage()
  await openToEdit(page, editor, '/training/contraceptive-implants')
  const objectives = page.locator('#objectives')
  await objectives
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: 'Edit objective' })
  await sheet.getByRole('textbox', { name: 'Title' }).fill(changed)
  await objectives.getByText(changed).waitFor()
  await bar(page)
    .getByText(/saved \d\d:\d\d · 1 change/)
    .waitFor()
  expect(await readers()).not.toContain(changed)
  await sheet.getByRole('button', { name: 'Done' }).click()
  expect(await findViolationsAt(page, [DESKTOP, PHONE])).toEqual([])
  await page.goto('/training/contraceptive-implants/sessions')
  await page.getByRole('button', { name: 'Add file to Handouts' }).waitFor()
  expect(await findViolationsAt(page, [DESKTOP, PHONE])).toEqual([])
  await bar(page).getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect.poll(readers).toContain(changed)
})
