import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { z } from 'zod'
import { CommandError } from '#platform/command-error.ts'
import type { Config } from '#platform/config/config.ts'
import { protectData } from '#platform/config/protect-data.ts'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { type Migration, migrate } from '#platform/database/migrate.ts'
import type { Tx } from '#platform/database/schema.ts'
import {
  CONTENTS_NAME,
  Contents,
  type Counts,
  ENTRY_NAME,
  MANIFEST_NAME,
  Manifest,
  Row,
  SECRET_NAME,
} from './archive-format.ts'
import { startProgress } from './progress.ts'
import { type ArchiveEntry, hasEnd, readEntries } from './read-archive.ts'
import { insertRows } from './rows.ts'
import { listTables, readSchema } from './schema.ts'

/** Prefix of the folders of staged rows. The number of the process follows. */
const FOLDER = 'restore-'

/** A backup that was read completely and can be restored. */
export interface StagedBackup {
  counts: Counts
  secret: string | undefined
  /** Names of files that the backup does not have, because the store of its site had lost them. */
  lost: string[]
  /** On the disk of the data folder, deleted at the end. */
  folder: string
  /** SQLite with all rows in the current schema. */
  rows: Database
}

/**
 * Reads and checks a whole backup, and loads its rows into a database of their own: first in the schema of the version that
 * wrote it, then the migrations run. So a backup of an older version restores like an upgrade.
 * @throws {CommandError} when the backup would not restore
 */
