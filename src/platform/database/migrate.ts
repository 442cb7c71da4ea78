import { sql } from 'kysely'
import { CommandError } from '../command-error.ts'
import type { Database, DialectName } from './database.ts'
import type { Db, Tx } from './schema.ts'

/** One step of the schema, in a transaction of its own. */
export interface Migration {
  /** Unique, e.g. `bookmarks-2-order`. */
  name: string
  up(tx: Tx, dialect: DialectName): Promise<void>
}

/**
 * Runs the migrations that the database does not have yet, in their order. Each is one transaction. Two processes that start
 * together take turns.
 * @throws {CommandError} when a newer version of the site has changed the database
 */
export async function migrate(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  migrations: readonly Migration[],
): Promise<void> {
  await db.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .execute()
  await refuseNewer(db, migrations)
  for (const migration of migrations) await runOnce(db, dialect, migration)
}

/** An older version would write rows that the newer one can't read. */
async function refuseNewer(db: Db, migrations: readonly Migration[]) {
  const name = await findNewer(db, migrations)
  if (name === undefined) return
  throw new CommandError(
    `The database is of a newer version of the site, which has made the change “${name}”. Start that version, or restore a backup of this one.`,
  )
}

/** The name of a migration that the database has and this version does not know. The database has been migrated before. */
export async function findNewer(db: Db, migrations: readonly Migration[]): Promise<string | undefined> {
  const done = await db.withTables<{ migration: { name: string } }>().selectFrom('migration').select('name').execute()
  return done.find(({ name }) => !migrations.some((known) => known.name === name))?.name
}

async function runOnce(db: Db, dialect: DialectName, { name, up }: Migration) {
  await db.transaction().execute(async (tx) => {
    if (dialect === 'postgres') await sql`lock table migration in exclusive mode`.execute(tx)
    const table = tx.withTables<{ migration: { name: string } }>()
    const done = await table.selectFrom('migration').select('name').where('name', '=', name).executeTakeFirst()
    if (done) return
    await up(tx, dialect)
    await table.insertInto('migration').values({ name }).execute()
  })
}
