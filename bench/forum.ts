import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#testing/database/postgres-server.ts'
import { type RunningSite, startSite } from '../e2e/support/server.ts'
import { COMMENTS, DISCUSSIONS, fillForum, MEMBERS, type Writer } from './forum/fill.ts'
import { postComments } from './forum/posting.ts'
import { API_READS, COMPARED_READS, PAGE_READS, type ReadKind, SEARCH_READS, timeReads } from './forum/reads.ts'
import { load } from './http/load.ts'
import { type CallResults, quantile } from './session/open-loop.ts'

/**
 * Measures a large forum: uncached and cached reads, durable comments, and readers during writes. `npm run bench -- forum` on
 * SQLite, `npm run bench -- forum postgres` on PostgreSQL (no comments: the test server does not wait for the disk). Exits
 * with 1 when a bound is missed or a comment fails.
 */
const BOUNDS = {
  uncachedP99: 50,
  commentsPerSecond: 100,
  commentP99: 50,
  readersShare: 0.5,
  cachedTimes: 50,
  shareOfPlainPage: 0.75,
}
/** NodeBB 4.11 on a similar machine: topic pages per second with one and ten connections, replies per second. */
const NODEBB = { one: 63, ten: 95, replies: 72 }
/** Long enough to compile the code of a kind of page. */
const WARM_UP_SECONDS = 5
const UNCACHED_SECONDS = 3
const POST_SECONDS = 10
const READER_CONNECTIONS = 10
/** Many short rounds, because the speed of a shared machine varies by up to a half from second to second. */
const READ_SECONDS = 2
const ROUNDS = 21
const CACHED_ROUNDS = 5
const CONCURRENT_WRITES = { perSecond: 100, seconds: READ_SECONDS + 0.5 }

const isPostgres = process.argv[2] === 'postgres'
const dataDir = mkdtempSync(join(tmpdir(), 'trp-forum-'))
const urlsFile = join(dataDir, 'urls')
const postgres = isPostgres ? await startPostgres() : undefined
const settings = {
  DATA_DIR: dataDir,
  DATABASE_URL: postgres?.urlOf('postgres') ?? '',
  LOG_LEVEL: 'error',
  TRUST_PROXY: '1',
}
let passed = true

console.log(`Filling: ${MEMBERS} members, ${DISCUSSIONS} discussions, ${COMMENTS} comments`)
const writers = await fillForum(settings)
const site = await startSite(settings)
for (const kind of [...API_READS, ...SEARCH_READS, ...PAGE_READS, ...COMPARED_READS]) await measureRead(site, kind)
await measureCached(site)
pinToCores(site)
await postComments(site.url, writers, { perSecond: CONCURRENT_WRITES.perSecond, seconds: WARM_UP_SECONDS })
// Not on PostgreSQL: its background work after so many comments would slow down the readers.
if (!isPostgres) await measurePosting(site, writers)
await measureReaders(site, writers)
await site.stop()
await postgres?.stop()
rmSync(dataDir, { recursive: true })
process.exit(passed ? 0 : 1)

/**
 * Runs the writing clients on the second core with the readers, and the site's main thread on the first. Otherwise the
 * scheduler puts the main thread on the readers' core in some rounds, which distorts their share.
 */
function pinToCores({ process: { pid } }: RunningSite): void {
  execFileSync('taskset', ['-apc', '1', String(process.pid)])
  execFileSync('taskset', ['-pc', '0', String(pid)])
}

function bound(isMet: boolean): string {
  passed &&= isMet
  return isMet ? '' : '  MISSED'
}

async function measureRead({ url }: RunningSite, kind: ReadKind): Promise<void> {
  const read = (connections: number, seconds: number) => timeReads(url, kind, { connections, seconds, file: urlsFile })
  await read(1, WARM_UP_SECONDS)
  const [one, ten] = [await read(1, UNCACHED_SECONDS), await read(10, UNCACHED_SECONDS)]
  const numbers = `p50 ${one.p50.toFixed(1)} ms, p99 ${one.p99.toFixed(1)} ms (bound ${BOUNDS.uncachedP99})`
  const rates = `${Math.round(one.requestsPerSecond)}/s, ten connections ${Math.round(ten.requestsPerSecond)}/s`
  const times = [one.requestsPerSecond / NODEBB.one, ten.requestsPerSecond / NODEBB.ten]
  const required = kind.timesNodeBB
  const ratios = required === undefined ? '' : `; NodeBB's times ${times.map((each) => each.toFixed(1)).join(' and ')}`
  const isMet = one.p99 < BOUNDS.uncachedP99 && times.every((each) => each >= (required ?? 0))
  console.log(`${kind.name.padEnd(34)} ${numbers}; ${rates}${ratios}${bound(isMet)}`)
}