export async function withStagedBackup<T>(
  config: Pick<Config, 'dataDir'>,
  path: string,
  migrations: readonly Migration[],
  use: (backup: StagedBackup) => Promise<T>,
): Promise<T> {
  protectData(config.dataDir)
  deleteAbandoned(config.dataDir)
  const folder = join(config.dataDir, `${FOLDER}${process.pid}`)
  mkdirSync(folder)
  const rows = openDatabase({ dataDir: folder, databaseUrl: undefined })
  try {
    return await use({ folder, rows, ...(await stage(path, rows, migrations)) })
  } finally {
    await rows.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Deletes the folders of processes that were killed. */
function deleteAbandoned(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (!name.startsWith(FOLDER)) continue
    const pid = Number(name.slice(FOLDER.length))
    if (pid === process.pid || !isRunning(pid)) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function stage(
  path: string,
  rows: Database,
  migrations: readonly Migration[],
): Promise<Omit<StagedBackup, 'folder' | 'rows'>> {
  const entries = readEntries(path, (name) => !name.startsWith('files/'))
  const first = await entries.next()
  const manifest = first.done || first.value.name !== MANIFEST_NAME ? undefined : parse(Manifest, first.value.bytes)
  if (first.done || manifest === undefined) throw new CommandError(`${path} is not a backup of this site.`)

  const written = manifest.migrations ?? migrations.map(({ name }) => name)
  if (written.some((name) => !migrations.some((known) => known.name === name)))
    throw new CommandError(`${path} was written by a newer version of the site. Restore it with that version.`)
  await migrate(
    rows,
    migrations.filter(({ name }) => written.includes(name)),
  )
  const loaded = await rows.db.transaction().execute((tx) => load(tx, path, first.value, entries))
  await checkContents(path, loaded, manifest.migrations !== undefined)
  await migrate(rows, migrations)

  const { checksums, secret, rowCount, fileCount, contents } = loaded
  const files = await rows.db.selectFrom('file').select(['sha256', 'name']).execute()
  const absent = files.filter(({ sha256 }) => !checksums.has(`files/${sha256}`))
  if (absent.some(({ sha256 }) => !contents?.lost.includes(sha256))) throw damaged(path, 'a file is missing')
  return { counts: { rows: rowCount, files: fileCount }, secret, lost: absent.map(({ name }) => name) }
}

interface Loaded {
  /** SHA-256 of each entry by its name, without the contents. */
  checksums: Map<string, string>
  contents: Contents | undefined
  secret: string | undefined
  rowCount: number
  fileCount: number
}

async function load(
  tx: Tx,
  path: string,
  manifest: ArchiveEntry,
  entries: AsyncIterable<ArchiveEntry>,
): Promise<Loaded> {
  // The order of rows and tables does not matter: references are checked at the end.
  await sql`pragma defer_foreign_keys = on`.execute(tx)
  const tables = await listTables(tx)
  // Migrations have filled some.
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(tx)
  const loaded: Loaded = {
    checksums: new Map([[manifest.name, manifest.sha256]]),
    contents: undefined,
    secret: undefined,
    rowCount: 0,
    fileCount: 0,
  }
  const progress = startProgress()
  for await (const { name, sha256, bytes } of entries) {
    progress(`Read ${loaded.rowCount} rows and ${loaded.fileCount} files of the backup.`)
    const [, table, key] = ENTRY_NAME.exec(name) ?? []
    if (loaded.checksums.has(name) || loaded.contents !== undefined) throw damaged(path, `${name} is there twice`)
    if (key !== undefined && key !== sha256) throw damaged(path, `${name} has changed`)
    if (name === CONTENTS_NAME) {
      loaded.contents = parse(Contents, bytes)
      if (loaded.contents === undefined) throw damaged(path, `${name} can't be read`)
    } else loaded.checksums.set(name, sha256)
    if (name === SECRET_NAME) loaded.secret = bytes.toString()
    if (key !== undefined) loaded.fileCount += 1
    if (table === undefined) continue
    if (!tables.includes(table)) throw damaged(path, `there is no table ${table}`)
    loaded.rowCount += await loadRows(tx, path, table, bytes.toString())
  }
  await checkRows(tx, path, tables)
  return loaded
}

async function loadRows(tx: Tx, path: string, table: string, lines: string): Promise<number> {
  const rows = lines.split('\n').map((line) => {
    const row = parse(Row, line)
    if (row === undefined) throw damaged(path, `a row of the table ${table} can't be read`)
    return row
  })
  try {
    await insertRows(tx, table, rows)
  } catch (error) {
    // Not the error itself: it could show what is in the row.
    throw damaged(path, `a row of the table ${table} does not fit`, error)
  }
  return rows.length
}

/** Checks what SQLite accepts at first: text in a column of numbers, and references to rows that came later or never. */
async function checkRows(tx: Tx, path: string, tables: readonly string[]): Promise<void> {
  for (const { name, columns } of await readSchema(tx, tables)) {
    const integers = columns.filter(({ isInteger }) => isInteger)
    const isWrong = integers.map((column) => sql`typeof(${sql.ref(column.name)}) not in ('integer', 'null')`)
    const wrong = sql.join([sql`0`, ...isWrong], sql` or `)
    const { rows } = await sql`select 1 from ${sql.table(name)} where ${wrong} limit 1`.execute(tx)
    if (rows.length > 0) throw damaged(path, `a row of the table ${name} has text instead of a number`)
  }
  const { rows } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(tx)
  const [broken] = rows
  if (broken)
    throw damaged(path, `a row of the table ${broken.table} refers to one of ${broken.parent} that is missing`)
}

async function checkContents(path: string, { checksums, contents }: Loaded, isExpected: boolean): Promise<void> {
  if (contents === undefined) {
    if (isExpected || !(await hasEnd(path))) throw damaged(path, 'its end is missing')
    return
  }
  const expected = Object.entries(contents.checksums)
  const changed = expected.find(([name, sha256]) => checksums.get(name) !== sha256)
  if (changed !== undefined) throw damaged(path, `${changed[0]} is missing or has changed`)
  if (expected.length !== checksums.size) throw damaged(path, 'something was added to it')
}

function damaged(path: string, what: string, cause?: unknown): CommandError {
  return new CommandError(`${path} is damaged: ${what}.`, { cause })
}

/** @returns undefined for anything else than JSON of this form */
function parse<T>(schema: z.ZodType<T>, json: Buffer | string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(json.toString())).data
  } catch {
    return undefined
  }
}
