import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type Pack, pack } from 'tar-stream'
import { AppError } from '#core/errors.ts'
import { CommandError } from '#platform/command-error.ts'
import type { Config } from '#platform/config/config.ts'
import { OWNER_ONLY_FILE } from '#platform/config/protect-data.ts'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import type { Tx } from '#platform/database/schema.ts'
import { openFileStore } from '#platform/files/open-file-store.ts'
import type { FileStore } from '#platform/files/store.ts'
import { findSecretInFile } from '#platform/secret/secret.ts'
import { BACKED_UP, MIGRATIONS } from '../../features.ts'
import { CONTENTS_NAME, type Counts, FORMAT, MANIFEST_NAME, SECRET_NAME } from './archive-format.ts'
import { noteBackup } from './last-backup.ts'
import { startProgress } from './progress.ts'
import { readRows } from './rows.ts'

export interface Written extends Counts {
  /** Names of files whose bytes are missing or damaged in the store. They are not in the backup. */
  lost: string[]
}

/**
 * Writes all rows and files into one TAR file. The site can keep running: one transaction reads all rows, so they are
 * consistent. The file gets its name when it is complete.
 */
export async function writeBackup(config: Config, path: string): Promise<Written> {
  await checkPlace(path)
  const database = openDatabase(config)
  const unfinished = `${path}.unfinished`
  try {
    await migrate(database, MIGRATIONS)
    const store = await openFileStore(config)
    const archive = new Archive()
    const file = createWriteStream(unfinished, { mode: OWNER_ONLY_FILE, flush: true })
    const [written] = await Promise.all([
      fill(archive, config, database, store).catch((error: unknown) => archive.stop(error)),
      pipeline(archive.pack, file),
    ])
    await rename(unfinished, path)
    await noteBackup(config.dataDir, path, new Date())
    return written
  } catch (error) {
    await rm(unfinished, { force: true })
    throw isFull(error)
      ? new CommandError(`There is no room for ${path}. Nothing was written.`, { cause: error })
      : error
  } finally {
    await database.close()
  }
}

async function fill(archive: Archive, config: Config, { db }: Database, store: FileStore): Promise<Written> {
  await archive.add(MANIFEST_NAME, JSON.stringify({ format: FORMAT, migrations: MIGRATIONS.map(({ name }) => name) }))
  const secret = config.secret ?? (await findSecretInFile(config.dataDir))
  if (secret !== undefined) await archive.add(SECRET_NAME, secret)
  const snapshot = db.transaction().setAccessMode('read only').setIsolationLevel('repeatable read')
  const { rows, keys } = await snapshot.execute(async (tx) => ({
    rows: await addRows(archive, tx),
    keys: await tx.selectFrom('file').select(['sha256', 'name']).orderBy('id').execute(),
  }))
  // A file's content never changes and stays as long as a row refers to it, so it can be read after the rows.
  const lost = new Map<string, string>()
  const files = new Map(keys.map(({ sha256, name }) => [sha256, name]))
  const progress = startProgress()
  let read = 0
  for (const [sha256, name] of files) {
    read += 1
    progress(`Read ${read} of ${files.size} files.`)
    const bytes = await findContent(store, sha256)
    if (bytes === undefined) lost.set(sha256, name)
    else await archive.add(`files/${sha256}`, bytes)
  }
  await archive.end([...lost.keys()])
  return { rows, files: files.size - lost.size, lost: [...lost.values()] }
}

/** @throws {CommandError} when there can be no file of this name */
async function checkPlace(path: string): Promise<void> {
  const place = await stat(path).catch(() => undefined)
  if (place?.isDirectory()) throw new CommandError(`${path} is a folder.`)
  const folder = await stat(dirname(resolve(path))).catch(() => undefined)
  if (!folder?.isDirectory()) throw new CommandError(`There is no folder ${dirname(resolve(path))}.`)
}

/** Whether the disk of the backup is full. A full data folder has codes of SQLite. */
function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(error.code))
}

/** Undefined when the bytes are missing, or are not those that were stored. */
async function findContent(store: FileStore, sha256: string): Promise<Buffer | undefined> {
  try {
    const bytes = await buffer(await store.open(sha256))
    return sha256Of(bytes) === sha256 ? bytes : undefined
  } catch (error) {
    if (error instanceof AppError && error.code === 'file_missing') return undefined
    throw error
  }
}

async function addRows(archive: Archive, tx: Tx): Promise<number> {
  const progress = startProgress()
  let total = 0
  for (const table of BACKED_UP) {
    let start = 0
    for await (const rows of readRows(tx, table)) {
      const lines = rows.map((row) => JSON.stringify(row))
      await archive.add(`tables/${table}/${String(start).padStart(9, '0')}.jsonl`, lines.join('\n'))
      start += rows.length
      progress(`Read ${total + start} rows.`)
    }
    total += start
  }
  return total
}

/** A TAR that ends with the checksums of its entries. */
class Archive {
  readonly pack: Pack = pack()
  readonly #checksums: Record<string, string> = {}

  add(name: string, content: string | Buffer): Promise<void> {
    this.#checksums[name] = sha256Of(content)
    return new Promise((resolve, reject) => {
      this.pack.once('error', reject)
      this.pack.entry({ name }, content, (error) => {
        this.pack.off('error', reject)
        return error ? reject(error) : resolve()
      })
    })
  }

  async end(lost: readonly string[]): Promise<void> {
    await this.add(CONTENTS_NAME, JSON.stringify({ checksums: this.#checksums, lost }))
    this.pack.finalize()
  }

  stop(error: unknown): never {
    this.pack.destroy(error instanceof Error ? error : new Error(String(error)))
    throw error
  }
}

function sha256Of(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
