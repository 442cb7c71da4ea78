import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import SqliteFile from 'better-sqlite3'
import { sql } from 'kysely'
import { CommandError } from '#platform/command-error.ts'
import type { Config } from '#platform/config/config.ts'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { hasSite } from '#platform/database/has-site.ts'
import { findNewer, type Migration, migrate } from '#platform/database/migrate.ts'
import { sqliteFile } from '#platform/database/sqlite.ts'
import { deleteUnusedBytes } from '#platform/files/delete-file.ts'
import { openFileStore } from '#platform/files/open-file-store.ts'
import type { FileStore } from '#platform/files/store.ts'
import { moveSecretFile, writeSecretFile } from '#platform/secret/secret.ts'
import { MIGRATIONS } from '../../features.ts'
import { type Counts, ENTRY_NAME } from './archive-format.ts'
import { startProgress } from './progress.ts'
import { readEntries } from './read-archive.ts'
import { replaceRows } from './rows.ts'
import { withStagedBackup } from './staged-backup.ts'

interface Restored extends Counts {
  /** Names of files that the backup does not have. */
  lost: string[]
  /** The setting SECRET is in use, and is not the key of the backup. */
  isOtherSecret: boolean
}

/** Reads a backup and checks whether it would restore, without the database and the files of the site. @throws {CommandError} */
export function checkBackup(config: Config, path: string): Promise<Restored> {
  return withStagedBackup(config, path, MIGRATIONS, async ({ counts, lost, secret }) => ({
    ...counts,
    lost,
    isOtherSecret: isOther(secret, config),
  }))
}

/**
 * Replaces all data with those of a backup, all or nothing: when the whole backup has been checked its files are added, which
 * nobody sees yet, then one transaction replaces all rows. A running site shows the restored content within a second. The
 * backup may come from the other database (SQLite or PostgreSQL) and from an older version.
 * A database of a newer version is emptied first, and a damaged SQLite file is renamed.
 * @throws {CommandError} when the backup can't be restored; then nothing has changed
 */
export function restoreBackup(
  config: Config,
  path: string,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<Restored> {
  return withStagedBackup(config, path, migrations, async ({ folder, counts, lost, rows, secret }) => {
    await makeUsable(config, migrations)
    const database = openDatabase(config)
    try {
      await migrate(database, migrations)
      const store = await openFileStore(config)
      await withFiles(path, database, store, async () => {
        const isOwnSecret = secret === undefined || config.secret !== undefined
        if (!isOwnSecret) await writeSecretFile(folder, secret)
        await database.db
          .transaction()
          .execute((tx) => replaceRows(tx, database.dialect, rows.db))
          .catch((error: unknown) => {
            // Not the error itself: PostgreSQL shows what is in the row.
            throw isRowError(error) ? new CommandError(`${path} has a row that does not fit this database.`) : error
          })
        if (!isOwnSecret) await moveSecretFile(folder, config.dataDir)
      })
      return { ...counts, lost, isOtherSecret: isOther(secret, config) }
    } finally {
      await database.close()
    }
  })
}

async function makeUsable(config: Config, migrations: readonly Migration[]): Promise<void> {
  if (!(await hasSite(config))) return
  if (config.databaseUrl === undefined && isDamaged(sqliteFile(config.dataDir)))
    await withSqliteFiles(config, (file) => rename(file, `${file}.damaged`))
  else await emptyNewer(config, migrations)
}

/** Also of a part that only some reads meet. */
function isDamaged(file: string): boolean {
  try {
    const database = new SqliteFile(file, { readonly: true })
    try {
      return database.pragma('quick_check(1)', { simple: true }) !== 'ok'
    } finally {
      database.close()
    }
  } catch (error) {
    return error instanceof SqliteFile.SqliteError && /^SQLITE_(?:CORRUPT|NOTADB)/.test(error.code)
  }
}

async function withSqliteFiles({ dataDir }: Config, work: (file: string) => Promise<void>): Promise<void> {
  const files = ['', '-wal', '-shm'].map((end) => `${sqliteFile(dataDir)}${end}`)
  for (const file of files) if (existsSync(file)) await work(file)
}

/** Empties a database that a newer version of the site has changed: its tables do not fit the rows of the backup. */
async function emptyNewer(config: Config, migrations: readonly Migration[]): Promise<void> {
  const { db, dialect, close } = openDatabase(config)
  try {
    if ((await findNewer(db, migrations)) === undefined) return
    if (dialect === 'postgres') {
      for (const { name } of await db.introspection.getTables())
        await sql`drop table ${sql.table(name)} cascade`.execute(db)
      return
    }
  } finally {
    await close()
  }
  await withSqliteFiles(config, (file) => rm(file))
}

const isOther = (secret: string | undefined, config: Pick<Config, 'secret'>) =>
  secret !== undefined && config.secret !== undefined && secret !== config.secret

/** Whether PostgreSQL refuses a value that SQLite accepts, for example a zero byte in a text. */
function isRowError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]\w{3}$/.test(String(error.code))
}

/** Adds the files of a backup. They are deleted again when `work` fails. */
async function withFiles(path: string, database: Database, store: FileStore, work: () => Promise<void>): Promise<void> {
  const progress = startProgress()
  const added: string[] = []
  let stored = 0
  try {
    for await (const { name, bytes } of readEntries(path, (name) => name.startsWith('files/'))) {
      const key = ENTRY_NAME.exec(name)?.[2]
      if (key === undefined) continue
      if (!(await store.has(key))) added.push(key)
      await store.put(key, bytes)
      stored += 1
      progress(`Stored ${stored} files.`)
    }
    await work()
  } catch (error) {
    for (const key of added) await deleteUnusedBytes(database.db, store, key)
    throw error
  }
}
