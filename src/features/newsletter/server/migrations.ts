import { sql } from 'kysely'
import { withId } from '#platform/database/columns.ts'
import type { Migration } from '#platform/database/migrate.ts'
import { htmlOfMarkdown } from './issue-html.ts'

/** Never change a migration that was released: add one. */
export const newsletterMigrations: readonly Migration[] = [
  {
    name: 'newsletter-1',
    async up(db, dialect) {
      await withId(db.schema.createTable('newsletter_subscriber'), dialect)
        .addColumn('email', 'text', (c) => c.notNull().unique())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('left_at', 'text')
        .execute()
    },
  },
  {
    name: 'newsletter-2-issues',
    async up(db, dialect) {
      await withId(db.schema.createTable('newsletter_issue'), dialect)
        .addColumn('list', 'text', (c) => c.notNull())
        .addColumn('subject', 'text', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .execute()
    },
  },
  {
    name: 'newsletter-3-written-on-the-site',
    async up(db, dialect) {
      const issue = () => db.schema.alterTable('newsletter_issue')
      const text = (name: string, initial: string) =>
        issue()
          .addColumn(name, 'text', (c) => c.notNull().defaultTo(initial))
          .execute()
      await text('preheader', '')
      await text('state', 'sent')
      await issue()
        .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
        .execute()
      for (const name of ['saved_at', 'tested_at', 'asked_at', 'step_at', 'started_at', 'ended_at', 'error'])
        await issue().addColumn(name, 'text').execute()
      await issue()
        .addColumn('author_id', 'integer', (c) => c.references('account.id'))
        .execute()
      await issue().addColumn('tested_revision', 'integer').execute()
      for (const name of ['tries', 'cursor_list', 'cursor_id', 'total', 'queued', 'sent', 'failed'])
        await issue()
          .addColumn(name, 'integer', (c) => c.notNull().defaultTo(0))
          .execute()
      for (const name of ['left_out', 'came_back', 'left'])
        await issue()
          .addColumn(name, 'integer', (c) => c.notNull().defaultTo(0))
          .execute()
      await db.updateTable('newsletter_issue').set({ started_at: sql`created_at`, ended_at: sql`created_at` }).execute()
      // The text of older mails is Markdown.
      for (const { id, body } of await db.selectFrom('newsletter_issue').select(['id', 'body']).execute())
        await db
          .updateTable('newsletter_issue')
          .set({ body: htmlOfMarkdown(String(body)) })
          .where('id', '=', id)
          .execute()
      await db.schema
        .createIndex('newsletter_issue_step')
        .on('newsletter_issue')
        .columns(['state', 'step_at'])
        .execute()
      await db.schema.createIndex('newsletter_issue_author').on('newsletter_issue').column('author_id').execute()
      await withId(db.schema.createTable('newsletter_event'), dialect)
        .addColumn('issue_id', 'integer', (c) => c.notNull().references('newsletter_issue.id').onDelete('cascade'))
        .addColumn('at', 'text', (c) => c.notNull())
        .addColumn('account_id', 'integer', (c) => c.references('account.id'))
        .addColumn('what', 'text', (c) => c.notNull())
        .addColumn('detail', 'text', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('newsletter_event_issue').on('newsletter_event').column('issue_id').execute()
      await db.schema.createIndex('newsletter_event_account').on('newsletter_event').column('account_id').execute()
    },
  },
  {
    name: 'newsletter-4-count-readers',
    async up(db) {
      await sql`create index newsletter_subscriber_on_list on newsletter_subscriber (email) where left_at is null`.execute(
        db,
      )
    },
  },
]
