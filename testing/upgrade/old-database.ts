import { sql } from 'kysely'
import { MIGRATIONS } from '#app/features.ts'
import { MANIFEST_NAME, Manifest, Row } from '#app/server/backup/archive-format.ts'
import { readEntries } from '#app/server/backup/read-archive.ts'
import { insertRows } from '#app/server/backup/rows.ts'
import { listTables } from '#app/server/backup/schema.ts'
import { withStagedBackup } from '#app/server/backup/staged-backup.ts'
import type { Config } from '#platform/config/config.ts'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import type { Db, Tx } from '#platform/database/schema.ts'

/**
 * Makes a PostgreSQL database as the version had it that wrote a backup, so that the migrations run on PostgreSQL. A restore
 * runs them on SQLite, for both databases.
 */
export async function createOldDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  backup: string,
): Promise<void> {
  const known = await readMigrations(backup)
  const migrations = MIGRATIONS.filter(({ name }) => known.includes(name))
  const { db, dialect, close } = openDatabase(config)
  try {
    await sql`drop schema public cascade`.execute(db)
    await sql`create schema public`.execute(db)
    await migrate({ db, dialect }, migrations)
    await withStagedBackup(config, backup, migrations, ({ rows }) =>
      db.transaction().execute(async (tx) => {
        // Rows may refer to those of later tables.
        await sql`set local session_replication_role = replica`.execute(tx)
        for (const table of await listTables(rows.db)) await copyRows(rows.db, tx, table)
      }),
    )
  } finally {
    await close()
  }
}

async function readMigrations(backup: string): Promise<readonly string[]> {
  for await (const { name, bytes } of readEntries(backup, (name) => name === MANIFEST_NAME))
    if (name === MANIFEST_NAME) return Manifest.parse(JSON.parse(bytes.toString())).migrations ?? []
  return []
}

async function copyRows(from: Db, to: Tx, table: string): Promise<void> {
  const { rows } = await sql`select * from ${sql.table(table)}`.execute(from)
  if (rows.length === 0) return
  // Migrations have filled some.
  await sql`delete from ${sql.table(table)}`.execute(to)
  const copied = Row.array().parse(rows)
  await insertRows(to, table, copied)
  if (typeof copied[0]?.id !== 'number') return
  const sequence = sql`pg_get_serial_sequence(${table}, 'id')`
  await sql`select setval(${sequence}::regclass, max(id)) from ${sql.table(table)}`.execute(to)
}
