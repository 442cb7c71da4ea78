import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { CHROMIUM, FLAGS } from '../e2e/support/chromium.ts'
import { startSite } from '../e2e/support/server.ts'
import { buildIfChanged } from './build/build-if-changed.ts'

const TARGET = join(import.meta.dirname, '..', 'starter', 'images')
const MODULE = '/training/contraceptive-implants'
/** The narrowest viewport with the desktop layout. */
const SIZE = { width: 960, height: 600 }
/** WebP quality at which text stays sharp and a picture has 20 to 40 kB. */
const QUALITY = 60

const HIDDEN = '.site-header, .cookie-banner, .demo-notice { display: none !important }'

const SCREENS = {
  modules: '/training',
  overview: MODULE,
  sessions: `${MODULE}/sessions`,
  downloads: `${MODULE}/downloads`,
  discuss: `${MODULE}/related-discussions`,
  search: '/search?query=missed+pills',
}

/**
 * Takes screenshots of the site for Getting Started. Run it again when the design changes.
 * `npm run screens` starts a site with the starter content; `npm run screens -- URL` uses a running site.
 */
const [, , runningUrl] = process.argv
if (runningUrl === undefined) {
  // Build first: on a slow machine a site that builds at its start may not be ready in time.
  await buildIfChanged()
  const site = await startSite({ STARTER_CONTENT: 'demo' })
  await takeScreenshots(site.url).finally(() => site.stop())
} else {
  await takeScreenshots(runningUrl)
}

async function takeScreenshots(siteUrl: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS })
  try {
    const page = await browser.newPage({
      viewport: SIZE,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      bypassCSP: true,
    })
    for (const [name, path] of Object.entries(SCREENS)) {
      const picture = await takeScreenshot(page, siteUrl + path)
      await writeFile(join(TARGET, `screen-${name}.webp`), picture)
      console.log(`screen-${name}.webp: ${(picture.length / 1000).toFixed(1)} kB`)
    }
  } finally {
    await browser.close()
  }
}

/** Without the site header, banners and notices. */
async function takeScreenshot(page: Page, url: string): Promise<Buffer> {
  await page.goto(url, { waitUntil: 'networkidle' })
  // The page uses its web fonts only when they are cached.
  await page.reload({ waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  await page.addStyleTag({ content: HIDDEN })
  const session = await page.context().newCDPSession(page)
  const clip = { x: 0, y: 0, ...SIZE, scale: 1 }
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip })
  await session.detach()
  return Buffer.from(data, 'base64')
}
