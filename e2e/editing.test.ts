import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { codeOf } from '#testing/accounts/second-factor.ts'
import { findViolationsAt } from './support/accessibility.ts'
import { DESKTOP, openPage, overflow, PHONE, SCREENS } from './support/browser.ts'
import { changeDatabase } from './support/database.ts'
import { bar, openAsEditor, openToEdit, publicAnswers, publishFaqSection } from './support/editing.ts'
import { tabTo } from './support/keyboard.ts'
import { asMember, createMember, PASSWORD } from './support/member.ts'
import { createStaff, type Staff } from './support/staff.ts'

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Edit question' })

const HOUR_MS = 60 * 60_000

let count = 0
/** A question that no other test changes. */
const uniqueQuestion = () => `What does test ${process.pid}-${++count} ask?`

test.each(SCREENS)('an editor changes a question beside its page and publishes it, at %d px', async (_, viewport) => {
  const editor = await createStaff('editor')
  const question = uniqueQuestion()
  await publishFaqSection(editor, `Section of ${question}`, question)
  const page = await openPage({ viewport })
  await openToEdit(page, editor, '/faq')
  await page.getByRole('button', { name: `Edit: ${question}` }).click()
  expect(await findViolationsAt(page, [viewport])).toEqual([])
  const changed = `${question} And more.`
  await sheet(page).getByRole('textbox', { name: 'Question' }).fill(changed)
  await sheet(page).getByRole('button', { name: 'Undo the change of Question' }).waitFor()
  await sheet(page).getByRole('button', { name: 'Done' }).click()
  await page.getByText(changed).first().waitFor()
  await bar(page)
    .getByText(/saved \d\d:\d\d · 1 change/)
    .waitFor()
  expect(await publicAnswers()).not.toContain(changed)
  expect(await overflow(page)).toBeLessThanOrEqual(0)

  await bar(page).getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish 1 change' })
  await dialog.getByLabel('What changed, in one line').fill('More is asked')
  expect(await findViolationsAt(page, [viewport])).toEqual([])
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('dialog', { name: /^Version 2 is public/ }).waitFor()
  await expect.poll(publicAnswers).toContain(changed)
  expect(await findViolationsAt(page, [viewport])).toEqual([])
})

test('an editor changes, checks and publishes a question by keyboard alone', async () => {
  const editor = await createStaff('editor')
  const question = uniqueQuestion()
  await publishFaqSection(editor, `Section of ${question}`, question)
  const page = await openPage()
  await openAsEditor(page, editor, '/faq')
  await page.keyboard.press('e')
  const edit = page.getByRole('button', { name: `Edit: ${question}` })
  await edit.waitFor()
  // The page has many questions before this one.
  await edit.focus()
  await page.keyboard.press('Enter')
  await sheet(page).waitFor()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Escape')
  await expect
    .poll(() =>
      edit
        .or(page.getByRole('button', { name: 'Edit:' }))
        .last()
        .isVisible(),
    )
    .toBe(true)
  await page.keyboard.press('F6')
  await tabTo(page, /^Publish…$/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Go to first error' }).waitFor()
  await tabTo(page, /^Go to first error$/)
  await page.keyboard.press('Enter')
  await sheet(page).getByText('Question is empty.').waitFor()
  await page.keyboard.type(`${question} Typed.`)
  await page.keyboard.press('Escape')
  await bar(page).getByText(/saved/).waitFor()
  await page.keyboard.press('F6')
  await tabTo(page, /^Publish…$/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Publish now$/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: /^Version 2 is public/ }).waitFor()
  await expect.poll(publicAnswers).toContain(`${question} Typed.`)
})

