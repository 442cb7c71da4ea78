import type { Locator } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { SITE_TEXT_SAMPLES } from '#testing/rich-text/paste-samples.ts'
import { openPage } from './support/browser.ts'
import { bar, openToEdit, publishFaqSection } from './support/editing.ts'
import { createStaff } from './support/staff.ts'

const Answers = z.object({ results: z.array(z.object({ question: z.string(), answer: z.string() })) })

/** Replaces a text by what another program put into the clipboard. */
async function paste(field: Locator, html: string): Promise<void> {
  await field.press('ControlOrMeta+a')
  await field.press('Delete')
  await field.evaluate((editor, data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', data)
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

test('text from Word and Google Docs is clean, with its headings, lists and links, and readers get the same', async () => {
  const editor = await createStaff('editor')
  const question = `What is pasted in ${process.pid}?`
  await publishFaqSection(editor, `Section of ${question}`, question)
  const page = await openPage()
  await openToEdit(page, editor, '/faq')
  await page.getByRole('button', { name: `Edit: ${question}` }).click()
  const answer = page.getByRole('textbox', { name: 'Answer' })
  for (const [from, clipboard, html] of SITE_TEXT_SAMPLES) {
    await paste(answer, clipboard)
    // The editor shows each block in its own direction, and does not store that.
    const shown = () => answer.evaluate((editor) => editor.innerHTML.replace(/ dir="auto"|<div [^>]*>|<\/div>/g, ''))
    await expect.poll(shown, { message: from }).toBe(html)
  }
  await page.getByRole('button', { name: 'Heading' }).and(page.locator('[aria-pressed=false]')).waitFor()
  await bar(page)
    .getByText(/saved \d\d:\d\d · 1 change/)
    .waitFor()
  await bar(page).getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('dialog', { name: /^Version 2 is public/ }).waitFor()
  const response = await fetch(`${inject('siteUrl')}/api/faq/entry/`)
  const entry = Answers.parse(await response.json()).results.find((one) => one.question === question)
  expect(entry?.answer.replaceAll(' rel="noopener"', '')).toBe(SITE_TEXT_SAMPLES.at(-1)?.[2])
})
