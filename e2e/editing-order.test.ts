import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { findViolationsAt } from './support/accessibility.ts'
import { DESKTOP, openPage, PHONE } from './support/browser.ts'
import { openToEdit, publishFaqSection } from './support/editing.ts'
import { createStaff } from './support/staff.ts'

let count = 0
/** Three questions that no other test changes. */
const threeQuestions = () => {
  const name = `Order ${process.pid}-${++count}`
  return { name, questions: ['First', 'Second', 'Third'].map((word) => `${word} of ${name}`) }
}
const orderOf = (page: Page, name: string) => async () =>
  (await page.locator('.edit-item summary').allTextContents()).filter((title) => title.endsWith(`of ${name}`))
/** In the order in which readers see them. */
const readers = async () => (await fetch(`${inject('siteUrl')}/api/faq/section/`)).text()

test('an editor moves questions by keyboard, by button and by dragging, and each new place is announced', async () => {
  const editor = await createStaff('editor')
  const { name, questions } = threeQuestions()
  const [first = '', second = '', third = ''] = questions
  await publishFaqSection(editor, name, ...questions)
  const page = await openPage()
  await openToEdit(page, editor, '/faq')
  const edit = page.getByRole('button', { name: `Edit: ${first}` })
  await edit.focus()
  await page.keyboard.press('Alt+ArrowDown')
  await page.getByText(`${first}, now 2 of 3 in Questions`).waitFor({ state: 'attached' })
  await expect.poll(orderOf(page, name)).toEqual([second, first, third])
  expect(await edit.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: `Move up: ${third}` }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(orderOf(page, name)).toEqual([second, third, first])
  await page
    .getByRole('button', { name: `Move: ${first}` })
    .dragTo(page.locator('.edit-item', { hasText: second }), { targetPosition: { x: 40, y: 3 } })
  await expect.poll(orderOf(page, name)).toEqual([first, second, third])
  expect(await findViolationsAt(page, [DESKTOP, PHONE])).toEqual([])
})

test('an editor moves a section, and readers see the new order at once', async () => {
  const editor = await createStaff('editor')
  const [one, other] = [threeQuestions(), threeQuestions()]
  for (const { name, questions } of [one, other]) await publishFaqSection(editor, name, ...questions)
  const page = await openPage()
  await openToEdit(page, editor, '/faq')
  const up = page.getByRole('button', { name: `Move up: ${other.name}`, exact: true })
  await up.focus()
  await page.getByText('Readers see the new order at once').last().waitFor()
  await page.keyboard.press('Enter')
  await page.getByText(new RegExp(`${other.name}, now \\d+ of \\d+`)).waitFor({ state: 'attached' })
  const order = await readers()
  expect(order.indexOf(other.name)).toBeLessThan(order.indexOf(one.name))
  await expect.poll(() => up.evaluate((button) => button === document.activeElement)).toBe(true)
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.indexOf(other.name)).toBeLessThan(headings.indexOf(one.name))
})

test('on a phone an editor moves a question in its sheet', async () => {
  const editor = await createStaff('editor')
  const { name, questions } = threeQuestions()
  const [first = '', second = '', third = ''] = questions
  await publishFaqSection(editor, name, ...questions)
  const page = await openPage({ viewport: PHONE })
  await openToEdit(page, editor, '/faq')
  await page.getByRole('button', { name: `Edit: ${first}` }).click()
  const place = page.getByRole('group', { name: 'Place in Questions' })
  await place.getByRole('button', { name: 'Move down' }).click()
  await place.getByText(`${first}, now 2 of 3 in Questions`).waitFor()
  expect(await findViolationsAt(page, [PHONE])).toEqual([])
  await page.keyboard.press('Alt+PageDown')
  expect(await page.getByRole('textbox', { name: 'Question' }).inputValue()).toBe(third)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.poll(orderOf(page, name)).toEqual([second, first, third])
})

test('an editor drags a file of the French materials to another row of its table', async () => {
  const editor = await createStaff('editor')
  const page = await openPage()
  await openToEdit(page, editor, '/materials-in-french')
  const table = page.getByRole('table').last()
  const titles = () => table.locator('.file-title').allTextContents()
  const [first = '', second = '', ...rest] = await titles()
  const target = table.getByRole('row').filter({ hasText: second })
  const { height = 0 } = (await target.boundingBox()) ?? {}
  await table
    .getByRole('button', { name: `Move: ${first}`, exact: true })
    .dragTo(target, { targetPosition: { x: 40, y: height - 10 } })
  await expect.poll(titles).toEqual([second, first, ...rest])
})
