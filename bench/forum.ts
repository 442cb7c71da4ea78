import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FEATURES } from '#app/features.ts'
import { closeContext, openContext } from '#app/server/open-context.ts'
import { newAccount } from '#features/accounts/server/actions/new-account.ts'
import { startSession } from '#features/accounts/server/sessions/sessions.ts'
import { readConfig } from '#platform/config/config.ts'
import type { Tx } from '#platform/database/schema.ts'
import { rebuildIndex } from '#platform/search/rebuild-index.ts'
import { text } from '#testing/growth/words.ts'
import { startSite } from '../e2e/support/server.ts'
import { msOf, quantile } from './support/machine.ts'

/** Measures a large forum on SQLite: uncached reads and durable comments. Exits with 1 when a p99 or a comment fails. */
const MAX_P99_MS = 50
const MEMBERS = 600
const DISCUSSIONS = 20_000
const COMMENTS = 200_000
/** Comments of the first discussion. */
const LONG = 500
const BATCH = 500
const READS = 300
const COMMENTS_PER_SECOND = 50
const NEW_COMMENTS = 500
/** Older than a day, so that no member counts as new. */
const THEN = new Date(Date.now() - 30 * 86_400_000)

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at)
}

function member(n: number) {
  const profile = { password_hash: '', first_name: 'Ama', last_name: 'Boateng', timezone: 'Africa/Nairobi' }
  // This benchmark does not measure mail.
  return { ...newAccount({ ...profile, email: `member-${n}@example.org` }, THEN, THEN), email_community_responses: 0 }
}

function post(n: number) {
  const at = THEN.toISOString()
  const author_id = (n % MEMBERS) + 1
  return { created_at: at, updated_at: at, author_id, body_hash: String(n), state: 'visible' as const }
}

function discussion(n: number) {
  const comment_count = n === 0 ? LONG : Math.floor((COMMENTS - LONG) / DISCUSSIONS)
  const place = { slug: `number-${n}`, topic_id: (n % 4) + 1, comment_count, view_count: n % 5000, notify_at: null }
  return { ...post(n), ...place, title: text(9), body: `<p>${text(100)}</p>` }
}

function comment(n: number) {
  return { ...post(n), discussion_id: n < LONG ? 1 : (n % (DISCUSSIONS - 1)) + 2, body: text(50) }
}

/** Inserts directly. @returns access tokens of the members */
async function fill(settings: Record<string, string>): Promise<string[]> {
  const context = await openContext(readConfig(settings))
  const inBatches = async (count: number, add: (tx: Tx, batch: number[]) => Promise<unknown>) => {
    for (let from = 0; from < count; from += BATCH)
      await context.database.db.transaction().execute((tx) => add(tx, numbers(from, Math.min(from + BATCH, count))))
  }
  await inBatches(MEMBERS, (tx, batch) => tx.insertInto('account').values(batch.map(member)).execute())
  await inBatches(DISCUSSIONS, (tx, batch) => tx.insertInto('discussion').values(batch.map(discussion)).execute())
  await inBatches(COMMENTS, (tx, batch) => tx.insertInto('comment').values(batch.map(comment)).execute())
  await context.database.db.updateTable('text_index_state').set({ version: 0 }).execute()
  await rebuildIndex(context.database.db, FEATURES)
  const tokens: string[] = []
  await inBatches(MEMBERS, async (tx, batch) => {
    for (const n of batch) tokens.push((await startSession(tx, context.secret, n + 1, new Date())).access)
  })
  await closeContext(context)
  return tokens
}

const dataDir = mkdtempSync(join(tmpdir(), 'trp-forum-'))
const settings = { DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'error', TRUST_PROXY: '1' }
const tokens = await fill(settings)
const site = await startSite(settings)

async function request(path: string, init: RequestInit = {}): Promise<void> {
  const response = await fetch(site.url + path, init)
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`)
  await response.arrayBuffer()
}

function report(what: string, times: readonly number[]): boolean {
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
  console.log(`${what}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (bound ${MAX_P99_MS})`)
  return p99 < MAX_P99_MS
}

/** Each read has a URL of its own, so that it is not in the cache. */
const READ_KINDS: Record<string, (n: number) => string> = {
  'page of the list': (n) => `/community/discussions?sort=recent&page=${((n * 7919) % (DISCUSSIONS / 5)) + 1}&n=${n}`,
  'page of 500 comments': (n) => `/community/discussions/number-0?page=${(n % (LONG / 50)) + 1}&n=${n}`,
  'page of a discussion': (n) => `/community/discussions/number-${((n * 7919) % DISCUSSIONS) + 1}?n=${n}`,
  'search in the forum': (n) => `/api/community/discussions/?search=${encodeURIComponent(text(1 + (n % 2)))}&n=${n}`,
}
let passed = true
for (const [kind, pathOf] of Object.entries(READ_KINDS)) {
  const times: number[] = []
  for (const n of numbers(0, 2 * READS)) times.push(await msOf(() => request(pathOf(n))))
  passed = report(kind, times.slice(READS)) && passed
}

/** Sends the n-th comment when it is due, like members who do not wait for each other. @returns its duration in ms */
async function sendComment(start: number, n: number): Promise<number> {
  await sleep(Math.max(0, start + (n * 1000) / COMMENTS_PER_SECOND - performance.now()))
  const ip = { 'x-forwarded-for': `10.0.${n % 3}.${n % 200}` }
  const headers = { ...ip, authorization: `Bearer ${tokens[n % MEMBERS]}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ comment: `${text(40)}. Number ${n}.` })
  const path = `/api/community/discussion/${((n * 104_729) % (DISCUSSIONS - 1)) + 2}/comments/`
  return msOf(() => request(path, { method: 'POST', headers, body }))
}
const start = performance.now()
const times = await Promise.all(numbers(0, NEW_COMMENTS).map((n) => sendComment(start, n)))
passed = report(`${COMMENTS_PER_SECOND} comments a second`, times.slice(COMMENTS_PER_SECOND)) && passed
await site.stop()
rmSync(dataDir, { recursive: true })
process.exit(passed ? 0 : 1)
