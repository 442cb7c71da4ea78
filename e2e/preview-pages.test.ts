import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createPdf } from '#testing/files/documents.ts'
import { PHONE } from './support/browser.ts'
import { openPreviewOf } from './support/preview.ts'

/** A document on a phone, with a text on each page. */
async function openLongDocument(pages: number): Promise<Page> {
  const texts = Array.from({ length: pages }, (_, index) => `Sheet ${index + 1}`)
  const page = await openPreviewOf(await createPdf(texts), { viewport: PHONE })
  await page.locator('canvas[data-drawn="1"]').waitFor()
  return page
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Page' })
const canvases = (page: Page) => page.locator('dialog.preview canvas').count()

test('on a phone the pages of a document scroll, and the page field follows', async () => {
  const page = await openLongDocument(5)
  await page.mouse.move(180, 370)
  await page.mouse.wheel(0, 700)
  await page.locator('canvas[data-drawn="2"]').waitFor()
  await expect.poll(() => field(page).inputValue()).toBe('2')
  await page.mouse.wheel(0, 5000)
  await expect.poll(() => field(page).inputValue()).toBe('5')
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect.poll(() => field(page).inputValue()).toBe('4')
  await page.setViewportSize({ width: 740, height: 360 })
  await expect.poll(() => page.locator('canvas[data-drawn="4"]').count()).toBe(1)
  expect(await field(page).inputValue()).toBe('4')
})

test('of a document with 180 pages only those in sight are drawn, also after a jump', async () => {
  const page = await openLongDocument(180)
  expect(await canvases(page)).toBeLessThan(4)
  await field(page).fill('120')
  const sheet = page.locator('canvas[data-drawn="120"]')
  await expect.poll(() => sheet.textContent()).toBe('Sheet 120')
  const stage = await page.locator('.preview-stage').boundingBox()
  const top = (await sheet.boundingBox())?.y ?? 0
  expect(top - (stage?.y ?? 0)).toBeLessThan(20)
  await expect.poll(() => canvases(page)).toBeLessThan(4)
  expect(await page.locator('canvas[data-drawn="1"]').count()).toBe(0)
})
