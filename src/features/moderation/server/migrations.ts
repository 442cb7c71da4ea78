import { sql } from 'kysely'
import { withId } from '#platform/database/columns.ts'
import type { Migration } from '#platform/database/migrate.ts'

/** Never change a migration that was released: add one. */
export const moderationMigrations: readonly Migration[] = [
  {
    name: 'moderation-1',
    async up(db, dialect) {
      await withId(db.schema.createTable('moderation_entry'), dialect)
        .addColumn('moderator_id', 'integer', (c) => c.references('account.id'))
        .addColumn('action', 'text', (c) => c.notNull())
        .addColumn('target', 'text', (c) => c.notNull())
        .addColumn('target_id', 'integer', (c) => c.notNull())
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .execute()
      await sql`create index moderation_entry_of_target on moderation_entry (target, target_id)`.execute(db)
    },
  },
  {
    name: 'moderation-2-index-of-moderators',
    async up(db) {
      await db.schema.createIndex('moderation_entry_moderator').on('moderation_entry').column('moderator_id').execute()
    },
  },
]
