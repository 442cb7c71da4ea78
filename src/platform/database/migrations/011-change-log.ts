import { withId } from '../columns.ts'
import type { MigrationStep } from '../migrate.ts'

/** The change log in the place of the revisions: see src/platform/database/change-log.ts. */
export const changeLog: MigrationStep = {
  name: '011-change-log',
  async up(tx, dialect) {
    await tx.schema.dropTable('revision').execute()
    const table = tx.schema.createTable('change')
    // More rows than other tables, over the years: on PostgreSQL 64 bits, as SQLite has anyway.
    const numbered =
      dialect === 'sqlite'
        ? withId(table, dialect)
        : table.addColumn('id', 'bigint', (c) => c.primaryKey().generatedByDefaultAsIdentity())
    await numbered
      .addColumn('tag', 'text', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      .execute()
  },
}
