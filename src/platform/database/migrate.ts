import { sql } from 'kysely'
import type { Database, DialectName } from './database.ts'
import { firstTables } from './migrations/001-first-tables.ts'
import { searchIndex } from './migrations/002-search-index.ts'
import { members } from './migrations/003-members.ts'
import { community } from './migrations/004-community.ts'
import { discussionIndex } from './migrations/005-discussion-index.ts'
import { firstPages } from './migrations/006-first-pages.ts'
import { sessionDevices } from './migrations/008-session-devices.ts'
import { callLimits } from './migrations/009-call-limits.ts'
import { searchInDatabase } from './migrations/010-search-in-database.ts'
import { changeLog } from './migrations/011-change-log.ts'
import type { Db, Tx } from './schema.ts'

export interface MigrationStep {
  name: string
  up(tx: Tx, dialect: DialectName): Promise<void>
}

/** In the order in which they run. A step that has been released is never changed: a new one is added. */
const STEPS: readonly MigrationStep[] = [
  firstTables,
  searchIndex,
  members,
  community,
  discussionIndex,
  firstPages,
  sessionDevices,
  callLimits,
  searchInDatabase,
  changeLog,
]

/**
 * Brings the database to the newest step; does nothing where it is there already. Each step is one transaction.
 * Two processes that start together take turns.
 */
export async function migrate({ db, dialect }: Pick<Database, 'db' | 'dialect'>): Promise<void> {
  await db.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .execute()
  for (const step of STEPS) await runOnce(db, dialect, step)
}

async function runOnce(db: Db, dialect: DialectName, step: MigrationStep) {
  await db.transaction().execute(async (tx) => {
    if (dialect === 'postgres') await sql`lock table migration in exclusive mode`.execute(tx)
    const migrations = tx.withTables<{ migration: { name: string } }>()
    const done = await migrations
      .selectFrom('migration')
      .select('name')
      .where('name', '=', step.name)
      .executeTakeFirst()
    if (done) return
    await step.up(tx, dialect)
    await migrations.insertInto('migration').values({ name: step.name }).execute()
  })
}
