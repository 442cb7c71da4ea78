import { expect, test } from 'vitest'
import { createPdf } from '#testing/files/documents.ts'
import { findViolationsAt } from './support/accessibility.ts'
import { DESKTOP, openPage, PHONE } from './support/browser.ts'
import { bar } from './support/editing.ts'
import { ALL_READY, drop, openFiles } from './support/module-files.ts'

test('a person with a preview link sees the pages and files of a new module, and nobody else does', async () => {
  const { page, entry, name } = await openFiles(DESKTOP)
  await drop(page, [{ name: 'bleeding_session-plan.pdf', bytes: await createPdf(['Welcome']) }])
  await expect.poll(() => page.getByText('1 ready').count(), ALL_READY).toBe(1)
  await bar(page).getByText(/saved/).waitFor()
  await bar(page).getByLabel('More actions').click()
  await bar(page).getByRole('button', { name: 'Copy preview link…' }).click()
  const link = new URL(await page.getByRole('textbox', { name: 'Link' }).inputValue()).pathname

  const guest = await openPage()
  await guest.goto(link)
  await guest.getByRole('heading', { level: 1, name }).waitFor()
  await guest.getByText('To learn.').waitFor()
  expect(await findViolationsAt(guest, [DESKTOP, PHONE])).toEqual([])
  await guest.getByRole('link', { name: 'Preparing A Session' }).click()
  await guest.waitForURL(/\/sessions\?draft=/)
  await guest.reload()
  const row = guest.locator('#module_session_plan .file-row')
  const file = (await row.getByRole('link', { name: /^Download/ }).getAttribute('href')) ?? ''
  expect((await guest.request.get(file)).status()).toBe(200)
  expect((await guest.request.get(file.replace(/\?.*/, ''))).status()).toBe(404)
  await row
    .getByRole('link', { name: /session-plan/ })
    .first()
    .click()
  await guest.locator('dialog canvas[data-drawn="1"]').waitFor()
  await guest.keyboard.press('Escape')
  await guest.getByRole('link', { name: 'All Downloads' }).click()
  await guest.getByRole('combobox').selectOption('size')
  await guest.waitForURL(/downloads.*sort=size/)
  await guest.getByRole('heading', { level: 1, name }).waitFor()

  const draft = await guest.request.get(`/training/${entry}?draft=${link.split('/').at(-1)}`)
  expect(await draft.text()).toContain('noindex')
  expect(await draft.text()).not.toContain(name)
  expect((await guest.request.get(`/training/${entry}`)).status()).toBe(404)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^End this link/ })
    .click()
  await page.getByText('This link has ended.').waitFor()
  expect((await guest.request.get(file)).status()).toBe(404)
  await guest.goto(`/training/${entry}?draft=${link.split('/').at(-1)}`)
  await guest.getByText('This link is not valid any more').waitFor()
  expect(await guest.getByText(name).count()).toBe(0)
})
