import type { Migration } from '#platform/database/migrate.ts'

/** Never change a migration that was released: add one. */
export const packageMigrations: readonly Migration[] = [
  {
    name: 'packages-1',
    async up(db) {
      await db.schema
        .createTable('imported_entry')
        .addColumn('origin', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('source_id', 'text', (c) => c.notNull())
        .addColumn('entry', 'text', (c) => c.notNull())
        .addColumn('live_hash', 'text', (c) => c.notNull())
        .addColumn('item_keys', 'text', (c) => c.notNull())
        .addColumn('licence', 'text', (c) => c.notNull())
        .addColumn('guidance', 'text', (c) => c.notNull())
        .addColumn('at', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('imported_entry_key', ['origin', 'kind', 'source_id'])
        .execute()
      await db.schema
        .createTable('starter_package')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('position', 'integer', (c) => c.notNull())
        .addColumn('loaded_at', 'text')
        .addColumn('error', 'text')
        .execute()
    },
  },
]
