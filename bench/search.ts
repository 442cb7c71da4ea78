import { mkdtempSync, rmSync } from 'node:fs'
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
import { JUDGED_QUERIES } from '#testing/search/judged-queries.ts'
import { index } from '#testing/search/library.ts'
import { readStarterEntries } from '#testing/search/starter-entries.ts'
import { msOf, quantile } from './support/machine.ts'
import { below, oneOf, text, WORDS } from './support/words.ts'

/**
 * Measures the search of the starter content, and of 5,000 resources of 1,500 words each, on both databases. Exits with 1 when the
 * p99 of the latter exceeds the limit of its database.
 */
const RESOURCES = 5000
const WORDS_EACH = 1500
const QUERIES_EACH = 80
/** Three times the duration of a query in the database alone, at the first measurement. */
const LIMITS_MS = { sqlite: 15, postgres: 186 }

function longWord(): string {
  const word = text(1)
  return word.length > 4 ? word : longWord()
}

function withTypo(right: string): string {
  const at = below(right.length)
  return `${right.slice(0, at)}${oneOf(['', 'x'])}${right.slice(at + 1)}`
}

const KINDS = {
  'one word': () => text(1),
  'four words': () => text(4),
  'a beginning of 1 to 3 letters': () => text(1).slice(0, 1 + below(3)),
  'two typing errors': () => `${withTypo(longWord())} ${withTypo(longWord())}`,
  'common words': () => `${WORDS[below(10)]} ${WORDS[below(10)]}`,
  'twelve common words': () => WORDS.slice(0, 12).join(' '),
}

function resource(index: number): SearchEntry {
  const format = oneOf(SEARCH_FORMATS)
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
    sizeBytes: format === 'link' ? 0 : 1000 + below(9_000_000),
    display: {
      id: index,
      module,
      path_type: format === 'link' ? 'URL' : 'FILE',
      url: null,
      file: `/files/${index}/document.pdf`,
      preview_file: null,
      first_page: null,
      size: '1 kB',
      size_bytes: 1000,
      file_type: 'PDF Document',
      pages: 3,
    },
  }
}

/** Writes scopes of 50 entries, one transaction each. */
async function fill({ db }: Database): Promise<void> {
  for (let first = 1; first <= RESOURCES; first += 50) {
    const entries = Array.from({ length: 50 }, (_, place) => resource(first + place))
    await db.transaction().execute((tx) => indexScope(tx, { name: `bench:${first}`, entries }))
  }
  // PostgreSQL would do this itself within a minute.
  await sql`analyze`.execute(db)
}

/** Prints how long what trainers type takes, and words that were not searched before. */
async function measureStarter(database: Database): Promise<void> {
  await migrate(database, MIGRATIONS)
  await index(database, ...(await readStarterEntries()))
  const judged = Object.values(JUDGED_QUERIES).flatMap((list) => list.map(({ query }) => query))
  const words = [...new Set(judged.flatMap((query) => query.split(/[\s¿?]+/)))].filter((word) => word.length > 3)
  const fourWords = judged.map(() => Array.from({ length: 4 }, () => oneOf(words)).join(' '))
  for (const [what, queries] of Object.entries({
    'what trainers type': judged,
    'any four of their words': fourWords,
  })) {
    const times: number[] = []
    const before = process.cpuUsage()
    for (const query of queries) times.push(await msOf(() => searchFor(database, query)))
    const { user, system } = process.cpuUsage(before)
    console.log(
      `${database.dialect}, starter content, ${what}: p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms, ${((user + system) / 1000 / queries.length).toFixed(1)} ms of the processor each`,
    )
  }
  await database.close()
}

const searchFor = ({ db }: Database, keyword: string) =>
  searchAll(db, { keyword, sort: 'default', page: 1, page_size: 20, exact: false })

/** @returns whether the p99 is within the limit */
async function measure(database: Database): Promise<boolean> {
  await migrate(database, MIGRATIONS)
  console.log(`${database.dialect}: filled in ${Math.round((await msOf(() => fill(database))) / 1000)} s`)
  const search = (keyword: string) => searchFor(database, keyword)
  for (let warm = 0; warm < QUERIES_EACH; warm++) await search(text(1))
  const all: number[] = []
  for (const [kind, make] of Object.entries(KINDS)) {
    const times: number[] = []
    for (let n = 0; n < QUERIES_EACH; n++) times.push(await msOf(() => search(make())))
    console.log(`  ${kind}: p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`)
    all.push(...times)
  }
  await database.close()
  const [p99, limit] = [quantile(all, 0.99), LIMITS_MS[database.dialect]]
  console.log(`  all: p99 ${p99.toFixed(1)} ms (bound ${limit})`)
  return p99 <= limit
}

const dataDir = mkdtempSync(join(tmpdir(), 'trp-bench-'))
await measureStarter(openDatabase({ dataDir: join(dataDir, 'starter'), databaseUrl: undefined }))
const onSqlite = await measure(openDatabase({ dataDir, databaseUrl: undefined }))
rmSync(dataDir, { recursive: true })
const server = await startPostgres()
await createDatabase(server.urlOf('postgres'), 'starter')
await measureStarter(openDatabase({ dataDir: '', databaseUrl: server.urlOf('starter') }))
await createDatabase(server.urlOf('postgres'), 'bench')
const onPostgres = await measure(openDatabase({ dataDir: '', databaseUrl: server.urlOf('bench') }))
await server.stop()
process.exit(onSqlite && onPostgres ? 0 : 1)
