/**
 * Measures the search with 5,000 resources of 1,500 words each, on both databases: `node bench/search.ts`.
 * Exits with 1 when the p99 exceeds the limit of its database.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { MIGRATIONS } from '#app/features.ts'
import { SEARCH_FORMATS } from '#core/search-filters.ts'
import { indexScope } from '#features/search/server/index-entries.ts'
import { searchAll } from '#features/search/server/search.ts'
import type { SearchEntry } from '#features/search/server/searchable.ts'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createDatabase } from '#testing/database/create-database.ts'
import { startPostgres } from '#testing/database/postgres-server.ts'

const RESOURCES = 5000
const WORDS_EACH = 1500
const VOCABULARY = 40_000
const QUERIES = 500
/** Three times the duration of a query in the database alone, at the first measurement. */
const LIMITS_MS = { sqlite: 15, postgres: 186 }

/** A seeded generator (mulberry32), so that runs are comparable. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const SEED = 20261121
let random = randomNumbers(SEED)
const below = (limit: number) => Math.floor(random() * limit)
const oneOf = <T>(list: readonly T[]): T => {
  const one = list[below(list.length)]
  if (one === undefined) throw new RangeError('an empty list')
  return one
}

const STARTS = 'b c ch d f g h j l m n p ph pr qu r s st t tr v con pre in ex'.split(' ')
const VOWELS = 'a e i o u é è ó ie ou ea io'.split(' ')
const ENDS = ['', '', '', 'n', 'r', 's', 't', 'l', 'nt', 'ction', 'ment', 'd']

/** Invented words as diverse as those of a language: short ones first, which are also the most common. */
function vocabulary(): string[] {
  const words = new Set<string>()
  while (words.size < VOCABULARY) {
    const syllables = 1 + below(words.size < 300 ? 2 : 4)
    words.add(Array.from({ length: syllables }, () => oneOf(STARTS) + oneOf(VOWELS) + oneOf(ENDS)).join(''))
  }
  return [...words]
}

const words = vocabulary()
/** The n-th word is n times rarer than the first, as in any language. */
const word = () => words[Math.floor(VOCABULARY ** random()) - 1] ?? 'none'
const text = (length: number) => Array.from({ length }, word).join(' ')

function resource(index: number): SearchEntry {
  const format = oneOf(SEARCH_FORMATS)
  const sizeBytes = format === 'link' ? 0 : 1000 + below(9_000_000)
  const module = { slug: `module-${index % 20}`, name: text(3) }
  return {
    kind: 'resource',
    source: `bench:${index}`,
    position: index,
    language: 'en',
    title: text(6),
    details: text(15),
    keywords: module.name,
    text: text(WORDS_EACH),
    page: `/training/${module.slug}/downloads?preview=handouts-${index}`,
    format,
    sizeBytes,
    display: {
      id: index,
      module,
      path_type: format === 'link' ? 'URL' : 'FILE',
      url: null,
      file: `/files/${index}/document.pdf`,
      preview_file: null,
      first_page: null,
      size: '1 kB',
      size_bytes: sizeBytes,
      file_type: 'PDF Document',
      pages: 3,
    },
  }
}

let textBytes = 0

/** Writes scopes of 50 entries, one transaction each. */
async function fill({ db }: Database): Promise<void> {
  random = randomNumbers(SEED)
  textBytes = 0
  for (let first = 1; first <= RESOURCES; first += 50) {
    const entries = Array.from({ length: 50 }, (_, place) => resource(first + place))
    for (const entry of entries) textBytes += Buffer.byteLength(entry.text)
    await db.transaction().execute((tx) => indexScope(tx, { name: `bench:${first}`, entries }))
  }
}

function withTypo(right: string): string {
  const at = below(right.length)
  const [before, letter, after] = [right.slice(0, at), right.slice(at, at + 1), right.slice(at + 1)]
  return oneOf([
    before + after,
    `${before}x${letter}${after}`,
    `${before}x${after}`,
    before + after.slice(0, 1) + letter + after.slice(1),
  ])
}

