import { chromium } from 'playwright-core'
import { FLAGS, WHOLE_CHROMIUM } from '../e2e/support/chromium.ts'
import { startSite } from '../e2e/support/server.ts'

/** Measures what a first visit of a module page by phone transfers. Exits with 1 when a bound is missed. */
const PAGE = '/training/contraceptive-implants'
/** Until the script; everything but images; the page's script; the dialogs; the page's styles. Measured: 64, 230, 142, 30, 12. */
const BOUNDS_KB = { readable: 65, used: 230, script: 145, dialogs: 34, css: 12 }

const site = await startSite({ LOG_LEVEL: 'error' })
const browser = await chromium.launch({ executablePath: WHOLE_CHROMIUM, args: FLAGS })

/** @returns kilobytes by type of resource */
async function visit(withScript: boolean) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const types = new Map<string, string>()
  const weight = { all: 0, Script: 0, Stylesheet: 0, Image: 0, Other: 0 }
  let isDrawn = true
  session.on('Network.responseReceived', ({ requestId, type, response: { mimeType, status } }) => {
    // Chromium reports what is fetched in advance as 'Other', and the site's icon too.
    types.set(requestId, mimeType.startsWith('image/') ? 'Image' : type)
    // The server draws thumbnails when they are requested, and responds with 204 until then.
    if (status === 204) isDrawn = false
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight.all += encodedDataLength / 1000
    const type = types.get(requestId)
    if (type === 'Script' || type === 'Stylesheet' || type === 'Image' || type === 'Other')
      weight[type] += encodedDataLength / 1000
  })
  if (!withScript) await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(site.url + PAGE, { waitUntil: 'networkidle' })
  if (withScript) {
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
  }
  await context.close()
  return { ...weight, isDrawn }
}

while (!(await visit(false)).isDrawn);
const [readable, used] = [await visit(false), await visit(true)]
const values = {
  readable: readable.all - readable.Other,
  used: used.all - used.Image,
  script: used.Script,
  dialogs: used.Other,
  css: used.Stylesheet,
}
console.table({ kB: values, bound: BOUNDS_KB })
await browser.close()
await site.stop()
const isMet = (name: keyof typeof values) => values[name] < BOUNDS_KB[name]
process.exit(isMet('readable') && isMet('used') && isMet('script') && isMet('dialogs') && isMet('css') ? 0 : 1)
