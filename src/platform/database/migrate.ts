import { sql } from 'kysely'
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
  for (const migration of migrations) await runOnce(db, dialect, migration)
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
