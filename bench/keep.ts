import { chromium } from 'playwright-core'
import { FLAGS, WHOLE_CHROMIUM } from '../e2e/support/chromium.ts'

/**
 * Keeps a module of the site at an address on 400 kbps with 400 ms, over three lost connections.
 * `node bench/keep.ts http://localhost:3000 benefits-of-family-planning`
 */
const [site = 'http://localhost:3000', slug = 'benefits-of-family-planning'] = process.argv.slice(2)
const NETWORK = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const LOST_AT = [20, 45, 70]
const LOST_MS = 5000

const browser = await chromium.launch({ executablePath: WHOLE_CHROMIUM, args: FLAGS })
const context = await browser.newContext({ baseURL: site, viewport: { width: 360, height: 740 } })
await context.addInitScript(() => localStorage.setItem('userCompletedSurvey', 'true'))
const page = await context.newPage()
const session = await context.newCDPSession(page)
await session.send('Network.enable')
await page.goto(`/training/${slug}`)
await page.evaluate(() => navigator.serviceWorker.ready)
await page.getByRole('button', { name: 'Keep', exact: true }).click()
const start = page.getByRole('button', { name: /^Keep · / })
const size = await start.innerText()
let bytes = 0
session.on('Network.dataReceived', ({ encodedDataLength }) => {
  bytes += encodedDataLength
})
const setOffline = (offline: boolean) => session.send('Network.emulateNetworkConditions', { offline, ...NETWORK })
await setOffline(false)
const startedAt = Date.now()
await start.click()
for (const percent of LOST_AT) {
  await page.waitForFunction(
    (least) => Number.parseInt(document.querySelector('.bar-line progress')?.getAttribute('value') ?? '0', 10) >= least,
    percent,
    { timeout: 300_000 },
  )
  await setOffline(true)
  await page.waitForTimeout(LOST_MS)
  await setOffline(false)
}
await page.getByRole('link', { name: 'Kept', exact: true }).waitFor({ timeout: 300_000 })
console.table({ size, kB: Math.round(bytes / 1000), seconds: Math.round((Date.now() - startedAt) / 1000) })
await browser.close()
