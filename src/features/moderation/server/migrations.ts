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
  {
    name: 'moderation-3-reports-in-the-browser',
    async up(db, dialect) {
      const { schema } = db
      const entry = schema.alterTable('moderation_entry')
      await entry.addColumn('member_id', 'integer', (c) => c.references('account.id')).execute()
      await entry.addColumn('before', 'text').execute()
      await entry.addColumn('undone_at', 'text').execute()
      await sql`update moderation_entry set member_id = case target
        when 'member' then target_id
        when 'post' then (select author_id from discussion where discussion.id = target_id)
        else (select author_id from comment where comment.id = target_id) end`.execute(db)
      await schema.createIndex('moderation_entry_member').on('moderation_entry').column('member_id').execute()
      await schema
        .createTable('report_claim')
        .addColumn('case_key', 'text', (c) => c.primaryKey())
        .addColumn('moderator_id', 'integer', (c) => c.notNull().references('account.id').onDelete('cascade'))
        .addColumn('until', 'text', (c) => c.notNull())
        .execute()
      await schema.createIndex('report_claim_moderator').on('report_claim').column('moderator_id').execute()
      await withId(schema.createTable('member_note'), dialect)
        .addColumn('member_id', 'integer', (c) => c.notNull().references('account.id').onDelete('cascade'))
        .addColumn('author_id', 'integer', (c) => c.notNull().references('account.id'))
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .execute()
      await schema.createIndex('member_note_member').on('member_note').column('member_id').execute()
      await schema.createIndex('member_note_author').on('member_note').column('author_id').execute()
      await withId(schema.createTable('appeal'), dialect)
        .addColumn('entry_id', 'integer', (c) => c.notNull().unique().references('moderation_entry.id'))
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('answer_id', 'integer', (c) => c.references('moderation_entry.id'))
        .execute()
      await schema.createIndex('appeal_answer').on('appeal').column('answer_id').execute()
    },
  },
  {
    name: 'moderation-4-indexes-of-months',
    async up({ schema }) {
      await schema.createIndex('abuse_report_at').on('abuse_report').column('created_at').execute()
      await schema.createIndex('moderation_entry_at').on('moderation_entry').column('created_at').execute()
    },
  },
]
