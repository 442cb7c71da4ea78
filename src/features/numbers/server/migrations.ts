import type { Migration } from '#platform/database/migrate.ts'

/** Never change a migration that was released: add one. */
export const numbersMigrations: readonly Migration[] = [
  {
    name: 'numbers-1',
    async up(db) {
      await db.schema
        .createTable('daily_count')
        .addColumn('day', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('subject', 'text', (c) => c.notNull())
        .addColumn('count', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('daily_count_key', ['day', 'kind', 'subject'])
        .execute()
    },
  },
  {
    name: 'numbers-2',
    async up(db) {
      // Numbers count the rows of a period, and never the whole table.
      for (const [table, column] of [
        ['account', 'verified_at'],
        ['newsletter_subscriber', 'created_at'],
        ['feedback', 'created_at'],
      ] as const)
        await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute()
    },
  },
  {
    name: 'numbers-3-sums',
    async up(db) {
      // It has all that a sum of days reads.
      const columns = ['kind', 'subject', 'day', 'count']
      await db.schema.createIndex('daily_count_by_subject').on('daily_count').columns(columns).execute()
    },
  },
]
