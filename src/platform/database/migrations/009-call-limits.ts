import type { MigrationStep } from '../migrate.ts'

/** Calls counted for rate limits, and what a kept answer was an answer to. */
export const callLimits: MigrationStep = {
  name: '009-call-limits',
  async up(db) {
    await db.schema
      .createTable('call_count')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addColumn('ends_at', 'text', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('call_count_ends_at').on('call_count').column('ends_at').execute()
    await db.schema
      .alterTable('kept_answer')
      .addColumn('input_hash', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  },
}
