import { startSite } from '../e2e/support/server.ts'
import { compareWithNginx } from './contest/compare.ts'
import { onFirstCore } from './contest/first-core.ts'

/** The cached list of modules beside nginx with the same bytes. Ends with 1 when a bound is missed. */
const LIST = '/api/training/module/'
const BOUNDS = { share: 0.25, p99Times: 10 }

const site = await startSite({ LOG_LEVEL: 'error', ...(process.env.DATA_DIR && { DATA_DIR: process.env.DATA_DIR }) })
onFirstCore(site.process)
for (let time = 0; time < 2; time++) await (await fetch(site.url + LIST)).text()
await new Promise((resolve) => setTimeout(resolve, 1500))
const held = await compareWithNginx(site.url + LIST, BOUNDS)
await site.stop()
process.exit(held ? 0 : 1)
