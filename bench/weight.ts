import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { type Browser, chromium } from 'playwright-core'
import { THUMBNAILS } from '#platform/files/urls.ts'
import { FLAGS, WHOLE_CHROMIUM } from '../e2e/support/chromium.ts'
import { freePort, startSite } from '../e2e/support/server.ts'

/** Measures the transfer size of a first visit by phone, and Lighthouse scores. Exits with 1 when a bound is missed. */
const MODULE = '/training/contraceptive-implants'
/**
 * `untouched` is a first visit without interaction, with its pictures; `used` is after the first interaction, which loads the
 * script, without pictures.
 */
const BOUNDS_KB = { untouched: 60, used: 160, script: 125, css: 14, savingData: 35 }
/** First visit of NodeBB 4.11; a discussion may have at most a fifth. */
const NODEBB_KB = 660
const SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const LIST = '/community/discussions'
const DISCUSSION = `${LIST}/how-do-you-teach-implant-removal-when-you-have-no`
const LIGHTHOUSE_PATHS = ['/', MODULE, `${MODULE}/sessions`, `${MODULE}/downloads`, LIST, DISCUSSION]

const site = await startSite({
  LOG_LEVEL: 'error',
  STARTER_CONTENT: 'demo',
  ...(process.env.DATA_DIR && { DATA_DIR: process.env.DATA_DIR }),
})
let passed = true
// The cache recompresses a stable entry at its second request: the size that readers get.
for (let time = 0; time < 2; time++) {
  for (const path of LIGHTHOUSE_PATHS)
    await (await fetch(site.url + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
  await new Promise((resolve) => setTimeout(resolve, 1000))
}
const browser = await chromium.launch({ executablePath: WHOLE_CHROMIUM, args: FLAGS })
// The server draws the pictures when they are requested, and answers 204 until then.
while ((await visit(browser, MODULE, 'used')).undrawn > 0);
const untouched = await visit(browser, MODULE, 'untouched')
report('a visit without interaction', untouched.all + untouched.images, BOUNDS_KB.untouched)
console.log(`  of this ${untouched.thumbnails} thumbnails and the icon of the site ${untouched.images.toFixed(1)} kB`)
const plain = await visit(browser, MODULE, 'used')
report('a page in use, all but images', plain.all, BOUNDS_KB.used)
report('  script', plain.script, BOUNDS_KB.script)
report('  CSS', plain.css, BOUNDS_KB.css)
console.log(`  HTML ${plain.html.toFixed(1)} kB, fonts ${plain.font.toFixed(1)} kB`)
const saving = await visit(browser, MODULE, 'saving data')
report('a visit when saving data', saving.all + saving.images, BOUNDS_KB.savingData)
console.log(`  of this ${saving.thumbnails} thumbnails and the icon of the site ${saving.images.toFixed(1)} kB`)
for (const path of [LIST, DISCUSSION]) await compareScript(path)
await browser.close()
for (const path of LIGHTHOUSE_PATHS) await runLighthouse(path)
await site.stop()
process.exit(passed ? 0 : 1)

interface Weight {
  /** Without images. */
  all: number
  images: number
  /** Number of thumbnails among the images. */
  thumbnails: number
  /** Number of thumbnails without content. */
  undrawn: number
  html: number
  script: number
  css: number
  font: number
}

/** No interaction; first interaction, which loads the script; or no interaction with the data saver. */
type VisitKind = 'untouched' | 'used' | 'saving data'

async function visit(inBrowser: Browser, path: string, kind: VisitKind): Promise<Weight> {
  const context = await inBrowser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  if (kind === 'saving data') {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  }
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const types = new Map<string, string>()
  const weight = { all: 0, images: 0, thumbnails: 0, undrawn: 0, html: 0, script: 0, css: 0, font: 0 }
  // Chromium reports the site's icon as 'Other'.
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, response.mimeType.startsWith('image/') ? 'Image' : type)
    if (!new URL(response.url).pathname.startsWith(THUMBNAILS)) return
    weight.thumbnails++
    if (response.status === 204) weight.undrawn++
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? ''
    if (type === 'Image') {
      weight.images += encodedDataLength / 1000
      return
    }
    const resource = ({ Document: 'html', Script: 'script', Stylesheet: 'css', Font: 'font' } as const)[type]
    if (resource) weight[resource] += encodedDataLength / 1000
    weight.all += encodedDataLength / 1000
  })
  await page.goto(site.url + path, { waitUntil: 'networkidle' })
  if (kind === 'used') {
    await page.mouse.move(100, 100)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
  }
  await context.close()
  return weight
}

function report(what: string, kilobytes: number, bound: number): void {
  passed &&= kilobytes < bound
  console.log(`${what}: ${kilobytes.toFixed(1)} kB (bound ${bound} kB)`)
}

/** A forum page must not load more script than a module page. */
async function compareScript(path: string): Promise<void> {
  const untouchedVisit = await visit(browser, path, 'untouched')
  report(`a visit of ${path} without interaction`, untouchedVisit.all, NODEBB_KB / 5)
  console.log(`  NodeBB's ${NODEBB_KB} kB are ${(NODEBB_KB / untouchedVisit.all).toFixed(1)} times as much`)
  const { all, script, css } = await visit(browser, path, 'used')
  report(`${path} in use, all but images`, all, BOUNDS_KB.used)
  report('  script, against a module page', script, plain.script)
  report('  CSS', css, BOUNDS_KB.css)
}

/** Runs Lighthouse with its mobile settings in a separate browser. */
async function runLighthouse(path: string): Promise<void> {
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'trp-lighthouse-'))
  const lighthouseBrowser = await chromium.launchPersistentContext(profile, {
    executablePath: WHOLE_CHROMIUM,
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  })
  const result = await lighthouse(site.url + path, { port, logLevel: 'error', onlyCategories: Object.keys(SCORES) })
  await lighthouseBrowser.close()
  rmSync(profile, { recursive: true, force: true })
  const scores = Object.entries(SCORES).map(([name, bound]) => {
    const score = Math.round((result?.lhr.categories[name]?.score ?? 0) * 100)
    passed &&= score >= bound
    return `${name} ${score}`
  })
  const largest = result?.lhr.audits['largest-contentful-paint']?.displayValue
  console.log(`Lighthouse ${path}: ${scores.join(', ')}; largest content after ${largest}`)
  for (const audit of Object.values(result?.lhr.audits ?? {})) {
    if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary')
      console.log(`  ${audit.id}: ${audit.title}`)
  }
}