test('the text of an editor without a connection stays, also over a reload, and is saved later', async () => {
  const editor = await createStaff('editor')
  const question = uniqueQuestion()
  await publishFaqSection(editor, `Section of ${question}`, question)
  const page = await openPage()
  await openToEdit(page, editor, '/faq')
  await page.getByRole('button', { name: `Edit: ${question}` }).click()
  await page.context().setOffline(true)
  await sheet(page).getByRole('textbox', { name: 'Question' }).fill(`${question} Offline.`)
  await bar(page).getByText('Your text is kept on this device').waitFor()
  await page.context().setOffline(false)
  await page.reload()
  await page.getByText(`${question} Offline.`).first().waitFor()
  await page.getByRole('button', { name: `Edit: ${question} Offline.` }).click()
  await bar(page)
    .getByText(/saved \d\d:\d\d · 1 change/)
    .waitFor()
})

test.each(SCREENS)('the second of two editors chooses between both texts, at %d px', async (_, viewport) => {
  const [first, second] = [
    await createStaff('editor'),
    await createStaff('editor', { firstName: 'Moses', lastName: 'Kiptoo' }),
  ]
  const question = uniqueQuestion()
  await publishFaqSection(first, `Section of ${question}`, question)
  const [mine, theirs] = [await openPage({ viewport }), await openPage()]
  await openToEdit(mine, first, '/faq')
  await openToEdit(theirs, second, '/faq')
  for (const page of [mine, theirs]) await page.getByRole('button', { name: `Edit: ${question}` }).click()
  await sheet(theirs).getByRole('textbox', { name: 'Question' }).fill(`${question} First.`)
  await bar(theirs).getByText(/saved/).waitFor()
  await mine.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await bar(mine)
    .getByText(/Moses Kiptoo changed this, \d\d:\d\d/)
    .waitFor()
  expect(await sheet(mine).getByRole('textbox', { name: 'Question' }).inputValue()).toBe(`${question} First.`)
  await sheet(theirs).getByRole('textbox', { name: 'Question' }).fill(`${question} Theirs.`)
  await bar(theirs)
    .getByText(/saved \d\d:\d\d/)
    .waitFor()
  await sheet(mine).getByRole('textbox', { name: 'Question' }).fill(`${question} Mine.`)
  await bar(mine).getByText('1 conflict').waitFor()
  await sheet(mine)
    .getByText(/Moses Kiptoo changed this question (now|1 minute ago)\./)
    .waitFor()
  await sheet(mine)
    .getByRole('radio', { name: `Moses Kiptoo's ${question} Theirs.` })
    .waitFor()
  await sheet(mine)
    .getByRole('radio', { name: `Combine both ${question} Mine. ${question} Theirs.` })
    .waitFor()
  expect(await sheet(mine).locator('del').count()).toBe(0)
  expect(await findViolationsAt(mine, [DESKTOP])).toEqual([])
  await sheet(mine).getByRole('radio', { name: 'Yours' }).check()
  await sheet(mine).getByRole('button', { name: 'Use this text' }).click()
  await bar(mine)
    .getByText(/saved \d\d:\d\d · 1 change/)
    .waitFor()
  expect(await sheet(mine).getByRole('textbox', { name: 'Question' }).inputValue()).toBe(`${question} Mine.`)
})

/** Twelve idle hours have passed, and the access token has expired. */
async function endSession(page: Page, editor: Staff) {
  const before = new Date(Date.now() - 13 * HOUR_MS).toISOString()
  changeDatabase((database) =>
    database
      .prepare('update session set renewed_at = ?, expires_at = ? where account_id = ?')
      .run(before, new Date(Date.now() - HOUR_MS).toISOString(), editor.pk),
  )
  await page.evaluate(() => localStorage.setItem('access_token', 'expired.access.token'))
}

