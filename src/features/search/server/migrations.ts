import { sql } from 'kysely'
import { moveKind } from '#content/server/move-entry.ts'
import { withId } from '#platform/database/columns.ts'
import type { Migration } from '#platform/database/migrate.ts'
import type { Tx } from '#platform/database/schema.ts'
import { createTextTable } from '#platform/search/create-text-table.ts'
import { synonymType } from '../content-types.ts'
import { STARTER_SYNONYMS } from './starter-synonyms.ts'

/** Never change a migration that was released: add one. */
export const searchMigrations: readonly Migration[] = [
  {
    name: 'search-1',
    async up(tx, dialect) {
      for (const table of ['search_index', 'search_entry']) await tx.schema.dropTable(table).ifExists().execute()
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
      await tx.schema
        .createTable('search_version')
        .addColumn('number', 'integer', (c) => c.notNull())
        .execute()
      await createTextTable(tx, dialect, 'search_entry_text')
      await addNames(tx)
    },
  },
  {
    name: 'search-2',
    async up(tx) {
      await tx.schema
        .createTable('missed_search')
        .addColumn('query', 'text', (c) => c.notNull())
        .addColumn('language', 'text', (c) => c.notNull())
        .addColumn('day', 'text', (c) => c.notNull())
        .addColumn('count', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('missed_search_key', ['day', 'query', 'language'])
        .execute()
      await tx.schema
        .createTable('dismissed_search')
        .addColumn('query', 'text', (c) => c.primaryKey())
        .addColumn('at', 'text', (c) => c.notNull())
        .execute()
    },
  },
  {
    name: 'search-3-editable-synonyms',
    async up(tx, dialect) {
      const { rows } = await sql<OldName>`select meaning, name, is_searched from search_synonym order by id`.execute(tx)
      await tx.schema.dropTable('search_synonym').execute()
      await withId(tx.schema.createTable('search_synonym'), dialect)
        .addColumn('meaning', 'text', (c) => c.notNull())
        .addColumn('searched', 'text', (c) => c.notNull())
        .addColumn('also_typed', 'text', (c) => c.notNull())
        .execute()
      for (const [meaning, names] of Map.groupBy(rows, (row) => row.meaning)) {
        const linesOf = (isSearched: number) =>
          names
            .filter(({ is_searched }) => is_searched === isSearched)
            .map(({ name }) => name)
            .join('\n')
        await sql`insert into search_synonym (meaning, searched, also_typed)
          values (${meaning}, ${linesOf(1)}, ${linesOf(0)})`.execute(tx)
      }
    },
  },
  {
    name: 'search-4-title-in-text-index',
    up: (tx, dialect) => createTextTable(tx, dialect, 'search_entry_text'),
  },
  {
    name: 'search-5-documents-apart',
    async up(tx, dialect) {
      await tx.schema.alterTable('search_entry').dropColumn('text').execute()
      await tx.schema
        .createTable('search_entry_document')
        .addColumn('id', 'integer', (c) => c.primaryKey().references('search_entry.id').onDelete('cascade'))
        .addColumn('text', 'text', (c) => c.notNull())
        .execute()
      await createTextTable(tx, dialect, 'search_entry_text')
    },
  },
  {
    name: 'search-6-content-store',
    async up(tx) {
      const { rows } = await sql<FormerSynonym>`select * from search_synonym order by id`.execute(tx)
      const entries = rows.map(({ id, meaning, searched, also_typed }) => ({
        entry: String(id),
        value: { meaning, searched, also_typed },
      }))
      await moveKind(tx, { type: synonymType, table: 'search_synonym', entries })
      await tx.schema.dropTable('search_synonym').execute()
    },
  },
  {
    name: 'search-7-rebuild-while-serving',
    async up(tx) {
      await tx.schema.dropTable('search_version').execute()
      for (const column of ['module_id', 'category_id'])
        await tx.schema.alterTable('search_entry').addColumn(column, 'integer').execute()
    },
  },
  {
    name: 'search-8-index-same-as',
    async up(tx) {
      await tx.schema.createIndex('search_entry_same_as').on('search_entry').column('same_as').execute()
    },
  },
]

interface FormerSynonym {
  id: number
  meaning: string
  searched: string
  also_typed: string
}

/** A row of `search_synonym` before `search-3-editable-synonyms`. */
interface OldName {
  meaning: string
  name: string
  is_searched: number
}

async function addNames(tx: Tx): Promise<void> {
  for (const { meaning, searched, alsoTyped } of STARTER_SYNONYMS)
    for (const name of [...searched, ...alsoTyped])
      await sql`insert into search_synonym (meaning, name, is_searched)
        values (${meaning}, ${name}, ${searched.includes(name) ? 1 : 0})`.execute(tx)
}
