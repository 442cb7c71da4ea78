import { sql } from 'kysely'
import { withId } from '#platform/database/columns.ts'
import type { Migration } from '#platform/database/migrate.ts'

/** Never change a migration that was released: add one. */
export const contentMigrations: readonly Migration[] = [
  {
    name: 'content-1-entries',
    async up(db, dialect) {
      const ofEntry = (name: string) =>
        db.schema
          .createTable(name)
          .addColumn('kind', 'text', (c) => c.notNull())
          .addColumn('entry', 'text', (c) => c.notNull())
      await ofEntry('entry')
        .addColumn('id', 'integer')
        .addColumn('live', 'integer')
        .addColumn('title', 'text', (c) => c.notNull())
        .addColumn('slug', 'text')
        .addColumn('position', 'integer', (c) => c.notNull())
        .addColumn('review_by', 'text')
        .addColumn('published_at', 'text', (c) => c.notNull())
        .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
        .addPrimaryKeyConstraint('entry_key', ['kind', 'entry'])
        .addUniqueConstraint('entry_id', ['kind', 'id'])
        .execute()
      await db.schema
        .createIndex('entry_slug')
        .unique()
        .on('entry')
        .columns(['kind', 'slug'])
        .where(sql.ref('live'), 'is not', null)
        .execute()
      await db.schema.createIndex('entry_review').on('entry').column('review_by').execute()
      await ofEntry('item')
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('id', 'integer', (c) => c.notNull())
        .addColumn('list', 'text', (c) => c.notNull())
        .addColumn('replaced_at', 'text')
        .addPrimaryKeyConstraint('item_key', ['name', 'id'])
        .execute()
      await db.schema.createIndex('item_of_entry').on('item').columns(['kind', 'entry']).execute()
      await db.schema
        .createTable('last_id')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('id', 'integer', (c) => c.notNull())
        .execute()
      await withId(ofEntry('entry_link'), dialect)
        .addColumn('path', 'text', (c) => c.notNull())
        .addColumn('link', 'text', (c) => c.notNull())
        .addColumn('page', 'text', (c) => c.notNull())
        .addColumn('file_id', 'integer')
        .execute()
      await db.schema.createIndex('entry_link_of_entry').on('entry_link').columns(['kind', 'entry']).execute()
      await db.schema.createIndex('entry_link_page').on('entry_link').column('page').execute()
      await db.schema.createIndex('entry_link_file').on('entry_link').column('file_id').execute()
      await ofEntry('former_slug')
        .addColumn('slug', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('former_slug_key', ['kind', 'slug'])
        .execute()
    },
  },
  {
    // Features fill it with `fillListedBy`.
    name: 'content-2-lists',
    async up(db) {
      await db.schema
        .alterTable('entry')
        .addColumn('listed_by', 'text', (c) => c.notNull().defaultTo(''))
        .execute()
    },
  },
]
