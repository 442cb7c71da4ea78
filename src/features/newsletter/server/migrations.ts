import { withId } from '#platform/database/columns.ts'
import type { Migration } from '#platform/database/migrate.ts'

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
]
