import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findViolationsAt } from './support/accessibility.ts'
import { DESKTOP, openPage, PHONE } from './support/browser.ts'
import { bar, openToEdit, publicAnswers, publishFaqSection } from './support/editing.ts'
import { createStaff } from './support/staff.ts'

let count = 0
/** A section with one question, open in edit mode with its sheet. */
async function openQuestion() {
  const editor = await createStaff('editor')
  const question = `What does bar ${process.pid}-${++count} ask?`
  await publishFaqSection(editor, `Section of ${question}`, question)
  const page = await openPage()
  await openToEdit(page, editor, '/faq')
  await page.getByRole('button', { name: `Edit: ${question}` }).click()
  return { page, question, input: page.getByRole('textbox', { name: 'Question' }) }
}

/** Chooses from the menu of the entry. */
async function choose(page: Page, action: string): Promise<void> {
  await bar(page).getByLabel('More actions').click()
  await bar(page).getByRole('button', { name: action }).click()
}

test('an editor discards a draft and takes it back', async () => {
  const { page, question, input } = await openQuestion()
  await input.fill(`${question} Changed.`)
  await bar(page).getByText(/saved/).waitFor()
  await bar(page).getByLabel('More actions').click()
  expect(await findViolationsAt(page, [DESKTOP, PHONE])).toEqual([])
  await bar(page).getByRole('button', { name: 'Discard draft…' }).click()
  await page.getByRole('button', { name: 'Discard draft', exact: true }).click()
  await bar(page).getByText('Draft in the trash').waitFor()
  expect(await input.inputValue()).toBe(question)
  await bar(page).getByRole('button', { name: 'Undo' }).click()
  await bar(page).getByText('1 change').waitFor()
  expect(await input.inputValue()).toBe(`${question} Changed.`)
})

test('an editor moves a section to the trash, takes it back, and takes it off the site', async () => {
  const { page, question } = await openQuestion()
  await choose(page, 'Move to trash…')
  await page.getByText('Nothing depends on it.').waitFor()
  await page.getByRole('button', { name: 'Move to trash', exact: true }).click()
  await bar(page).getByText(`In the trash: Section of ${question}`).waitFor()
  await expect.poll(() => page.getByText(question, { exact: true }).count()).toBe(0)
  await expect.poll(publicAnswers).not.toContain(question)
  await bar(page).getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: `Edit: ${question}` }).click()
  await expect.poll(publicAnswers).toContain(question)
  await choose(page, 'Take off the site…')
  await page.getByRole('button', { name: 'Take off the site', exact: true }).click()
  await bar(page).getByText('the text is a draft now').waitFor()
  await expect.poll(publicAnswers).not.toContain(question)
})

test('an editor makes a preview link, publishes, and sees the page as readers do', async () => {
  const { page, question, input } = await openQuestion()
  await input.fill(`${question} More.`)
  await bar(page).getByText(/saved/).waitFor()
  await choose(page, 'Copy preview link…')
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  const guest = await openPage()
  await guest.goto(new URL(link).pathname)
  await guest.waitForURL((url) => url.pathname === '/faq')
  await guest.getByText(`${question} More.`).waitFor()
  await guest.getByText('Preview of a draft').waitFor()
  // Nobody went to this page: it begins at the top, without a focus ring.
  expect(await guest.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  expect(await findViolationsAt(guest, [DESKTOP, PHONE])).toEqual([])
  await guest.reload()
  await guest.getByText(`${question} More.`).waitFor()
  await guest.getByRole('link', { name: 'About' }).first().click()
  await guest.getByRole('heading', { level: 1, name: /About/ }).waitFor()
  await guest.getByText('Preview of a draft').waitFor()
  await guest.goBack()
  await guest.getByText(`${question} More.`).waitFor()
  await guest.getByRole('link', { name: 'See what readers see' }).click()
  await guest.getByText(question, { exact: true }).waitFor()
  expect(await guest.getByText('Preview of a draft').count()).toBe(0)
  expect(await findViolationsAt(page, [DESKTOP, PHONE])).toEqual([])
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^End this link/ })
    .click()
  await page.getByText('This link has ended.').waitFor()
  await guest.goto(new URL(link).pathname)
  await guest.getByRole('heading', { level: 1, name: 'This link is not valid any more' }).waitFor()
  await page.keyboard.press('Escape')
  await bar(page).getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page
    .getByRole('dialog', { name: /Version 2/ })
    .getByRole('button', { name: 'Done' })
    .click()
  await bar(page).getByText('Version 2 is public').waitFor()
  await bar(page).getByRole('link', { name: 'Back to version 1…' }).waitFor()
  expect(await findViolationsAt(page, [DESKTOP, PHONE])).toEqual([])
  await bar(page).getByRole('button', { name: 'See it as a reader' }).click()
  await bar(page).waitFor({ state: 'detached' })
  await page.getByText(`${question} More.`).waitFor()
})
