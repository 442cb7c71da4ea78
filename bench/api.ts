import { startSite } from '../e2e/support/server.ts'
import { compareWithNginx } from './http/compare-with-nginx.ts'
import { pinToFirstCore } from './http/pin-to-first-core.ts'

/** Compares the cached list of modules with nginx serving the same bytes. Exits with 1 when a bound is missed. */
const LIST = '/api/training/module/'
const BOUNDS = { share: 0.25, p99Times: 10 }

const site = await startSite({ LOG_LEVEL: 'error', ...(process.env.DATA_DIR && { DATA_DIR: process.env.DATA_DIR }) })
pinToFirstCore(site.process)
for (let time = 0; time < 2; time++) await (await fetch(site.url + LIST)).text()
await new Promise((resolve) => setTimeout(resolve, 1500))
const passed = await compareWithNginx(site.url + LIST, BOUNDS)
await site.stop()
process.exit(passed ? 0 : 1)
