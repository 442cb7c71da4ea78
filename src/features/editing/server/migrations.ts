import { sql } from 'kysely'
import { withId } from '#platform/database/columns.ts'
import type { Migration } from '#platform/database/migrate.ts'
import { createTextTable } from '#platform/search/create-text-table.ts'
import { fold } from '#platform/search/fold.ts'
import { AUDIT_TEXTS } from './audit.ts'

/** Never change a migration that was released: add one. */
export const editingMigrations: readonly Migration[] = [
  {
    name: 'editing-1',
    async up(db, dialect) {
      const ofEntry = (name: string) =>
        db.schema
          .createTable(name)
          .addColumn('kind', 'text', (c) => c.notNull())
          .addColumn('entry', 'text', (c) => c.notNull())
      await ofEntry('draft')
        .addColumn('language', 'text', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addColumn('revision', 'integer', (c) => c.notNull())
        .addColumn('base_version', 'integer', (c) => c.notNull())
        .addColumn('author_id', 'integer', (c) => c.notNull().references('account.id'))
        .addColumn('saved_at', 'text', (c) => c.notNull())
        .addColumn('publish_at', 'text')
        .addColumn('note', 'text', (c) => c.notNull())
        .addColumn('planned_by', 'integer', (c) => c.references('account.id'))
        .addColumn('failure', 'text')
        .addColumn('discarded_at', 'text')
        .addPrimaryKeyConstraint('draft_key', ['kind', 'entry'])
        .execute()
      await db.schema.createIndex('draft_planned').on('draft').column('publish_at').execute()
      await ofEntry('version')
        .addColumn('language', 'text', (c) => c.notNull())
        .addColumn('number', 'integer', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addColumn('schema', 'text', (c) => c.notNull())
        .addColumn('note', 'text', (c) => c.notNull())
        .addColumn('author_id', 'integer', (c) => c.references('account.id'))
        .addColumn('at', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('version_key', ['kind', 'entry', 'number'])
        .execute()
      await ofEntry('trashed_entry')
        .addColumn('title', 'text', (c) => c.notNull())
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id'))
        .addColumn('at', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('trashed_entry_key', ['kind', 'entry'])
        .execute()
      await withId(db.schema.createTable('audit_entry'), dialect)
        .addColumn('at', 'text', (c) => c.notNull())
        .addColumn('account_id', 'integer', (c) => c.references('account.id'))
        .addColumn('action', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('entry', 'text', (c) => c.notNull())
        .addColumn('title', 'text', (c) => c.notNull())
        .addColumn('detail', 'text', (c) => c.notNull())
        .execute()
      await ofEntry('file_use')
        .addColumn('file_id', 'integer', (c) => c.notNull().references('file.id'))
        .addPrimaryKeyConstraint('file_use_key', ['file_id', 'kind', 'entry'])
        .execute()
      await db.schema.createIndex('file_use_of_entry').on('file_use').columns(['kind', 'entry']).execute()
      await ofEntry('preview_link')
        .addColumn('token_hash', 'text', (c) => c.primaryKey())
        .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id'))
        .addColumn('expires_at', 'text', (c) => c.notNull())
        .execute()
    },
  },
  {
    name: 'editing-2',
    async up(db) {
      await db.schema.createIndex('audit_entry_of_entry').on('audit_entry').columns(['kind', 'entry']).execute()
    },
  },
  {
    name: 'editing-3-words-of-the-log',
    async up(db) {
      await db.schema
        .alterTable('audit_entry')
        .addColumn('words', 'text', (c) => c.notNull().defaultTo(''))
        .execute()
      const rows = await db.selectFrom('audit_entry').select(['id', 'title', 'detail']).execute()
      for (const { id, title, detail } of rows)
        await sql`update audit_entry set words = ${fold(`${title} ${detail}`)} where id = ${id}`.execute(db)
    },
  },
  {
    name: 'editing-4-publications-without-mail',
    async up(db) {
      await db.schema
        .alterTable('draft')
        .addColumn('is_quiet', 'integer', (c) => c.notNull().defaultTo(0))
        .execute()
    },
  },
  {
    name: 'editing-5-withdrawn-files',
    async up(db) {
      await db.schema
        .alterTable('draft')
        .addColumn('withdraws_replaced', 'integer', (c) => c.notNull().defaultTo(0))
        .execute()
      // Files of versions that no public entry uses any more, and what they had replaced, with their previews.
      const named = new Set<number>()
      const keys = await db.selectFrom('version').select(['kind', 'entry', 'number']).execute()
      for (const { kind, entry, number } of keys) {
        const row = await db
          .selectFrom('version')
          .select('body')
          .where('kind', '=', kind)
          .where('entry', '=', entry)
          .where('number', '=', number)
          .executeTakeFirstOrThrow()
        // In a value every number is the id of a file.
        JSON.parse(row.body, (_key, value: unknown) => {
          if (typeof value === 'number') named.add(value)
          return value
        })
      }
      for (const id of named)
        await sql`update file set withdrawn = 'unused' where (id = ${id} and replaced_by_id is null or replaced_by_id = ${id}
          and not exists (select 1 from file_use where file_id = ${id})) and published_at is not null
          and not exists (select 1 from file_use where file_id = file.id)`.execute(db)
      await sql`update file set withdrawn = 'unused' where published_at is not null
        and id in (select preview_file_id from file where withdrawn is not null)
        and id not in (select file_id from file_use)
        and id not in (select preview_file_id from file where preview_file_id is not null and withdrawn is null
          and published_at is not null)`.execute(db)
    },
  },
  {
    // An entry that is not public, has a version and is not in the trash is off the site. The base of a draft had no reader.
    name: 'editing-6-states',
    async up(db) {
      await sql`delete from trashed_entry where reason <> 'trash'`.execute(db)
      await db.schema.alterTable('trashed_entry').dropColumn('reason').execute()
      await db.schema.alterTable('draft').dropColumn('base_version').execute()
    },
  },
  {
    name: 'editing-7-planned-texts',
    async up(db) {
      await db.schema.alterTable('draft').addColumn('planned_body', 'text').execute()
      await db.schema.alterTable('draft').addColumn('planned_revision', 'integer').execute()
      await db.schema.alterTable('draft').addColumn('planned_at', 'text').execute()
      await sql`update draft set planned_body = body, planned_revision = revision, planned_at = saved_at
        where publish_at is not null`.execute(db)
    },
  },
  {
    name: 'editing-8-index-of-the-log',
    async up(db, dialect) {
      // The next start fills it.
      await createTextTable(db, dialect, AUDIT_TEXTS)
      await db.schema.alterTable('audit_entry').dropColumn('words').execute()
      for (const column of ['account_id', 'action', 'kind', 'at'])
        await db.schema.createIndex(`audit_entry_by_${column}`).on('audit_entry').columns([column, 'id']).execute()
    },
  },
  {
    name: 'editing-9-indexes-of-accounts',
    async up(db) {
      const index = (table: string, column: string) =>
        db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
      for (const column of ['author_id', 'planned_by']) await index('draft', column)
      for (const table of ['trashed_entry', 'preview_link']) await index(table, 'account_id')
      await index('version', 'author_id')
    },
  },
  {
    name: 'editing-10-decisions-in-the-log',
    async up(db) {
      await db.schema.alterTable('audit_entry').addColumn('member_id', 'integer').execute()
    },
  },
]
