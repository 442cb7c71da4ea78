import { sql } from 'kysely'
import type { MigrationStep } from '../migrate.ts'

/** What an index in memory was read from; dropped by migration 010. */
export const searchIndex: MigrationStep = {
  name: '002-search-index',
  async up(db, dialect) {
    await db.schema
      .createTable('search_index')
      .addColumn('id', 'integer', (c) => c.primaryKey().references('search_entry.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('format_order', 'integer', (c) => c.notNull())
      .addColumn('size_bytes', 'bigint', (c) => c.notNull())
      .addColumn('fingerprint', 'text', (c) => c.notNull())
      .addColumn('words', 'text', (c) => c.notNull())
      .execute()
    if (dialect === 'sqlite') return
    // The texts are read for every hit that is shown: LZ4, where PostgreSQL was built with it, unpacks much faster.
    await sql`
      do $$ begin
        alter table search_entry alter column text set compression lz4;
        alter table search_index alter column words set compression lz4;
      exception when feature_not_supported then null;
      end $$`.execute(db)
  },
}
