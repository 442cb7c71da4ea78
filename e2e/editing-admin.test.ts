import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { findViolationsAt } from './support/accessibility.ts'
import { DESKTOP, openPage, overflow, PHONE, SCREENS } from './support/browser.ts'
import { changeDatabase } from './support/database.ts'
import { bar, openToEdit, publicAnswers, publishFaqSection } from './support/editing.ts'
import { tabTo } from './support/keyboard.ts'
import { createStaff } from './support/staff.ts'

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Edit question' })

let count = 0
/** A question that no other test changes. */
const uniqueQuestion = () => `What does admin test ${process.pid}-${++count} ask?`

/** Opens a question of its own in the sheet. */
async function openQuestion(viewport = DESKTOP, options: Parameters<typeof openPage>[0] = {}) {
  const editor = await createStaff('editor')
  const question = uniqueQuestion()
  const entry = await publishFaqSection(editor, `Section of ${question}`, question)
  const page = await openPage({ viewport, ...options })
  await openToEdit(page, editor, '/faq')
  await page.getByRole('button', { name: `Edit: ${question}` }).click()
  return { editor, question, entry, page }
}

async function change(page: Page, question: string) {
  await sheet(page).getByRole('textbox', { name: 'Question' }).fill(question)
  await sheet(page).getByRole('button', { name: 'Done' }).click()
  await bar(page).getByText(/saved/).waitFor()
}

test.each(SCREENS)(
  'the dialog leads to each error and says what is public afterwards, at %d px',
  async (_, viewport) => {
    const { question, page } = await openQuestion(viewport)
    await change(page, '')
    await bar(page).getByRole('button', { name: 'Publish…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish 1 change' })
    await dialog.getByText('1 error to fix').waitFor()
    await dialog.getByText('1 title').waitFor()
    await dialog.getByText('Question is empty.').first().waitFor()
    expect(await findViolationsAt(page, [viewport])).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await dialog.getByRole('button', { name: /^Fill it in/ }).click()
    await dialog.waitFor({ state: 'detached' })
    const field = sheet(page).getByRole('textbox', { name: 'Question' })
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)

    const changed = `${question} Corrected.`
    await change(page, changed)
    await bar(page).getByRole('button', { name: 'Publish…' }).click()
    await dialog.getByText('Links, files, titles and languages are in order.').waitFor()
    await dialog.getByText('Version 2. You can go back to version 1 at any time.').waitFor()
    await dialog.getByLabel('What changed, in one line').fill('Corrected')
    await dialog.getByRole('button', { name: 'Publish now' }).click()
    const done = page.getByRole('dialog', { name: /^Version 2 is public since \d\d:\d\d$/ })
    await done.getByRole('link', { name: 'See it on the site' }).waitFor()
    expect(await publicAnswers()).toContain(changed)
    expect(await findViolationsAt(page, [viewport])).toEqual([])
    await done.getByRole('button', { name: 'Done' }).click()
    await bar(page).getByText('version 2').waitFor()
  },
)

test('an editor publishes by keyboard alone', async () => {
  const { page } = await openQuestion()
  await sheet(page).waitFor()
  await page.keyboard.type('More: ')
  await page.keyboard.press('Escape')
  await bar(page).getByText(/saved/).waitFor()
  await page.keyboard.press('F6')
  await tabTo(page, /^Publish…$/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Publish 1 change' })
  await dialog.getByText('Links, files, titles and languages are in order.').waitFor()
  await tabTo(page, /^Publish now$/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: /^Version 2 is public/ }).waitFor()
  // The focus is on 'Done'.
  await page.keyboard.press('Enter')
  await bar(page).getByText('version 2').waitFor()
})

test.each(SCREENS)('an editor plans a publication in the time zone of the account, at %d px', async (_, viewport) => {
  // The device is elsewhere: its time zone says nothing.
  const { question, entry, page } = await openQuestion(viewport, { timezoneId: 'America/New_York' })
  await change(page, `${question} Planned.`)
  const dialog = page.getByRole('dialog', { name: 'Publish 1 change' })
  const later = dialog.getByRole('radio', { name: 'At a time' })
  // The bar of a phone has room for one button.
  const isPhone = viewport === PHONE
  await bar(page)
    .getByRole('button', { name: isPhone ? 'Publish…' : 'Schedule' })
    .click()
  if (isPhone) await later.check()
  expect(await later.isChecked()).toBe(true)
  await dialog.getByLabel('Day').fill('2020-01-01')
  await dialog.getByRole('button', { name: /^Schedule for/ }).click()
  await dialog.getByText('Choose a day and a time in the future.').waitFor()
  const nextYear = new Date().getUTCFullYear() + 1
  await dialog.getByLabel('Day').fill(`${nextYear}-11-30`)
  await dialog.getByLabel('Time', { exact: true }).fill('06:00')
  expect(await findViolationsAt(page, [DESKTOP, PHONE])).toEqual([])
  await dialog.getByRole('button', { name: 'Schedule for Nov 30, 06:00' }).click()
  const planned = `Planned for Nov 30, ${nextYear}, 06:00`
  await page.getByRole('dialog', { name: planned }).getByRole('button', { name: 'Done' }).click()
  await bar(page).getByText(planned).waitFor()
  await bar(page)
    .getByRole('button', { name: isPhone ? 'Publish now' : 'Change time' })
    .click()
  if (isPhone) await later.check()
  expect([await later.isChecked(), await dialog.getByLabel('Time', { exact: true }).inputValue()]).toEqual([
    true,
    '06:00',
  ])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await publicAnswers()).not.toContain(`${question} Planned.`)
  // Later changes of the draft do not change the planned text.
  await page.getByRole('button', { name: `Edit: ${question} Planned.` }).click()
  await sheet(page).getByRole('textbox', { name: 'Question' }).fill(`${question} Half`)
  await sheet(page).getByRole('button', { name: 'Done' }).click()
  await bar(page)
    .getByText(/as it was at \d/)
    .waitFor()
  expect((await bar(page).boundingBox())?.height).toBeLessThan(130)
  if (!isPhone) await bar(page).getByRole('button', { name: 'Plan again' }).waitFor()
  expect(await findViolationsAt(page, [viewport])).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)

  // The time comes while the tab is closed on the phone, and open on the computer.
  if (isPhone) await page.close()
  changeDatabase((database) =>
    database.prepare('update draft set publish_at = ? where entry = ?').run(new Date().toISOString(), entry),
  )
  await expect.poll(publicAnswers, { timeout: 30_000 }).toContain(`${question} Planned.`)
  expect(await publicAnswers()).not.toContain(`${question} Half`)
  if (!isPhone) await bar(page).getByText('Draft', { exact: true }).waitFor()
})

