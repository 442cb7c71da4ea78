import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { createDocx, createPdf } from '#testing/files/documents.ts'
import { findViolationsAt } from './support/accessibility.ts'
import { DESKTOP, openPage, overflow, PHONE } from './support/browser.ts'
import { bar, openToEdit } from './support/editing.ts'
import { createStaff } from './support/staff.ts'

const MB = 1_000_000
const CORE = '<cp:coreProperties><dc:creator>Grace Namatovu</dc:creator></cp:coreProperties>'
const sheet = (page: Page) => page.locator('.edit-sheet')

/** Chooses a file in the sheet. @param label of the button */
async function choose(page: Page, label: string, name: string, bytes: Uint8Array): Promise<void> {
  const input = sheet(page).getByLabel(label)
  await input.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })
}

/** The words of the control that has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement?.closest('label') ?? document.activeElement)?.textContent)

/** A page of an editor with the sheet of the first file of a module. */
async function openFile(module: string, viewport = DESKTOP) {
  const page = await openPage({ viewport })
  await openToEdit(page, await createStaff('editor'), `/training/${module}/sessions`)
  await page
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click()
  await sheet(page).getByRole('textbox', { name: 'Title' }).waitFor()
  return page
}

/** @returns sets the speed of the line, in bytes a second */
async function lineOf(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  return async (uploadThroughput: number) => {
    const network = { offline: uploadThroughput === 0, latency: 0, downloadThroughput: -1, uploadThroughput }
    await client.send('Network.emulateNetworkConditions', network)
  }
}

test('an editor replaces a file: progress, pause, a lost connection, and text typed meanwhile stays', async () => {
  const page = await openFile('family-planning-counselling')
  const setSpeed = await lineOf(page)
  await setSpeed(2 * MB)
  const long = Buffer.concat([await createPdf(['Long']), Buffer.alloc(16 * MB)])
  await choose(page, 'Replace file', 'Long plan.pdf', long)
  await sheet(page)
    .getByText(/^\d+%, \d+\.\d of 16\.0 MB$/)
    .waitFor()
  await sheet(page).getByRole('button', { name: 'Pause' }).click()
  await sheet(page)
    .getByText(/^Paused at \d+%$/)
    .waitFor()
  expect(await focused(page)).toBe('Continue')
  expect(await findViolationsAt(page, [DESKTOP])).toEqual([])
  const title = `Plan that was typed meanwhile ${process.pid}`
  await sheet(page).getByRole('textbox', { name: 'Title' }).fill(title)
  await bar(page).getByText(/saved/).waitFor()
  await bar(page).getByRole('button', { name: 'Publish…' }).click()
  await page.getByText('"Long plan.pdf" is still on its way').first().waitFor()
  await page.getByRole('button', { name: /^Go to the file.*still on its way/ }).click()
  await sheet(page).getByRole('button', { name: 'Continue' }).click()
  await sheet(page).getByRole('button', { name: 'Pause' }).waitFor()
  await setSpeed(0)
  await sheet(page)
    .getByText(/^No connection, \d+%$/)
    .waitFor()
  await sheet(page).getByRole('button', { name: 'Done' }).click()
  await setSpeed(-1)
  await page.getByRole('button', { name: `Edit: ${title}` }).click()
  await sheet(page).getByText('Long plan.pdf', { exact: true }).waitFor()
  expect(await sheet(page).getByRole('textbox', { name: 'Title' }).inputValue()).toBe(title)
  await page.locator('.edit-item-current').getByText('PDF', { exact: true }).first().waitFor()
  await bar(page)
    .getByText(/saved \d\d:\d\d · 2 changes/)
    .waitFor()
  await page.reload()
  await page.getByRole('button', { name: `Edit: ${title}` }).click()
  await sheet(page).getByText('Long plan.pdf', { exact: true }).waitFor()
})

test('on a phone an editor learns why a file is refused, removes a name and supplies a preview', async () => {
  const page = await openFile('infection-prevention', PHONE)
  const macros = createDocx({ paragraphs: ['x'], extra: { 'word/vbaProject.bin': new Uint8Array(9) } })
  await choose(page, 'Replace file', 'cards.docx', macros)
  await sheet(page)
    .getByRole('alert')
    .filter({ hasText: 'Refused: has macros' })
    .getByText('Save it as .docx without macros, then add it again.')
    .waitFor()
  const named = createDocx({ paragraphs: ['Cards'], extra: { 'docProps/core.xml': CORE } })
  await choose(page, 'Replace file', 'cards.docx', named)
  await sheet(page).getByText('Readers can see "Grace Namatovu".').waitFor()
  await sheet(page).getByText('Refused').waitFor({ state: 'detached' })
  await sheet(page).getByText('Bookmarks and printed links lead to the new file.').waitFor()
  expect(await findViolationsAt(page, [PHONE])).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await sheet(page).getByRole('button', { name: 'Remove name' }).click()
  await sheet(page).getByText('Author name inside').waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Replace file')
  await sheet(page).getByText('No preview', { exact: true }).waitFor()
  await choose(page, 'Supply a PDF', 'cards.pdf', await createPdf(['Cards', 'Two']))
  await sheet(page).getByText('No preview', { exact: true }).waitFor({ state: 'detached' })
  await sheet(page)
    .getByText(/^2 pages/)
    .waitFor()
  await sheet(page).getByText('Where it is used').click()
  await sheet(page)
    .getByText(/\(here\)$/)
    .waitFor()

  // The replaced file goes with the publication, then the new one is taken back.
  const old = await firstFile('infection-prevention')
  await sheet(page).getByRole('button', { name: 'Done' }).click()
  await bar(page).getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('checkbox', { name: /^Withdraw the replaced file too/ }).check()
  expect(await findViolationsAt(page, [PHONE])).toEqual([])
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page
    .getByRole('dialog', { name: /^Version \d+ is public/ })
    .getByRole('button', { name: 'Done' })
    .click()
  expect(await statusOf(`${old}?version`)).toBe(410)
  const current = await firstFile('infection-prevention')
  expect(await statusOf(current)).toBe(200)
  await page
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click()
  await sheet(page).getByRole('button', { name: 'Withdraw this file…' }).click()
  expect(await findViolationsAt(page, [PHONE])).toEqual([])
  await sheet(page).getByRole('button', { name: 'Withdraw for good' }).click()
  await expect.poll(() => statusOf(current)).toBe(410)
  const reader = await openPage({ viewport: PHONE })
  await reader.goto(current)
  await reader.getByRole('heading', { name: 'This file was withdrawn.' }).waitFor()
  expect(await findViolationsAt(reader, [PHONE])).toEqual([])
  await reader.getByRole('link').click()
  await reader.getByRole('heading', { level: 1, name: 'Infection prevention' }).waitFor()
})

const statusOf = async (path: string) => (await fetch(inject('siteUrl') + path)).status

/** The address of the first session file of a module. */
async function firstFile(slug: string): Promise<string> {
  const whole = await (await fetch(`${inject('siteUrl')}/api/training/module/${slug}/whole/`)).json()
  const { sections } = z
    .object({ sections: z.object({ module_session_plan: z.array(z.object({ file: z.string() })) }) })
    .parse(whole)
  return sections.module_session_plan[0]?.file ?? ''
}
