import { startSite } from '../e2e/support/server.ts'
import { compareWithNginx } from './contest/compare.ts'
import { onFirstCore } from './contest/first-core.ts'

/** A module page from the cache beside nginx, and its first render. Ends with 1 when a bound is missed. */
const PAGE = '/training/contraceptive-implants'
const BOUNDS = { share: 0.3, p99Times: 10 }
const MAX_RENDER_MS = 20
const RENDERS = 60

const site = await startSite({ LOG_LEVEL: 'error', ...(process.env.DATA_DIR && { DATA_DIR: process.env.DATA_DIR }) })
onFirstCore(site.process)
// What has stood for a moment is packed small when it is asked for again.
for (let time = 0; time < 2; time++) {
  await (await fetch(site.url + PAGE)).text()
  await new Promise((resolve) => setTimeout(resolve, 1000))
}
const held = await compareWithNginx(site.url + PAGE, BOUNDS)
const median = await medianRender()
console.log(
  `first render of an uncached module page: ${median.toFixed(1)} ms in the median (bound ${MAX_RENDER_MS} ms)`,
)
await site.stop()
process.exit(held && median < MAX_RENDER_MS ? 0 : 1)

/** A parameter that no page knows makes another address of the same page: nothing of it is kept yet. */
async function medianRender(): Promise<number> {
  const times: number[] = []
  for (let render = 0; render < RENDERS; render++) {
    const start = performance.now()
    await (await fetch(`${site.url}${PAGE}?render=${render}`)).arrayBuffer()
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[RENDERS / 2] ?? 0
}