/** Compares cached pages with NodeBB and, in alternating rounds, with a page without forum content. */
async function measureCached({ url }: RunningSite): Promise<void> {
  const plain = `${url}/community/guidelines`
  await warm(plain)
  for (const path of ['/community/discussions', '/community/discussions/discussion-number-100']) {
    await warm(url + path)
    const rounds: CachedRates[] = []
    for (let round = 0; round < CACHED_ROUNDS; round++) rounds.push(await measureCachedRates(url + path, plain))
    const median = (select: (rates: CachedRates) => number) => quantile(rounds.map(select), 0.5)
    const [one, ten] = [median((rates) => rates.one), median((rates) => rates.ten)]
    const times = [one / NODEBB.one, ten / NODEBB.ten]
    const plainShares = [median((rates) => rates.one / rates.plainOne), median((rates) => rates.ten / rates.plainTen)]
    const isMet =
      times.every((each) => each >= BOUNDS.cachedTimes) && plainShares.every((each) => each >= BOUNDS.shareOfPlainPage)
    console.log(
      `cached ${path}: ${Math.round(one)}/s, ten connections ${Math.round(ten)}/s; NodeBB's times ${times.map((each) => each.toFixed(0)).join(' and ')} (bound ${BOUNDS.cachedTimes}); the guidelines' times ${plainShares.map((each) => each.toFixed(2)).join(' and ')} (bound ${BOUNDS.shareOfPlainPage})${bound(isMet)}`,
    )
  }
}

/** Pages per second with one and with ten connections, of the cached page and of a plain page. */
interface CachedRates {
  one: number
  ten: number
  plainOne: number
  plainTen: number
}

async function measureCachedRates(url: string, plain: string): Promise<CachedRates> {
  const rate = async (target: string, connections: number) =>
    (await load(target, connections, READ_SECONDS)).requestsPerSecond
  return {
    one: await rate(url, 1),
    plainOne: await rate(plain, 1),
    ten: await rate(url, READER_CONNECTIONS),
    plainTen: await rate(plain, READER_CONNECTIONS),
  }
}

/** The cache recompresses a stable entry at its second request. */
async function warm(url: string): Promise<void> {
  for (let time = 0; time < 2; time++) {
    await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
    await new Promise((resolve) => setTimeout(resolve, 700))
  }
}

async function measurePosting({ url }: RunningSite, by: readonly Writer[]): Promise<void> {
  const results = await postComments(url, by, { perSecond: BOUNDS.commentsPerSecond, seconds: POST_SECONDS })
  const p99 = quantile(results.times, 0.99)
  const failed = failures(results)
  const isMet = failed === 0 && p99 < BOUNDS.commentP99
  const numbers = `p50 ${quantile(results.times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (bound ${BOUNDS.commentP99})`
  const ratio = (BOUNDS.commentsPerSecond / NODEBB.replies).toFixed(1)
  console.log(
    `${BOUNDS.commentsPerSecond} comments per second: ${numbers}, ${failed} failed; NodeBB's times ${ratio}${bound(isMet)}`,
  )
}

function failures({ statuses }: CallResults): number {
  const counts = Map.groupBy(statuses, (status) => status)
  for (const [status, all] of counts) if (status !== 201) console.log(`  ${all.length} had status ${status}`)
  return statuses.filter((status) => status !== 201).length
}

async function measureReaders({ url }: RunningSite, by: readonly Writer[]): Promise<void> {
  for (const path of [
    '/community/discussions',
    '/community/discussions/discussion-number-100',
    '/community/guidelines',
  ]) {
    const rounds = await readInRounds(url + path, () => postComments(url, by, CONCURRENT_WRITES))
    const median = rounds.sort((a, b) => a.share - b.share)[Math.floor(ROUNDS / 2)]
    if (median === undefined) continue
    const rates = `${Math.round(median.alone)}/s alone, ${Math.round(median.withWrites)}/s with ${CONCURRENT_WRITES.perSecond} comments per second`
    const shares = rounds.map(({ share }) => share.toFixed(2)).join(', ')
    console.log(
      `readers of ${path}: ${rates}, shares ${shares} (bound ${BOUNDS.readersShare} for the median)${bound(median.share >= BOUNDS.readersShare)}`,
    )
  }
}

interface ReaderRates {
  /** Pages per second. */
  alone: number
  /** Pages per second. */
  withWrites: number
  /** `withWrites` divided by `alone`. */
  share: number
}

/**
 * Alternates readers alone and readers with writers. Compares each round with the rounds alone before and after it, because
 * the machine's speed drifts.
 */
async function readInRounds(url: string, write: () => Promise<CallResults>): Promise<ReaderRates[]> {
  const rounds: ReaderRates[] = []
  let before = await readAlone(url)
  for (let round = 0; round < ROUNDS; round++) {
    const writing = write()
    const { requestsPerSecond: withWrites } = await load(url, READER_CONNECTIONS, READ_SECONDS)
    if (failures(await writing) > 0) passed = false
    const after = await readAlone(url)
    const alone = (before + after) / 2
    rounds.push({ alone, withWrites, share: withWrites / alone })
    before = after
  }
  return rounds
}

/** Pages per second, after the cache has recompressed the page. */
async function readAlone(url: string): Promise<number> {
  await warm(url)
  const { requestsPerSecond } = await load(url, READER_CONNECTIONS, READ_SECONDS)
  return requestsPerSecond
}