const rareWord = () => words[below(VOCABULARY)] ?? 'none'
const longWord = (): string => {
  const one = word()
  return one.length > 4 ? one : longWord()
}
const KINDS: Record<string, () => string> = {
  'one word': word,
  'a rare word': rareWord,
  'two words': () => text(2),
  'four words': () => text(4),
  'a beginning of 1 to 3 letters': () => word().slice(0, 1 + below(3)),
  'a beginning of 4 letters': () => longWord().slice(0, 4),
  'a typing error': () => withTypo(longWord()),
  'two typing errors': () => `${withTypo(longWord())} ${withTypo(longWord())}`,
  'common words': () => `${words[below(10)]} ${words[below(10)]}`,
  'twelve common words': () => words.slice(0, 12).join(' '),
}
const kinds = Object.entries(KINDS)
const queries = Array.from({ length: QUERIES }, (_, index) => {
  const [kind, make] = kinds[index % kinds.length] ?? ['one word', word]
  const sort = oneOf(['default', 'default', 'format', 'size'] as const)
  return { kind, keyword: make(), sort, page: 1, page_size: 20, exact: false }
})

const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

async function measure(name: string, database: Database, sizeOf: () => Promise<number>): Promise<boolean> {
  await migrate(database, MIGRATIONS)
  const before = await sizeOf()
  const start = performance.now()
  await fill(database)
  // PostgreSQL would do this itself within a minute.
  await sql`analyze`.execute(database.db)
  console.log(`${name}: filled in ${seconds(performance.now() - start)}`)
  console.log(`  ${megabytes((await sizeOf()) - before)} with the texts (${megabytes(textBytes)})`)
  for (const query of queries.slice(0, 50)) await searchAll(database.db, query)
  const times = []
  for (const query of queries) {
    const queryStart = performance.now()
    const response = await searchAll(database.db, query)
    times.push({ ...query, ms: performance.now() - queryStart, hits: response.resources_count })
  }
  for (const [kind] of kinds)
    report(
      kind,
      times.filter((time) => time.kind === kind),
    )
  const p99 = report('all', times)
  const slowest = times.sort((a, b) => b.ms - a.ms)[0]
  console.log(`  slowest: ${slowest?.ms.toFixed(1)} ms, '${slowest?.keyword}', ${slowest?.hits} hits`)
  await database.close()
  return p99 <= LIMITS_MS[database.dialect]
}

function report(kind: string, times: readonly { ms: number; hits: number }[]): number {
  const sorted = times.map((time) => time.ms).sort((a, b) => a - b)
  const [p50, p99] = [quantile(sorted, 0.5), quantile(sorted, 0.99)]
  const hits = Math.round(times.reduce((sum, time) => sum + time.hits, 0) / times.length)
  console.log(
    `  ${kind.padEnd(30)} p50 ${p50.toFixed(1).padStart(5)} ms  p99 ${p99.toFixed(1).padStart(5)} ms  ${hits} hits`,
  )
  return p99
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
async function onSqlite(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trp-bench-'))
  const database = openDatabase({ dataDir, databaseUrl: undefined })
  const sizeOf = async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(database.db)
    return statSync(join(dataDir, 'database.sqlite')).size
  }
  const isFast = await measure('SQLite', database, sizeOf)
  rmSync(dataDir, { recursive: true })
  return isFast
}

async function onPostgres(): Promise<boolean> {
  const server = await startPostgres()
  try {
    await createDatabase(server.urlOf('postgres'), 'bench')
    const database = openDatabase({ dataDir: '', databaseUrl: server.urlOf('bench') })
    const sizeOf = async () => {
      const result = await sql<{ size: number }>`select pg_database_size('bench') as size`.execute(database.db)
      return result.rows[0]?.size ?? 0
    }
    return await measure('PostgreSQL', database, sizeOf)
  } finally {
    await server.stop()
  }
}

const results = [await onSqlite(), await onPostgres()]
process.exitCode = results.every(Boolean) ? 0 : 1
