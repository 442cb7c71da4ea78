import { createReadStream } from 'node:fs'
import { buffer, text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { extract } from 'tar-stream'
import { z } from 'zod'
import { rebuildSearchIndex } from '#features/search/server/public.ts'
import type { Config } from '#platform/config/config.ts'
import { protectData } from '#platform/config/protect-data.ts'
import { recordChange } from '#platform/database/change-log.ts'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import type { Tables, Tx } from '#platform/database/schema.ts'
import { openFileStore } from '#platform/files/open-file-store.ts'
import type { FileStore } from '#platform/files/store.ts'
import { writeSecretFile } from '#platform/secret/secret.ts'
import { BACKED_UP, FEATURES, MIGRATIONS } from '../../features.ts'
import { FORMAT, MANIFEST_NAME, SECRET_NAME } from './archive-format.ts'

const Manifest = z.object({ format: z.literal(FORMAT) })
const Row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

type TableName = keyof Tables

/**
 * Replaces all data with those of a backup: files first, then all rows in one transaction. A running site shows the restored
 * content within a second. The backup may come from the other database (SQLite or PostgreSQL).
 * @throws {Error} when the file is not a backup; then nothing has changed
 */
export async function restoreBackup(config: Config, path: string): Promise<{ rows: number; files: number }> {
  protectData(config.dataDir)
  const database = openDatabase(config)
  try {
    await migrate(database, MIGRATIONS)
    const { rows, files } = await readArchive(path, config, await openFileStore(config))
    await database.db.transaction().execute((tx) => replaceAll(tx, database, rows))
    return { rows: [...rows.values()].reduce((sum, table) => sum + table.length, 0), files }
  } finally {
    await database.close()
  }
}

type Rows = Map<TableName, z.infer<typeof Row>[]>

async function readArchive(path: string, config: Config, store: FileStore): Promise<{ rows: Rows; files: number }> {
  const rows: Rows = new Map(BACKED_UP.map((table) => [table, []]))
  let files = 0
  let hasManifest = false
  for await (const entry of createReadStream(path).pipe(extract())) {
    const { name } = entry.header
    if (name === MANIFEST_NAME) hasManifest = Manifest.safeParse(JSON.parse(await text(entry))).success
    if (!hasManifest) throw new Error(`${path} is not a backup of this site.`)
    const table = BACKED_UP.find((each) => name.startsWith(`tables/${each}/`))
    if (table) rows.get(table)?.push(...parseLines(await text(entry)))
    if (name === SECRET_NAME && config.secret === undefined) await writeSecretFile(config.dataDir, await text(entry))
    if (name.startsWith('files/')) {
      await store.put(name.slice('files/'.length), await buffer(entry))
      files += 1
    }
    entry.resume()
  }
  if (!hasManifest) throw new Error(`${path} is not a backup of this site.`)
  return { rows, files }
}

function parseLines(lines: string): z.infer<typeof Row>[] {
  return lines.split('\n').map((line) => Row.parse(JSON.parse(line)))
}

async function replaceAll(tx: Tx, { dialect }: Database, rows: Rows): Promise<void> {
  for (const table of BACKED_UP.toReversed()) await sql`delete from ${sql.table(table)}`.execute(tx)
  for (const table of BACKED_UP) {
    const sorted = sortByReference(table, rows.get(table) ?? [])
    for (const row of sorted) await insertRow(tx, table, row)
    const hasNumericIds = sorted.some((row) => typeof row.id === 'number')
    if (dialect === 'postgres' && hasNumericIds) await updateSequence(tx, table)
  }
  await rebuildSearchIndex(tx, FEATURES)
  await recordChange(tx, 'everything')
}

/** A file can refer to another file, its preview: previews come first. */
function sortByReference(table: TableName, rows: z.infer<typeof Row>[]) {
  if (table !== 'file') return rows
  return rows.toSorted((a, b) => Number(a.preview_file_id !== null) - Number(b.preview_file_id !== null))
}

function insertRow(tx: Tx, table: keyof Tables, row: z.infer<typeof Row>) {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
  return sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(tx)
}

/** The rows were inserted with their ids, so the sequence must continue after the highest one. */
async function updateSequence(tx: Tx, table: TableName): Promise<void> {
  const next = sql`(select max(id) + 1 from ${sql.table(table)})`
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${next}, false)`.execute(tx)
}
