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

/** A phone's layout: its letters can be read on phones, and beside a text on wide screens. */
const PHONE = { viewport: { width: 360, height: 450 }, deviceScaleFactor: 2 }
/** Each picture in the colours of the reader. */
const THEMES = [
  { colorScheme: 'light', ending: '' },
  { colorScheme: 'dark', ending: '-dark' },
] as const

interface Screen {
  name: string
  path: string
  /** Selectors of what leaves no space for the subject of the picture. */
  hidden?: string
}

const SCREENS: readonly Screen[] = [
  { name: 'modules', path: '/training', hidden: '.title-row .button' },
  { name: 'overview', path: MODULE, hidden: '.breadcrumbs, .lede' },
  { name: 'sessions', path: `${MODULE}/sessions`, hidden: '.module-head, .fold-hint' },
  { name: 'downloads', path: `${MODULE}/downloads`, hidden: '.module-head, .bookmarked-group' },
  { name: 'discuss', path: `${MODULE}/related-discussions`, hidden: '.breadcrumbs, .lede' },
  {
    name: 'search',
    path: '/search?query=missed+pills',
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
    for (const screen of SCREENS)
      for (const { colorScheme, ending } of THEMES) {
        const picture = await encode(await takeScreenshot(browser, site.url, { ...screen, colorScheme }))
        const file = join(IMAGES, `screen-${screen.name}${ending}.webp`)
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

/** @returns a PNG of 720 × 900 px */
async function takeScreenshot(
  browser: Browser,
  siteUrl: string,
  { path, hidden, colorScheme }: Screen & { colorScheme: 'light' | 'dark' },
): Promise<Buffer> {
  const page = await browser.newPage({
    ...PHONE,
    colorScheme,
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
