import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from './support/browser.ts'
import { bar, openToEdit, publishFaqSection } from './support/editing.ts'
import { createStaff } from './support/staff.ts'

const input = (page: Page) => page.getByRole('textbox', { name: 'Question' })

test('one editor in two tabs: the second follows, then takes over, and no text is lost', async () => {
  const editor = await createStaff('editor')
  const question = `What does window ${process.pid} ask?`
  await publishFaqSection(editor, `Section of ${question}`, question)
  const first = await openPage()
  await openToEdit(first, editor, '/faq')
  await first.getByRole('button', { name: `Edit: ${question}` }).click()
  await input(first).fill(`${question} One.`)
  await bar(first).getByText(/saved/).waitFor()

  const second = await first.context().newPage()
  await second.goto('/faq')
  await second.getByRole('button', { name: 'Edit', exact: true }).click()
  await second.getByRole('button', { name: `Edit: ${question} One.` }).click()
  await bar(second).getByText('Open in another window').waitFor()
  await bar(second)
    .getByText(/since \d\d:\d\d\. Changes there appear here\./)
    .waitFor()
  expect(await input(second).isDisabled()).toBe(true)
  await input(first).fill(`${question} One. Two.`)
  await expect.poll(() => input(second).inputValue()).toBe(`${question} One. Two.`)

  await bar(second).getByRole('button', { name: 'Edit here instead' }).click()
  await bar(first).getByText('Open in another window').waitFor()
  await bar(second).getByText(/saved/).waitFor()
  await input(second).fill(`${question} One. Two. Three.`)
  await bar(second)
    .getByText(/saved \d\d:\d\d · 1 change/)
    .waitFor()
  await expect.poll(() => input(first).inputValue()).toBe(`${question} One. Two. Three.`)
  expect(await input(first).isDisabled()).toBe(true)

  // The first window edits again when the second one is closed.
  await second.close()
  await bar(first)
    .getByText(/saved \d\d:\d\d · 1 change/)
    .waitFor()
  expect(await input(first).isEnabled()).toBe(true)
})

test('a draft that is too long says so in plain words and stays on the page', async () => {
  const editor = await createStaff('editor')
  const question = `What does length ${process.pid} ask?`
  await publishFaqSection(editor, `Section of ${question}`, question)
  const page = await openPage()
  await openToEdit(page, editor, '/faq')
  await page.getByRole('button', { name: `Edit: ${question}` }).click()
  await input(page).fill('a'.repeat(1_100_000))
  await bar(page).getByText('this text is too long').waitFor()
  await input(page).fill(`${question} Short.`)
  await bar(page)
    .getByText(/saved \d\d:\d\d · 1 change/)
    .waitFor()
})
