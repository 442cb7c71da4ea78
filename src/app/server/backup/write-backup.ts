import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { type Pack, pack } from 'tar-stream'
import type { Config } from '#platform/config/config.ts'
import { OWNER_ONLY_FILE } from '#platform/config/protect-data.ts'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import type { Tx } from '#platform/database/schema.ts'
import { openFileStore } from '#platform/files/open-file-store.ts'
import type { FileStore } from '#platform/files/store.ts'
import { findSecretInFile } from '#platform/secret/secret.ts'
import { BACKED_UP, MIGRATIONS } from '../../features.ts'
import { FORMAT, MANIFEST_NAME, SECRET_NAME } from './archive-format.ts'

/** Rows of one archive entry. Limits the memory for a large table. */
const ROWS_PER_ENTRY = 500

/**
 * Writes all rows and files into one TAR file. The site can keep running: one transaction reads all rows, so they are
 * consistent. The file gets its name when it is complete.
 * @returns how many rows and files it contains
 */
export async function writeBackup(config: Config, path: string): Promise<{ rows: number; files: number }> {
  const database = openDatabase(config)
  await migrate(database, MIGRATIONS)
  const store = await openFileStore(config)
  const archive = pack()
  const unfinished = `${path}.unfinished`
  const written = finished(archive.pipe(createWriteStream(unfinished, { mode: OWNER_ONLY_FILE })))
  try {
    const [counts] = await Promise.all([fill(archive, config, database, store), written])
    await rename(unfinished, path)
    return counts
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await database.close()
  }
}

async function fill(archive: Pack, config: Config, database: Database, store: FileStore) {
  await add(archive, MANIFEST_NAME, JSON.stringify({ format: FORMAT }))
  const secret = config.secret ?? (await findSecretInFile(config.dataDir))
  if (secret !== undefined) await add(archive, SECRET_NAME, secret)
  const snapshot = database.db.transaction().setAccessMode('read only').setIsolationLevel('repeatable read')
  const { rows, keys } = await snapshot.execute(async (tx) => ({
    rows: await addRows(archive, tx),
    keys: await tx.selectFrom('file').select('sha256').distinct().execute(),
  }))
  // A file's content never changes and stays as long as a row refers to it, so it can be read after the rows.
  for (const { sha256 } of keys) await add(archive, `files/${sha256}`, await buffer(await store.open(sha256)))
  archive.finalize()
  return { rows, files: keys.length }
}

async function addRows(archive: Pack, tx: Tx): Promise<number> {
  let total = 0
  for (const table of BACKED_UP) {
    const rows = await tx.selectFrom(table).selectAll().execute()
    for (let start = 0; start < rows.length; start += ROWS_PER_ENTRY) {
      const lines = rows.slice(start, start + ROWS_PER_ENTRY).map((row) => JSON.stringify(row))
      await add(archive, `tables/${table}/${String(start).padStart(9, '0')}.jsonl`, lines.join('\n'))
    }
    total += rows.length
  }
  return total
}

function add(archive: Pack, name: string, content: string | Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name }, content, (error) => (error ? reject(error) : resolve()))
  })
}
