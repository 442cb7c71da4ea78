import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { closeContext, openContext } from '#app/server/open-context.ts'
import type { Transport } from '#core/client.ts'
import { startSession } from '#features/accounts/server/sessions/sessions.ts'
import { readConfig } from '#platform/config/config.ts'
import { recordChange } from '#platform/database/change-log.ts'
import { isPostgres } from '#platform/database/dialect-of.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { isRebuilding } from '#platform/search/rebuild-index.ts'
import { createDatabase, dropDatabase } from '#testing/database/create-database.ts'
import { READS, STAFF_READS, transportOf, writesOf } from '#testing/growth/calls.ts'
import { BUSY_MEMBER, fillSite, SIZES, type Size } from '#testing/growth/fill-site.ts'
import { startSite } from '../e2e/support/server.ts'
import { msOf, peakMbOf, quantile } from './support/machine.ts'

/**
 * Measures pages, calls, writes and commands of a small and a large site, and prints a table: the median in ms at each size, their
 * ratio, and the 99th percentile of the waits of a cached page meanwhile on the large site. On SQLite, or in two databases that it
 * makes on the server of DATABASE_URL. GROWTH=small measures one size. The large one takes half an hour and 4 GB of disk.
 */
const ROUNDS = 5
const WRITES = 8
const REST_MS = 30_000
/** How often a cached page is asked meanwhile. */
const PING_MS = 20
/** Each process of the site sees a change within half a second. */
const CHANGE_MS = 700

interface Measure {
  /** Of the unit that the name says, else ms. */
  value: number
  /** In ms. */
  wait?: number
}
type Results = Map<string, Measure>
type Settings = Record<string, string>

/** Fills a site and measures it. */
async function measure(size: Size, settings: Settings): Promise<Results> {
  const results: Results = new Map()
  const timed = async (name: string, work: () => Promise<unknown>) => results.set(name, { value: await msOf(work) })
  const context = await openContext(readConfig({ ...process.env, ...settings }))
  const { db } = context.database
  try {
    await timed('(filling)', () => fillSite(context, size))
    // PostgreSQL does so by itself after a while. SQLite never does.
    if (isPostgres(db)) await sql`analyze`.execute(db)
    await db.updateTable('text_index_state').set({ version: 0 }).execute()
    const first = await startTimed(results, 'start, with the index to build', settings)
    await timed('building the index', () => untilIndexed(context))
    await first.stop()
    const site = await startTimed(results, 'start', settings)
    const { access } = await db.transaction().execute(async (tx) => {
      await tx.updateTable('account').set({ role: 'admin' }).where('id', '=', BUSY_MEMBER).execute()
      return startSession(tx, context.secret, BUSY_MEMBER, new Date(), { isChecked: true })
    })
    const send = transportOf(site.url, access)
    results.set('memory at rest, MB', { value: await peakMbOf(site.process.pid, () => sleep(100)) })
    results.set('rest', { value: 0, wait: quantile(await waitsDuring(send, () => sleep(REST_MS)), 0.99) })
    const forget = async () => {
      await db.transaction().execute((tx) => recordChange(tx, 'everything'))
      await sleep(CHANGE_MS)
    }
    for (const [name, url] of Object.entries({ ...READS, ...STAFF_READS }))
      results.set(name, await repeated(ROUNDS, send, () => send({ method: 'GET', url }), forget))
    for (const [name, write] of Object.entries(writesOf(send, size.modules)))
      results.set(name, await repeated(WRITES, send, write))
    results.set('memory after all, MB', { value: await peakMbOf(site.process.pid, () => sleep(100)) })
    const file = join(settings.DATA_DIR ?? '', 'growth.tar')
    const waits = await waitsDuring(send, () => command(results, 'backup', file, settings))
    results.set('backup, waits', { value: 0, wait: quantile(waits, 0.99) })
    results.set('backup, size in MB', { value: statSync(file).size / 1e6 })
    await site.stop()
    await command(results, 'restore', file, settings)
    return results
  } finally {
    await closeContext(context)
  }
}

async function startTimed(results: Results, name: string, settings: Settings) {
  const start = performance.now()
  const site = await startSite(settings)
  results.set(name, { value: performance.now() - start })
  return site
}

async function untilIndexed({ database: { db } }: AppContext): Promise<void> {
  while (await isRebuilding(db)) await sleep(100)
}

/** Runs a command of the site to its end. */
async function command(results: Results, name: 'backup' | 'restore', file: string, settings: Settings): Promise<void> {
  const child = spawn(process.execPath, [`scripts/${name}.ts`, file], { env: { ...process.env, ...settings } })
  child.stderr.on('data', (line: Buffer) => process.stderr.write(line))
  const end = once(child, 'exit')
  const start = performance.now()
  results.set(`${name}, peak memory in MB`, { value: await peakMbOf(child.pid, () => end) })
  results.set(name, { value: performance.now() - start })
  if (child.exitCode !== 0) throw new Error(`${name} ended with ${child.exitCode}`)
}

/** The waits of a cached page while `work` runs, in ms. */
async function waitsDuring(send: Transport, work: () => Promise<unknown>): Promise<number[]> {
  const waits: number[] = []
  let isDone = false
  const ask = async () => {
    while (!isDone) {
      waits.push(await msOf(() => send({ method: 'GET', url: '/about' })))
      await sleep(PING_MS)
    }
  }
  const asking = ask()
  await work().finally(() => {
    isDone = true
  })
  await asking
  return waits
}

/** @param before what makes each request as expensive as the first one */
async function repeated(
  times: number,
  send: Transport,
  work: (n: number) => Promise<unknown>,
  before = async (): Promise<void> => undefined,
): Promise<Measure> {
  const durations: number[] = []
  const waits: number[] = []
  for (let n = 0; n < times; n += 1) {
    await before()
    await send({ method: 'GET', url: '/about' })
    waits.push(...(await waitsDuring(send, async () => durations.push(await msOf(() => work(n))))))
  }
  return { value: quantile(durations, 0.5), wait: quantile(waits, 0.99) }
}

/** In a data folder, and a database where DATABASE_URL is set, that are deleted afterwards. */
async function measureApart(name: string, size: Size): Promise<Results> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trp-growth-'))
  const settings = { DATA_DIR: dataDir, STARTER_CONTENT: 'off', LOG_LEVEL: 'error', TRUST_PROXY: '1' }
  const server = process.env.DATABASE_URL
  const database = `growth_${name}`
  try {
    if (server === undefined) return await measure(size, settings)
    await createDatabase(server, database)
    const url = new URL(server)
    url.pathname = database
    return await measure(size, { ...settings, DATABASE_URL: url.href })
  } finally {
    rmSync(dataDir, { recursive: true })
    if (server !== undefined) await dropDatabase(server, database)
  }
}

const sizes = Object.entries(SIZES).filter(([name]) => (process.env.GROWTH ?? name) === name)
const tables: Results[] = []
for (const [name, size] of sizes) tables.push(await measureApart(name, size))
const [small, large = small] = tables
console.log(`| | ${sizes.map(([name]) => name).join(' | ')} | ratio | wait, ms |`)
for (const [name, { value, wait }] of large ?? []) {
  const other = small?.get(name)?.value ?? value
  const values = sizes.length > 1 ? [other, value] : [value]
  const waited = wait === undefined ? '' : wait.toFixed(0)
  console.log(
    `| ${name} | ${values.map((each) => each.toFixed(1)).join(' | ')} | ${(value / other).toFixed(1)} | ${waited} |`,
  )
}
