import { withId } from '#platform/database/columns.ts'
import type { Migration } from '#platform/database/migrate.ts'

/** Never change a migration that was released: add one. */
export const bookmarkMigrations: readonly Migration[] = [
  {
    name: 'bookmarks-1',
    async up(db, dialect) {
      await withId(db.schema.createTable('bookmark_folder'), dialect)
        .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id').onDelete('cascade'))
        .addColumn('folder_name', 'text', (c) => c.notNull())
        .addColumn('folder_key', 'text', (c) => c.notNull())
        .addColumn('is_default', 'integer', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addUniqueConstraint('bookmark_folder_name', ['account_id', 'folder_key'])
        .execute()
      await db.schema
        .createTable('bookmark')
        .addColumn('folder_id', 'integer', (c) => c.notNull().references('bookmark_folder.id').onDelete('cascade'))
        .addColumn('item_type', 'text', (c) => c.notNull())
        .addColumn('item_id', 'integer', (c) => c.notNull())
        .addColumn('position', 'integer', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('bookmark_pk', ['folder_id', 'item_type', 'item_id'])
        .execute()
    },
  },
  {
    name: 'bookmarks-2-titles',
    async up(db) {
      await db.schema
        .alterTable('bookmark')
        .addColumn('title', 'text', (c) => c.notNull().defaultTo(''))
        .execute()
    },
  },
  {
    name: 'bookmarks-3-items',
    async up(db) {
      await db.schema.createIndex('bookmark_of_item').on('bookmark').columns(['item_type', 'item_id']).execute()
    },
  },
  {
    name: 'bookmarks-4-kits',
    async up(db) {
      await db.schema.alterTable('bookmark_folder').addColumn('changed_at', 'text').execute()
      await db.schema.alterTable('bookmark_folder').addColumn('saved_from', 'text').execute()
      await db.schema.alterTable('bookmark').addColumn('copies', 'integer').execute()
      await db.schema
        .alterTable('bookmark')
        .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
        .execute()
      await db.schema.alterTable('bookmark').addColumn('note_changed_at', 'text').execute()
      await db.schema
        .createTable('folder_link')
        .addColumn('code', 'text', (c) => c.primaryKey())
        .addColumn('folder_id', 'integer', (c) => c.unique().references('bookmark_folder.id').onDelete('set null'))
        .addColumn('shows_notes', 'integer', (c) => c.notNull())
        .addColumn('shows_name', 'integer', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .execute()
    },
  },
]