test('a publication without a connection publishes nothing and says that the draft is safe', async () => {
  const { question, page } = await openQuestion()
  await change(page, `${question} Offline.`)
  await bar(page).getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish 1 change' })
  await dialog.getByText('are in order').waitFor()
  await page.route('**/publish/', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await dialog.getByText('Nothing was published: no connection. Your draft is safe. Try again.').waitFor()
  await page.unroute('**/publish/')
  await page.route('**/publish/', (route) => route.fulfill({ status: 507, json: { detail: 'Full' } }))
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await dialog.getByText("Nothing was published: the server's disk is full.").waitFor()
  await page.unroute('**/publish/')
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('dialog', { name: /^Version 2 is public/ }).waitFor()
})

test('an editor sees that a colleague has changed the draft meanwhile', async () => {
  const { question, entry, page } = await openQuestion()
  const colleague = await createStaff('editor', { firstName: 'Moses', lastName: 'Kiptoo' })
  await change(page, `${question} Mine.`)
  await bar(page).getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Publish \d change/ })
  await dialog.getByText('are in order').waitFor()
  const url = `${inject('siteUrl')}/api/editing/entries/faq-section/${entry}/draft/`
  const value = {
    name: 'Section by Moses',
    entries: [{ key: 'new-1', question: `${question} His.`, answer: '<p>A</p>' }],
  }
  const saved = await fetch(url, {
    method: 'PUT',
    headers: { authorization: `Bearer ${colleague.access}`, 'content-type': 'application/json' },
    body: JSON.stringify({ revision: 2, version: 1, value }),
  })
  expect(saved.status).toBe(200)
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await dialog.getByText('Moses Kiptoo has just changed this draft.').waitFor()
  expect(await publicAnswers()).not.toContain('Mine.')
})

test.each(SCREENS)(
  'an editor compares any two versions, walks through the changes and restores one, at %d px',
  async (_, viewport) => {
    const { question, entry, page } = await openQuestion(viewport)
    for (const [number, words] of [
      [2, 'Second.'],
      [3, 'Third.'],
    ] as const) {
      await change(page, `${question} ${words}`)
      await bar(page).getByRole('button', { name: 'Publish…' }).click()
      await page.getByRole('button', { name: 'Publish now' }).click()
      const done = page.getByRole('dialog', { name: new RegExp(`^Version ${number} is public`) })
      await done.getByRole('button', { name: 'Done' }).click()
      await page.getByRole('button', { name: `Edit: ${question} ${words}` }).click()
    }
    await sheet(page).getByRole('textbox', { name: 'Answer' }).fill('Another answer.')
    await change(page, `${question} A draft.`)
    await page.goto(`/admin/versions/faq-section/${entry}`)
    await page.getByRole('heading', { name: '2 changes' }).waitFor()
    await page.locator('del', { hasText: 'Third' }).waitFor()
    await page.getByText('1 of 2').waitFor()
    await page.keyboard.press('j')
    await page.getByText('2 of 2').waitFor()
    await page.keyboard.press('k')
    await page.getByText('1 of 2').waitFor()
    expect(await findViolationsAt(page, [viewport])).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)

    await page.getByRole('link', { name: /^Compare with this.*version 1$/ }).click()
    await page.getByRole('button', { name: 'Side by side' }).click()
    await page.locator('ins', { hasText: 'A draft' }).waitFor()
    await page.getByRole('button', { name: 'Restore version 1…' }).click()
    await page.getByText('It becomes a draft.').waitFor()
    await page.getByRole('button', { name: 'Make a draft of it' }).click()
    await page.locator('del', { hasText: 'Third' }).waitFor()
    expect(await publicAnswers()).toContain(`${question} Third.`)
  },
)
