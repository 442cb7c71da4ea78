import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { CHROMIUM, FLAGS } from './support/chromium.ts'
import { fileOf, SCREENS, SITE_OF_SCREENS, takeScreenshot } from './support/screens.ts'
import { startSite } from './support/server.ts'

/** A site of its own, which draws the first pages of many documents. */
const TIMEOUT_MS = 240_000

/** The size at which pictures are compared: a changed date or file size is invisible, a changed layout is not. */
const SMALL = { width: 96, height: 60 }
/** Of 255. The palette of a picture and the letters of another Chromium differ by less. */
const VISIBLE = 20
/** Share of the pixels. A page with other words in its list has 0.007, one with a hidden line more has 0.2. */
const MOST_CHANGED = 0.03

test('each picture of Getting Started looks like its page today; if not, run `npm run screens`', {
  timeout: TIMEOUT_MS,
}, async () => {
  const site = await startSite(SITE_OF_SCREENS)
  onTestFinished(() => site.stop())
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS })
  onTestFinished(() => browser.close())
  for (const screen of SCREENS) {
    const [today, picture] = [
      await lightness(await takeScreenshot(browser, site.url, screen)),
      await lightness(fileOf(screen)),
    ]
    const changed = today.filter((value, index) => Math.abs(value - (picture[index] ?? 0)) > VISIBLE)
    expect(changed.length / today.length, screen.name).toBeLessThan(MOST_CHANGED)
  }
})

function lightness(image: Buffer | string): Promise<Buffer> {
  return sharp(image).resize(SMALL).grayscale().raw().toBuffer()
}
