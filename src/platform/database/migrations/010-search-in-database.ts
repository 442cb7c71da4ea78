import { sql } from 'kysely'
import { addStarterSynonyms } from '#platform/search/synonyms.ts'
import { withId } from '../columns.ts'
import type { MigrationStep } from '../migrate.ts'
import type { Tx } from '../schema.ts'

/** Full-text search by the database itself: see src/platform/search/README.md. The next start builds the index. */
export const searchInDatabase: MigrationStep = {
  name: '010-search-in-database',
  async up(tx, dialect) {
    for (const table of ['search_index', 'search_entry', 'discussion_change'])
      await tx.schema.dropTable(table).execute()
    await withId(tx.schema.createTable('search_entry'), dialect)
      .addColumn('source', 'text', (c) => c.notNull().unique())
      .addColumn('scope', 'text', (c) => c.notNull())
      .addColumn('fingerprint', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('format', 'text', (c) => c.notNull())
      .addColumn('size_bytes', 'bigint', (c) => c.notNull())
      .addColumn('module_slug', 'text')
      .addColumn('module_name', 'text')
      .addColumn('same_as', 'text', (c) => c.notNull())
      .addColumn('page', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('details', 'text', (c) => c.notNull())
      .addColumn('shown', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .execute()
    await tx.schema.createIndex('search_entry_scope').on('search_entry').column('scope').execute()
    await withId(tx.schema.createTable('search_synonym'), dialect)
      .addColumn('meaning', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull().unique())
      .addColumn('is_searched', 'integer', (c) => c.notNull())
      .execute()
    await tx.schema
      .createTable('search_version')
      .addColumn('number', 'integer', (c) => c.notNull())
      .execute()
    for (const table of ['search_entry_text', 'discussion_text']) {
      await (dialect === 'postgres' ? createVectors(tx, table) : createFts5(tx, table))
    }
    // Words are compared byte by byte, so that those with one beginning are one range on both databases.
    const collation = sql.raw(dialect === 'postgres' ? 'collate "C"' : '')
    await sql`create table search_word (word text ${collation} primary key not null)`.execute(tx)
    await addStarterSynonyms(tx)
  },
}

async function createFts5(tx: Tx, table: string): Promise<void> {
  await sql`create virtual table ${sql.table(table)} using fts5(title, lead, body, content='', contentless_delete=1,
    prefix='2 3 4', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co M*'")`.execute(tx)
}

async function createVectors(tx: Tx, table: string): Promise<void> {
  await sql`create table ${sql.table(table)} (id integer primary key, head tsvector not null,
    vector tsvector not null)`.execute(tx)
  await sql`create index ${sql.ref(`${table}_vector`)} on ${sql.table(table)} using gin (vector)`.execute(tx)
}
