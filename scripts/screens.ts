import { writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { CHROMIUM, FLAGS } from '../e2e/support/chromium.ts'
import { fileOf, SCREENS, SITE_OF_SCREENS, takeScreenshot } from '../e2e/support/screens.ts'
import { startSite } from '../e2e/support/server.ts'
import { buildIfChanged } from './build/build-if-changed.ts'

/**
 * `npm run screens` builds and starts the site, takes the pictures of Getting Started from it and writes them to
 * `starter/images`. A test fails when a page no longer looks like its picture.
 */

/** Letters stay sharp with a small palette. A lossy image is used only where it is smaller. */
const COLOURS = 32
const LOSSY_QUALITY = 60

// Build first: on a slow machine a site that builds at its start may not be ready in time.
await buildIfChanged()
const site = await startSite(SITE_OF_SCREENS)
const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS })
try {
  for (const screen of SCREENS) {
    const picture = await encode(await takeScreenshot(browser, site.url, screen))
    await writeFile(fileOf(screen), picture)
    console.log(`${fileOf(screen)}: ${(picture.length / 1000).toFixed(1)} kB`)
  }
} finally {
  await browser.close()
  await site.stop()
}

async function encode(picture: Buffer): Promise<Buffer> {
  const palette = await sharp(picture).png({ palette: true, colours: COLOURS, dither: 0 }).toBuffer()
  const lossless = await sharp(palette).webp({ lossless: true, effort: 6 }).toBuffer()
  const lossy = await sharp(picture).webp({ quality: LOSSY_QUALITY, effort: 6 }).toBuffer()
  return lossless.length <= lossy.length ? lossless : lossy
}
