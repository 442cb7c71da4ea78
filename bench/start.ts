import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../e2e/support/server.ts'

/** Measures the start of a built and filled site until its first page, and its idle memory. Exits with 1 when a bound is missed. */
const MAX_START_MS = 2000
const MAX_IDLE_MB = 200
const PAGE = '/training/contraceptive-implants'

const dataDir = process.env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'trp-start-'))
const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'error' }
const fillStart = performance.now()
await (await startSite(settings)).stop()
console.log(`first start, with loading the starter content: ${((performance.now() - fillStart) / 1000).toFixed(1)} s`)

const start = performance.now()
const site = await startSite(settings)
await (await fetch(site.url + PAGE)).arrayBuffer()
const startMs = performance.now() - start
for (let visit = 0; visit < 50; visit++) await (await fetch(site.url + PAGE)).arrayBuffer()
await new Promise((resolve) => setTimeout(resolve, 3000))
const idleMb = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.process.pid}/status`, 'utf8'))?.[1]) / 1024
await site.stop()
if (process.env.DATA_DIR === undefined) rmSync(dataDir, { recursive: true })

console.log(`start to the first page: ${Math.round(startMs)} ms (bound ${MAX_START_MS} ms)`)
console.log(`memory when idle: ${Math.round(idleMb)} MB (bound ${MAX_IDLE_MB} MB)`)
process.exit(startMs < MAX_START_MS && idleMb < MAX_IDLE_MB ? 0 : 1)
