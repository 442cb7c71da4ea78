import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { drawPage } from '#platform/images/draw-page.ts'
import { createScans } from '#testing/files/scans.ts'
import { openPreviewOf } from './support/preview.ts'

const pictureIn = (url: string) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')

/** Grey pixels of a picture, made small, so that only its shapes count. */
const pixelsOf = (image: Sharp) =>
  image.flatten({ background: '#fff' }).resize(24, 32, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer()

test('pages that need a decoder, a character map or a font look as on the server, those of a profile as it says', async () => {
  for (const [kind, { bytes, text, colour }] of Object.entries(await createScans())) {
    const page = await openPreviewOf(bytes)
    const canvas = page.locator('canvas[data-drawn="1"]')
    await canvas.waitFor()
    if (text !== '') {
      // The shapes come from the fonts of the device.
      await expect.poll(() => canvas.textContent()).toBe(text)
      continue
    }
    const url = await canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL())
    if (colour) {
      const { channels } = await sharp(pictureIn(url)).stats()
      expect([kind, channels.slice(0, 3).map(({ mean }) => Math.round(mean))]).toEqual([kind, colour])
      continue
    }
    const { data, width, height } = await drawPage(bytes, 1, { width: 480, height: 640 })
    const expected = await pixelsOf(sharp(data, { raw: { width, height, channels: 4 } }))
    const shown = await pixelsOf(sharp(pictureIn(url)))
    const difference = shown.reduce((sum, value, index) => sum + Math.abs(value - (expected[index] ?? 0)), 0)
    expect([kind, difference / shown.length < 5]).toEqual([kind, true])
    await page.close()
  }
})

test('a page that cannot be drawn says so, and the document can be saved', async () => {
  const scans = await createScans()
  const page = await openPreviewOf(scans.JBIG2?.bytes ?? Buffer.alloc(0), { onDecoder: (route) => route.abort() })
  await page.getByText('This page can’t be shown here. Download it.').waitFor()
  await page.getByRole('link', { name: /^Download · / }).waitFor()
})
