import { expect, test } from 'vitest'
import { findViolationsAt } from './support/accessibility.ts'
import { DESKTOP, openPage, PHONE } from './support/browser.ts'
import { changeDatabase } from './support/database.ts'
import { createModuleDraft, openAsEditor, publishFaqSection } from './support/editing.ts'
import { createStaff } from './support/staff.ts'

test('an editor continues from the To do page, by the number in the header', async () => {
  const editor = await createStaff('editor')
  const name = `Draft of to do ${process.pid}`
  await createModuleDraft(editor, name)
  const section = `Link of to do ${process.pid}`
  const entry = await publishFaqSection(editor, section, 'Where does it lead?')
  changeDatabase((database) =>
    database
      .prepare(
        `update version set body = json_set(body, '$.entries[0].answer', ?) where kind = 'faq-section' and entry = ?`,
      )
      .run('<p><a href="/training/nowhere">Here</a></p>', entry),
  )
  changeDatabase((database) =>
    database
      .prepare(
        `insert into entry_link (kind, entry, path, link, page)
          select kind, entry, json_array('entries', json_extract(body, '$.entries[0].key'), 'answer'), ?, ?
          from version where kind = 'faq-section' and entry = ?`,
      )
      .run('/training/nowhere', '/training/nowhere', entry),
  )
  changeDatabase((database) =>
    database
      .prepare(
        `update file set preview_state = 'failed' where id = (select min(file_id) from file_use where kind = 'module')`,
      )
      .run(),
  )
  const page = await openPage()
  await openAsEditor(page, editor, '/faq')
  await page.getByRole('link', { name: /^To do \d+$/ }).click()
  await page.getByRole('heading', { name: 'My drafts' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Planned', exact: true }).count()).toBe(0)
  const warning = await page.getByText('There is no backup of the last two days').boundingBox()
  const drafts = await page.getByRole('heading', { name: 'My drafts' }).boundingBox()
  expect(warning?.y).toBeLessThan(drafts?.y ?? 0)
  expect(await findViolationsAt(page, [DESKTOP, PHONE])).toEqual([])
  await page.setViewportSize(DESKTOP)
  await page.getByRole('button', { name: /^Try again: / }).click()
  // Here without LibreOffice.
  await page.getByText('Upload a PDF as its preview instead.').waitFor()
  await page.getByRole('button', { name: `Fix: ${section}` }).click()
  const sheet = page.getByRole('dialog').or(page.getByRole('complementary'))
  await sheet.getByText('Where does it lead?').first().waitFor()
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Training Guides', exact: true }).last().click()
  await page.getByRole('button', { name: 'Editing' }).waitFor()
  await page.goto('/admin?show=drafts')
  expect(await page.getByText(section).count()).toBe(0)
  await page.getByRole('button', { name: `Go on: ${name}` }).click()
  await page.waitForURL(/\/admin\/files\/module\/new-/)
  await page
    .locator(':focus')
    .and(page.getByRole('textbox', { name: 'Name' }))
    .waitFor()
})
