import { brotliCompressSync, constants } from 'node:zlib'
import { startSite } from '../e2e/support/server.ts'
import { load, msOf, pinToFirstCore, quantile, startNginx } from './support/machine.ts'

/**
 * Compares a cached module page with nginx, which serves as many bytes from the same core, and measures its first render. Exits
 * with 1 when a bound is missed.
 */
const PAGE = '/training/contraceptive-implants'
const BOUNDS = { share: 0.3, p99Times: 10, renderMs: 20 }
const RENDERS = 60

const site = await startSite({ LOG_LEVEL: 'error' })
pinToFirstCore(site.process.pid)
const html = Buffer.from(await (await fetch(site.url + PAGE)).arrayBuffer())
const bytes = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
const nginx = await startNginx(bytes, "default_type 'text/html'; add_header content-encoding br;")
console.log(`${bytes.length} bytes, compressed`)
let passed = true
for (const connections of [1, 10, 100]) {
  const [theirs, ours] = [await load(nginx.url, connections), await load(site.url + PAGE, connections)]
  const [share, times] = [ours.perSecond / theirs.perSecond, ours.p99 / theirs.p99]
  passed &&= share >= BOUNDS.share && (connections < 100 || times <= BOUNDS.p99Times)
  console.log(
    `${connections} connections: ours ${Math.round(ours.perSecond)}/s, p99 ${ours.p99.toFixed(2)} ms; nginx ${Math.round(theirs.perSecond)}/s, p99 ${theirs.p99.toFixed(2)} ms; ratios ${share.toFixed(2)} and ${times.toFixed(1)}`,
  )
}
await nginx.stop()
const renders: number[] = []
// An unknown parameter gives a new URL of the same page, which is not in the cache.
for (let n = 0; n < RENDERS; n++)
  renders.push(await msOf(async () => (await fetch(`${site.url}${PAGE}?render=${n}`)).arrayBuffer()))
await site.stop()
const median = quantile(renders, 0.5)
console.log(`first render of a page: ${median.toFixed(1)} ms in the median (bound ${BOUNDS.renderMs} ms)`)
process.exit(passed && median < BOUNDS.renderMs ? 0 : 1)
