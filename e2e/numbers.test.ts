import { expect, test } from 'vitest'
import { findViolationsAt } from './support/accessibility.ts'
import { DESKTOP, openPage, overflow, PHONE } from './support/browser.ts'
import { changeDatabase } from './support/database.ts'
import { openAsEditor } from './support/editing.ts'
import { tabTo } from './support/keyboard.ts'
import { createStaff } from './support/staff.ts'

const DAY_MS = 24 * 60 * 60_000
const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)

/** Downloads of each of the last 40 days, on a site that has counted for a year. */
function countDownloads() {
  changeDatabase((database) => {
    const add = database.prepare('insert or replace into daily_count (day, kind, subject, count) values (?, ?, ?, ?)')
    database.prepare('delete from daily_count').run()
    add.run(day(365), 'began', `${day(365)}T10:40:00.000Z`, 1)
    for (let row = 0; row < 6; row++) add.run(day(1), 'download', `file:${900_000 + row}`, 20)
    for (let ago = 0; ago < 40; ago++) {
      add.run(day(ago), 'language', 'en', 7)
      add.run(day(ago), 'language', 'fr', 3)
      add.run(day(ago), 'module', '', 10)
      add.run(day(ago), 'download', 'bookmarks', 10)
    }
  })
}

test('an editor reads numbers on a phone and a desktop, and chooses a period with the keyboard', async () => {
  countDownloads()
  const editor = await createStaff('editor')
  const page = await openPage({ viewport: PHONE })
  await openAsEditor(page, editor, '/admin')
  await page.getByRole('link', { name: 'Numbers', exact: true }).click()
  await page.getByRole('heading', { name: 'Finished downloads a week' }).waitFor()
  await tabTo(page, /^30 days$/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Finished downloads a day' }).waitFor()
  expect(new URL(page.url()).search).toBe('?period=30-days')
  // Downloads of other tests count too.
  expect(await page.getByRole('row', { name: /^Finished downloads/ }).textContent()).toMatch(/4\d\d100\+\d{3}%/)
  await page.getByRole('row', { name: /^French 9\d/ }).waitFor()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await findViolationsAt(page, [PHONE, DESKTOP])).toEqual([])
  await page.setViewportSize(DESKTOP)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV: By language' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^by-language-.*\.csv$/)
  const savingAll = page.waitForEvent('download')
  await page.getByRole('button', { name: 'All as CSV' }).click()
  expect((await savingAll).suggestedFilename()).toMatch(/^numbers-.*\.zip$/)
  const elsewhere = await openPage({ viewport: DESKTOP })
  await openAsEditor(elsewhere, editor, '/admin/numbers')
  await elsewhere.getByRole('heading', { name: 'Finished downloads a day' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Finished downloads a week' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
})
