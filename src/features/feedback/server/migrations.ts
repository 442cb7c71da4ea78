import { withId } from '#platform/database/columns.ts'
import type { Migration } from '#platform/database/migrate.ts'

/** Never change a migration that was released: add one. */
export const feedbackMigrations: readonly Migration[] = [
  {
    name: 'feedback-1',
    async up(db, dialect) {
      await withId(db.schema.createTable('feedback'), dialect)
        .addColumn('role', 'text', (c) => c.notNull())
        .addColumn('ease', 'integer', (c) => c.notNull())
        .addColumn('found', 'text', (c) => c.notNull())
        .addColumn('message', 'text', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .execute()
    },
  },
]
