import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import sharp from 'sharp'
import { THUMBNAILS } from '#platform/files/urls.ts'
import { CHROMIUM, FLAGS } from '../e2e/support/chromium.ts'
import { startSite } from '../e2e/support/server.ts'
import { buildIfChanged, ROOT } from './build/build-if-changed.ts'
import { runCommand } from './run-command.ts'

/**
 * `npm run screens` builds and starts the site, takes the pictures of Getting Started from it and writes them to
 * `starter/images`. Look at them before committing.
 */

/** The pictures of Getting Started, taken from the real site. */
const IMAGES = join(ROOT, 'starter/images')
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

await runCommand('screens', async () => {
  // Build first: on a slow machine a site that builds at its start may not be ready in time.
  await buildIfChanged()
  const site = await startSite({ STARTER_CONTENT: 'demo' })
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS })
  try {
    for (const screen of SCREENS) {
      const picture = await encode(await takeScreenshot(browser, site.url, screen))
      const file = join(IMAGES, `screen-${screen.name}.webp`)
      await writeFile(file, picture)
      console.log(`${file}: ${(picture.length / 1000).toFixed(1)} kB`)
    }
  } finally {
    await browser.close()
    await site.stop()
  }
})

async function encode(picture: Buffer): Promise<Buffer> {
  const palette = await sharp(picture).png({ palette: true, colours: COLOURS, dither: 0 }).toBuffer()
  const lossless = await sharp(palette).webp({ lossless: true, effort: 6 }).toBuffer()
  const lossy = await sharp(picture).webp({ quality: LOSSY_QUALITY, effort: 6 }).toBuffer()
  return lossless.length <= lossy.length ? lossless : lossy
}

/** @returns a PNG of 960 × 600 px */
async function takeScreenshot(browser: Browser, siteUrl: string, { path, layout, hidden }: Screen): Promise<Buffer> {
  const page = await browser.newPage({
    ...layout,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    bypassCSP: true,
    // On a second visit it would bring the styles of the fonts before the route below.
    serviceWorkers: 'block',
  })
  page.setDefaultTimeout(90_000)
  // Readers never wait for the fonts, so a first visit may be without them; a picture waits.
  await page.route('**/assets/fonts-*.css', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(/font-display: ?optional/g, 'font-display:block'),
    })
  })
  // The server draws the first pages of documents when they are requested, and answers 204 until it has drawn them.
  let isDrawn = false
  page.on('response', (response) => {
    if (response.url().includes(THUMBNAILS) && response.status() === 204) isDrawn = false
  })
  while (!isDrawn) {
    isDrawn = true
    await page.goto(siteUrl + path, { waitUntil: 'networkidle' })
  }
  await page.evaluate(() => document.fonts.ready)
  const selectors = [ALWAYS_HIDDEN, hidden].filter(Boolean).join(', ')
  await page.addStyleTag({
    content: `:is(${selectors}) { display: none !important } main { padding-block-start: 16px }`,
  })
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
  await page.waitForLoadState('networkidle')
  const picture = await page.screenshot()
  await page.close()
  return picture
}
