import type { Migration } from '#platform/database/migrate.ts'

/** Never change a migration that was released: add one. */
export const uploadMigrations: readonly Migration[] = [
  {
    name: 'uploads-1',
    async up(db) {
      await db.schema
        .createTable('upload')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id'))
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('size_bytes', 'bigint', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('file_id', 'integer', (c) => c.references('file.id').onDelete('set null'))
        .addColumn('error_code', 'text')
        .addColumn('error_message', 'text')
        .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('claimed_until', 'text')
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('expires_at', 'text', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('upload_account').on('upload').column('account_id').execute()
      await db.schema.createIndex('upload_state').on('upload').columns(['state', 'created_at']).execute()
      await db.schema
        .createTable('upload_lock')
        .addColumn('upload_id', 'text', (c) => c.primaryKey())
        .addColumn('owner', 'text', (c) => c.notNull())
        .addColumn('expires_at', 'text', (c) => c.notNull())
        .addColumn('is_wanted', 'integer', (c) => c.notNull())
        .execute()
    },
  },
  {
    name: 'uploads-2-index-of-files',
    async up(db) {
      await db.schema.createIndex('upload_file').on('upload').column('file_id').execute()
    },
  },
]
