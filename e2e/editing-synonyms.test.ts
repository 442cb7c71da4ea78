import { expect, test } from 'vitest'
import { findViolationsAt } from './support/accessibility.ts'
import { DESKTOP, openPage, overflow, PHONE } from './support/browser.ts'
import { bar, openAsEditor } from './support/editing.ts'
import { createStaff } from './support/staff.ts'

/** Longer than a busy machine needs. */
const ARRIVES = { timeout: 30_000 }

test('an editor adds what a reader did not find to the names of an implant, and the reader finds it', async () => {
  const query = `zyloplant${process.pid}`
  const reader = await openPage()
  await reader.goto('/')
  await reader.goto(`/search?query=${query}`)
  await reader.getByText('No results found').waitFor()
  const editor = await createStaff('editor')
  const page = await openPage({ viewport: PHONE })
  await openAsEditor(page, editor, '/admin?show=searches')
  const missed = page.getByRole('listitem').filter({ hasText: `"${query}"` })
  await expect
    .poll(async () => {
      // A report that did not get through is not sent again before the next search.
      await reader.reload()
      await reader.getByText('No results found').waitFor()
      await page.reload()
      await page.getByRole('heading', { name: 'To do' }).waitFor()
      return missed.count()
    }, ARRIVES)
    .toBe(1)
  await missed.getByRole('button', { name: `Dismiss: "${query}"` }).click()
  await missed.getByRole('button', { name: `Undo: "${query}"` }).click()
  expect(await findViolationsAt(page, [DESKTOP, PHONE])).toEqual([])
  const entries = Promise.withResolvers<void>()
  await page.route('**/api/editing/states/*', async (route) => {
    await entries.promise
    await route.continue()
  })
  await missed.getByRole('link', { name: `Add a synonym: "${query}"` }).click()
  await page.getByText(`Readers searched for "${query}" and found nothing.`).waitFor()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: `Add "${query}" to the names of an implant` }).click()
  // The page itself was still loading the drafts.
  entries.resolve()
  const names = page.getByRole('textbox', { name: 'Other names that people type' })
  expect(await names.inputValue()).toMatch(new RegExp(`^Jadelle\n[^]*\n${query}$`))
  await page.getByRole('button', { name: 'Done' }).click()
  await bar(page).getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('dialog', { name: /^Version \d+ is public/ }).waitFor()
  await expect
    .poll(async () => {
      await reader.reload()
      return reader.getByText('You also see results for an implant.').count()
    })
    .toBe(1)
  await page.goto('/admin/synonyms')
  const meaning = `a new ring ${process.pid}`
  await page.getByRole('button', { name: 'Add Synonym' }).click()
  await page.getByRole('textbox', { name: 'What the names mean' }).fill(meaning)
  await page.getByRole('textbox', { name: 'Names in documents' }).fill(`ring${process.pid}`)
  await page.getByRole('button', { name: 'Done' }).click()
  await bar(page).getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  const done = page.getByRole('dialog', { name: /^Version 1 is public/ })
  await done.getByText(`${meaning} · Synonym`).waitFor()
  await done.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('heading', { name: meaning }).waitFor()
})
