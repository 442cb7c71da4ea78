import { expect, inject, test } from 'vitest'
import { createDocx } from '#testing/files/documents.ts'
import { findViolationsAt } from './support/accessibility.ts'
import { DESKTOP, openPage, PHONE } from './support/browser.ts'
import { bar, openAsEditor, openToEdit } from './support/editing.ts'
import { tabTo } from './support/keyboard.ts'
import { createStaff } from './support/staff.ts'

/** What readers get now. */
const readers = async () => (await fetch(`${inject('siteUrl')}/training/male-condoms`)).text()

test('an editor changes an objective of a module beside its page and publishes it', async () => {
  const editor = await createStaff('editor')
  const changed = `Explain what test ${process.pid} changed`
  const page = await openPage()
  await openToEdit(page, editor, '/training/male-condoms')
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
  await page.goto('/training/male-condoms/sessions')
  await page.getByRole('button', { name: 'Add file to Handouts' }).waitFor()
  expect(await findViolationsAt(page, [DESKTOP, PHONE])).toEqual([])
  await bar(page).getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect.poll(readers).toContain(changed)
})

test('an editor publishes a module from nothing by keyboard alone', async () => {
  const name = `Typed module ${process.pid}`
  const page = await openPage()
  await openAsEditor(page, await createStaff('editor'), '/training')
  const { keyboard } = page
  const press = async (button: RegExp) => {
    await tabTo(page, button)
    await keyboard.press('Enter')
  }
  const form = page.locator('.edit-sheet')
  const openForm = async (part: string) => {
    await press(new RegExp(`^Edit ${part}$`))
    await form.getByRole('heading', { name: `Edit ${part}` }).waitFor()
    // Keys before that would go to the page.
    await form.locator(':focus').waitFor()
  }
  await keyboard.press('e')
  await page.getByRole('button', { name: 'Add Module', exact: true }).waitFor()
  await press(/^Add Module$/)
  await expect.poll(() => form.getByLabel('Name').evaluate((field) => field === document.activeElement)).toBe(true)
  await page.getByRole('heading', { name: 'No files here yet' }).waitFor()
  await keyboard.type(name)
  await keyboard.press('Tab')
  await keyboard.type('Written without a mouse.')
  await keyboard.press('Escape')
  await openForm('key facts')
  await keyboard.press('ArrowDown')
  await keyboard.press('Tab')
  await keyboard.type('English')
  await keyboard.press('Escape')
  const script = Promise.withResolvers<void>()
  await page.route('**/RichTextEditor-*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  await openForm('purpose')
  // A key that comes before the editor does not press a button of the form.
  await keyboard.press('Space')
  script.resolve()
  await form.locator('[contenteditable]:focus').waitFor()
  await keyboard.type('Trainees can explain it.')
  await keyboard.press('Escape')
  await openForm('objectives')
  await press(/^Add objective$/)
  await keyboard.type('Explain the method')
  await keyboard.press('Escape')
  const chooser = page.waitForEvent('filechooser')
  await press(/^Choose files$/)
  const file = { name: 'Session plan.docx', mimeType: '', buffer: Buffer.from(createDocx({ paragraphs: ['Plan'] })) }
  await (await chooser).setFiles([file])
  await page.getByText('1 ready').waitFor()
  await bar(page).getByText(/saved/).waitFor()
  await keyboard.press('F6')
  await press(/^Publish…$/)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Readers will see').waitFor()
  // Keys before that would go to the page.
  await dialog.locator(':focus').waitFor()
  await dialog.getByRole('button', { name: 'Publish now', disabled: false }).waitFor()
  await press(/^Publish now$/)
  await page.getByRole('dialog', { name: /^Version 1 is public/ }).waitFor()
  const module = `${inject('siteUrl')}/training/${name.toLowerCase().replaceAll(' ', '-')}`
  await expect.poll(async () => (await fetch(module)).text()).toContain('Explain the method')
})
