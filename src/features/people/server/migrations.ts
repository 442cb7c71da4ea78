import { sql } from 'kysely'
import { withId } from '#platform/database/columns.ts'
import type { Migration } from '#platform/database/migrate.ts'

/** Never change a migration that was released: add one. */
export const peopleMigrations: readonly Migration[] = [
  {
    name: 'people-1',
    async up(db, dialect) {
      await withId(db.schema.createTable('invitation'), dialect)
        .addColumn('email', 'text', (c) => c.notNull().unique())
        .addColumn('role', 'text', (c) => c.notNull())
        .addColumn('line', 'text', (c) => c.notNull())
        .addColumn('invited_by', 'integer', (c) => c.notNull().references('account.id'))
        .addColumn('sent_at', 'text', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('invitation_of_inviter').on('invitation').column('invited_by').execute()
      await db.schema
        .createTable('second_factor_reset')
        .addColumn('account_id', 'integer', (c) => c.primaryKey().references('account.id').onDelete('cascade'))
        .addColumn('asked_by', 'integer', (c) => c.notNull().references('account.id'))
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('due_at', 'text', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('second_factor_reset_by').on('second_factor_reset').column('asked_by').execute()
      // Who needs a look is read from these alone.
      const statements = [
        `create index moderation_warnings on moderation_entry (created_at, member_id) where action = 'warn'`,
        `create index discussion_hidden on discussion (author_id) where state = 'hidden'`,
        `create index comment_hidden on comment (author_id) where state = 'hidden'`,
      ]
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
  {
    name: 'people-2',
    async up(db) {
      // The list counts the posts of 50 people, of which some have thousands.
      await db.schema.createIndex('comment_by_author_and_state').on('comment').columns(['author_id', 'state']).execute()
    },
  },
]
