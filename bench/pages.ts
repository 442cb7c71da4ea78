import { brotliCompressSync, constants } from 'node:zlib'
import { startSite } from '../e2e/support/server.ts'
import { shareKit } from './support/kit.ts'
import { load, msOf, pinToFirstCore, quantile, startNginx } from './support/machine.ts'

/**
 * Compares a cached module page with nginx, which serves as many bytes from the same core, and measures its first render, a share
 * link and a print set. Exits with 1 when a bound is missed.
 */
const PAGE = '/training/contraceptive-implants'
const BOUNDS = { share: 0.3, p99Times: 10, renderMs: 20, printMs: 10_000 }
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
const kit = await shareKit(site)
const print = await msOf(async () => (await fetch(`${site.url}/api/training/kits/${kit}/print-set/`)).arrayBuffer())
const kits: number[] = []
for (let n = 0; n < RENDERS; n++)
  kits.push(await msOf(async () => (await fetch(`${site.url}/k/${kit}?render=${n}`)).arrayBuffer()))
await site.stop()
const [median, shared] = [quantile(renders, 0.5), quantile(kits, 0.5)]
console.log(`print set of 12 files: ${(print / 1000).toFixed(1)} s (bound ${BOUNDS.printMs / 1000} s)`)
console.log(`first render of a share link: ${shared.toFixed(1)} ms in the median (bound ${BOUNDS.renderMs} ms)`)
console.log(`first render of a page: ${median.toFixed(1)} ms in the median (bound ${BOUNDS.renderMs} ms)`)
const isFast = Math.max(median, shared) < BOUNDS.renderMs && print < BOUNDS.printMs
process.exit(passed && isFast ? 0 : 1)
