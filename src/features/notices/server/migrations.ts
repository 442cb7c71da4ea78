import { withId } from '#platform/database/columns.ts'
import type { Migration } from '#platform/database/migrate.ts'

/** Never change a migration that was released: add one. */
export const noticeMigrations: readonly Migration[] = [
  {
    name: 'notices-1',
    async up(db, dialect) {
      await withId(db.schema.createTable('notice'), dialect)
        .addColumn('title', 'text', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addColumn('module_id', 'integer')
        .addColumn('starts_on', 'text')
        .addColumn('ends_on', 'text')
        .addColumn('is_shown', 'integer', (c) => c.notNull())
        .execute()
    },
  },
  {
    name: 'notices-2',
    async up(db) {
      await db.schema
        .alterTable('notice')
        .addColumn('zone', 'text', (c) => c.notNull().defaultTo('UTC'))
        .execute()
    },
  },
]