test.each(SCREENS)(
  'an editor whose session ends while typing logs in over the form, and nothing is lost, at %d px',
  async (_, viewport) => {
    const editor = await createStaff('editor')
    const question = uniqueQuestion()
    await publishFaqSection(editor, `Section of ${question}`, question)
    const page = await openPage({ viewport })
    await openToEdit(page, editor, '/faq')
    await page.getByRole('button', { name: `Edit: ${question}` }).click()
    const answer = sheet(page).getByRole('textbox', { name: 'Answer' })
    await answer.waitFor()
    await endSession(page, editor)
    await sheet(page).getByRole('textbox', { name: 'Question' }).fill(`${question} After the end.`)
    const dialog = page.getByRole('dialog', { name: 'Log in to continue' })
    await dialog.getByLabel('Email').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    // Leaving the field tries to save again.
    await answer.click()
    await dialog.getByLabel('Email').fill(editor.email)
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Log in' }).click()
    await dialog.getByLabel('Code from your app').fill(await codeOf(editor.secret))
    await dialog.getByRole('button', { name: 'Log in' }).click()
    await dialog.waitFor({ state: 'detached' })
    await answer.press('ControlOrMeta+End')
    await page.keyboard.type(' And one more.')
    await sheet(page).getByRole('button', { name: 'Done' }).click()
    await bar(page)
      .getByText(/saved \d\d:\d\d · 2 changes/)
      .waitFor()
    await page.reload()
    await page.getByRole('button', { name: `Edit: ${question} After the end.` }).click()
    await sheet(page).getByText('The first answer. And one more.').waitFor()
  },
)

test('an editor compares versions, restores one and finds a discarded draft in the trash', async () => {
  const editor = await createStaff('editor')
  const question = uniqueQuestion()
  const entry = await publishFaqSection(editor, `Section of ${question}`, question)
  const page = await openPage()
  await openToEdit(page, editor, '/faq')
  await page.getByRole('button', { name: `Edit: ${question}` }).click()
  await sheet(page).getByRole('textbox', { name: 'Question' }).fill(`${question} Changed.`)
  await bar(page).getByText(/saved/).waitFor()
  await page.goto(`/admin/versions/faq-section/${entry}`)
  await page.locator('ins', { hasText: 'Changed' }).waitFor()
  expect(await findViolationsAt(page, [DESKTOP, PHONE])).toEqual([])
  await page.locator('main').getByLabel('More actions').click()
  await page.locator('main').getByRole('button', { name: 'Discard draft…' }).click()
  await page.getByRole('button', { name: 'Discard draft', exact: true }).click()
  await page.getByText('Readers see this one').waitFor()
  await page.goto('/admin/trash')
  const discarded = page.getByRole('listitem').filter({ hasText: `Section of ${question}` })
  await discarded.getByText('Deleted for good in 30 days').waitFor()
  expect(await findViolationsAt(page, [DESKTOP, PHONE])).toEqual([])
  await discarded.getByRole('button', { name: 'Restore' }).click()
  await discarded.getByRole('link', { name: 'Open' }).waitFor()
  await page.goto('/admin')
  await page.getByRole('link', { name: `Section of ${question}`, exact: true }).waitFor()
  expect(await findViolationsAt(page, [DESKTOP, PHONE])).toEqual([])
  let sendChoices = () => {}
  const choices = new Promise<void>((resolve) => {
    sendChoices = resolve
  })
  await page.route('**/api/editing/audit/filters/', async (route) => {
    await choices
    await route.continue()
  })
  await page.goto('/admin/log')
  await page.getByText('Filters').click()
  await page.getByRole('combobox', { name: 'What happened' }).selectOption('Draft restored')
  await page.getByRole('searchbox', { name: 'Search the log' }).fill(question.toUpperCase())
  sendChoices()
  await page.getByRole('combobox', { name: 'Person' }).getByRole('option').nth(1).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByText('1 change', { exact: true }).waitFor()
  expect(
    await page
      .getByRole('listitem')
      .filter({ hasText: `Section of ${question}` })
      .count(),
  ).toBe(1)
  expect(await findViolationsAt(page, [DESKTOP, PHONE])).toEqual([])
})

test('readers and members load nothing of edit mode, and the back office says whom it is for', async () => {
  const page = await openPage()
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await asMember(page, await createMember())
  await page.goto('/admin')
  await page.getByText('This page is for the people who run this site').waitFor()
  await page.goto('/faq')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  expect(scripts.filter((url) => /StaffEditing|EditToggle/.test(url))).toEqual([])
  await expect.poll(() => page.getByRole('button', { name: 'Edit', exact: true }).count()).toBe(0)
})
