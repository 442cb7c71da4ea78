import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import sharp from 'sharp'
import { CHROMIUM, FLAGS } from '../e2e/support/chromium.ts'
import { startSite } from '../e2e/support/server.ts'
import { buildIfChanged } from './build/build-if-changed.ts'

/**
 * Takes the pictures of Getting Started from the real site with its starter content, each 960 × 600 px, and writes them to
 * `starter/images`. Run it again when the design or the documents change.
 * `npm run screens` builds and starts a site; `npm run screens -- URL` uses a running site with demo content.
 */
const TARGET = join(import.meta.dirname, '..', 'starter', 'images')
const MODULE = '/training/contraceptive-implants'

/** The narrowest desktop layout, and the layout of phones, whose letters can be read when the picture is small. */
const DESKTOP = { viewport: { width: 960, height: 600 }, deviceScaleFactor: 1 }
const PHONE = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 1.5 }

interface Screen {
  name: string
  path: string
  layout: typeof DESKTOP
  /** Selectors of what leaves no space for the subject of the picture. */
  hidden?: string
}

const SCREENS: readonly Screen[] = [
  { name: 'modules', path: '/training', layout: DESKTOP },
  { name: 'overview', path: MODULE, layout: DESKTOP, hidden: '.breadcrumbs, .lede' },
  { name: 'sessions', path: `${MODULE}/sessions`, layout: PHONE, hidden: '.module-head, .fold-hint' },
  { name: 'downloads', path: `${MODULE}/downloads`, layout: PHONE, hidden: '.module-head, .bookmarked-group' },
  { name: 'discuss', path: `${MODULE}/related-discussions`, layout: DESKTOP, hidden: '.breadcrumbs, .lede' },
  {
    name: 'search',
    path: '/search?query=missed+pills',
    layout: PHONE,
    hidden: '.breadcrumbs, h1, main details, section:has(> .best-module)',
  },
]

/** Of no page in particular. */
const ALWAYS_HIDDEN = '.site-header, .cookie-banner, .demo-notice, .feedback-tab'

/** Letters stay sharp with a small palette. A lossy image is used only where it is smaller. */
const COLOURS = 32
const LOSSY_QUALITY = 60

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
    for (const screen of SCREENS) {
      const picture = await encode(await takeScreenshot(browser, siteUrl, screen))
      await writeFile(join(TARGET, `screen-${screen.name}.webp`), picture)
      console.log(`screen-${screen.name}.webp: ${(picture.length / 1000).toFixed(1)} kB`)
    }
  } finally {
    await browser.close()
  }
}

async function takeScreenshot(browser: Browser, siteUrl: string, { path, layout, hidden }: Screen): Promise<Buffer> {
  const page = await browser.newPage({ ...layout, colorScheme: 'light', reducedMotion: 'reduce', bypassCSP: true })
  // Readers never wait for the fonts, so a first visit may be without them; a picture waits.
  await page.route('**/assets/fonts-*.css', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(/font-display: ?optional/g, 'font-display:block'),
    })
  })
  await page.goto(siteUrl + path, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const selectors = [ALWAYS_HIDDEN, hidden].filter(Boolean).join(', ')
  await page.addStyleTag({
    content: `:is(${selectors}) { display: none !important } main { padding-block-start: 16px }`,
  })
  // The server draws the first pages of documents when they are requested.
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
  await page.waitForLoadState('networkidle')
  const picture = await page.screenshot()
  await page.close()
  return picture
}

async function encode(picture: Buffer): Promise<Buffer> {
  const palette = await sharp(picture).png({ palette: true, colours: COLOURS, dither: 0 }).toBuffer()
  const lossless = await sharp(palette).webp({ lossless: true, effort: 6 }).toBuffer()
  const lossy = await sharp(picture).webp({ quality: LOSSY_QUALITY, effort: 6 }).toBuffer()
  return lossless.length <= lossy.length ? lossless : lossy
}
