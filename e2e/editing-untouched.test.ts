import { expect, test } from 'vitest'
import { openPage } from './support/browser.ts'
import { bar, openToEdit, sheet } from './support/editing.ts'
import { createStaff } from './support/staff.ts'

test('a notice or a link in which nothing was typed leaves no draft', async () => {
  const page = await openPage()
  await openToEdit(page, await createStaff('editor'), '/')
  await page.goto('/admin/notices')
  await page.getByRole('button', { name: 'Add Notice' }).click()
  await sheet(page).getByRole('button', { name: 'Done' }).click()
  expect(await page.getByText('Notice without a title').count()).toBe(0)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('button', { name: /^Edit/ }).first().click()
  await sheet(page).getByRole('button', { name: 'Add link' }).click()
  await sheet(page).getByRole('textbox', { name: 'Name' }).waitFor()
  await sheet(page).getByRole('button', { name: 'Done' }).click()
  await bar(page).waitFor()
  expect(
    await bar(page)
      .getByText(/\d change/)
      .count(),
  ).toBe(0)
  await page.goto('/admin')
  await page.locator('.to-do-row, .empty-state').first().waitFor()
  expect(await page.getByText('My drafts').count()).toBe(0)
})

test('a draft notice is on the pages that were chosen for it', async () => {
  const page = await openPage()
  await openToEdit(page, await createStaff('editor'), '/')
  await page.goto('/admin/notices')
  await page.getByRole('button', { name: 'Add Notice' }).click()
  const title = `Closed ${process.pid}`
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByText('Draft · Pages not chosen yet').waitFor()
  await sheet(page).getByRole('button', { name: 'Done' }).click()
  await page.getByRole('heading', { name: title }).waitFor()
  const notice = page.getByRole('complementary', { name: 'Notices' }).getByText(title)
  expect(await notice.count()).toBe(0)
  await page.goto('/training/male-condoms')
  await page.getByRole('button', { name: /^Edit/ }).nth(1).waitFor()
  expect(await notice.count()).toBe(0)
  await page.goto('/admin/notices')
  await page.getByRole('button', { name: 'Edit notice' }).first().click()
  await page.getByRole('combobox', { name: 'Pages' }).selectOption({ label: 'Male condoms' })
  await page.getByText('Draft · Module male-condoms').waitFor()
  await bar(page).getByText(/saved/).waitFor()
  await page.goto('/training/male-condoms')
  await notice.waitFor()
  await page.goto('/training')
  expect(await notice.count()).toBe(0)
})
