import { type ColumnDefinitionBuilder, sql } from 'kysely'
import { withId } from './database/columns.ts'
import type { Migration } from './database/migrate.ts'

/** Never change a migration that was released: add one. */
export const platformMigrations: readonly Migration[] = [
  {
    name: 'platform-1-files',
    async up(db, dialect) {
      await withId(db.schema.createTable('file'), dialect)
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('sha256', 'text', (c) => c.notNull())
        .addColumn('media_type', 'text', (c) => c.notNull())
        .addColumn('size_bytes', 'bigint', (c) => c.notNull())
        .addColumn('crc32', 'bigint', (c) => c.notNull())
        .addColumn('pages', 'integer')
        .addColumn('text', 'text')
        .addColumn('preview_file_id', 'integer', (c) => c.references('file.id'))
        .addColumn('created_at', 'text', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('file_content').on('file').column('sha256').execute()
    },
  },
  {
    name: 'platform-2-outbox',
    async up(db, dialect) {
      await withId(db.schema.createTable('outbox_mail'), dialect)
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('recipient', 'text', (c) => c.notNull())
        .addColumn('data', 'text', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('due_at', 'text', (c) => c.notNull())
        .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('claimed_until', 'text')
        .addColumn('handed_at', 'text')
        .addColumn('sent_at', 'text')
        .addColumn('failed_at', 'text')
        .addColumn('last_error', 'text')
        .execute()
      await sql`create index outbox_mail_waiting on outbox_mail (due_at, id) where sent_at is null and failed_at is null`.execute(
        db,
      )
      await db.schema
        .createTable('kept_answer')
        .addColumn('key', 'text', (c) => c.primaryKey())
        .addColumn('body', 'text', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .execute()
    },
  },
  {
    name: 'platform-3-first-pages',
    async up(db) {
      await db.schema
        .createTable('first_page')
        .addColumn('pdf_sha256', 'text', (c) => c.primaryKey())
        .addColumn('picture_sha256', 'text')
        .addColumn('size_bytes', 'integer', (c) => c.notNull())
        .addColumn('width', 'integer', (c) => c.notNull())
        .addColumn('height', 'integer', (c) => c.notNull())
        .addColumn('made_at', 'text', (c) => c.notNull())
        .execute()
    },
  },
  {
    name: 'platform-4-call-limits',
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
  },
  {
    name: 'platform-5-search',
    async up(db, dialect) {
      await withId(db.schema.createTable('search_synonym'), dialect)
        .addColumn('meaning', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull().unique())
        .addColumn('is_searched', 'integer', (c) => c.notNull())
        .execute()
      // Words are compared byte by byte, so that those with one beginning are one range on both databases.
      const collation = sql.raw(dialect === 'postgres' ? 'collate "C"' : '')
      await sql`create table search_word (word text ${collation} primary key not null)`.execute(db)
    },
  },
  {
    name: 'platform-6-change-log',
    async up(db, dialect) {
      await db.schema.dropTable('revision').ifExists().execute()
      const table = db.schema.createTable('change')
      // More rows than other tables, over the years: on PostgreSQL 64 bits, as SQLite has anyway.
      const numbered =
        dialect === 'sqlite'
          ? withId(table, dialect)
          : table.addColumn('id', 'bigint', (c) => c.primaryKey().generatedByDefaultAsIdentity())
      await numbered
        .addColumn('tag', 'text', (c) => c.notNull())
        .addColumn('at', 'text', (c) => c.notNull())
        .execute()
    },
  },
  {
    name: 'platform-7-idempotent-responses',
    async up(db) {
      await db.schema.alterTable('kept_answer').renameTo('idempotent_response').execute()
    },
  },
  {
    name: 'platform-8-file-versions',
    async up(db) {
      const addColumn = (
        name: string,
        type: 'text' | 'integer',
        build: (c: ColumnDefinitionBuilder) => ColumnDefinitionBuilder,
      ) => db.schema.alterTable('file').addColumn(name, type, build).execute()
      await addColumn('published_at', 'text', (c) => c)
      await addColumn('replaced_by_id', 'integer', (c) => c.references('file.id'))
      await addColumn('preview_state', 'text', (c) => c.notNull().defaultTo('none'))
      await addColumn('author_names', 'text', (c) => c.notNull().defaultTo('[]'))
      await db.schema.createIndex('file_replaced_by').on('file').column('replaced_by_id').execute()
      await sql`update file set published_at = created_at`.execute(db)
      await sql`update file set preview_state = 'ready' where preview_file_id is not null`.execute(db)
    },
  },
  {
    name: 'platform-9-preview-queue',
    async up(db) {
      const alter = () => db.schema.alterTable('file')
      await alter()
        .addColumn('preview_attempts', 'integer', (c) => c.notNull().defaultTo(0))
        .execute()
      await alter().addColumn('preview_claimed_until', 'text').execute()
      await db.schema.createIndex('file_preview_state').on('file').column('preview_state').execute()
    },
  },
  {
    name: 'platform-10-thumbnails',
    async up(db) {
      await db.schema.alterTable('first_page').addColumn('thumbnail_sha256', 'text').execute()
      // Each page is drawn again, now with its thumbnail. The larger pictures are the same bytes as before.
      await sql`delete from first_page`.execute(db)
    },
  },
  {
    name: 'platform-11-withdrawn-files',
    async up(db) {
      for (const column of ['withdrawn', 'withdrawn_page'])
        await db.schema.alterTable('file').addColumn(column, 'text').execute()
    },
  },
  {
    name: 'platform-12-stems',
    async up(db, dialect) {
      const collation = sql.raw(dialect === 'postgres' ? 'collate "C"' : '')
      await sql`drop table search_word`.execute(db)
      // The next start of the site fills it, because the version of the index is higher.
      await sql`create table search_word (written text not null, word text ${collation} not null,
        language text not null, stem text not null, primary key (written, language, stem))`.execute(db)
      await sql`create index search_word_word on search_word (word)`.execute(db)
      await sql`create index search_word_stem on search_word (stem)`.execute(db)
    },
  },
  {
    name: 'platform-13-converted-files',
    async up(db) {
      await db.schema.alterTable('file').addColumn('converted_from', 'text').execute()
    },
  },
  {
    name: 'platform-14-file-texts',
    async up(db) {
      await db.schema
        .createTable('file_text')
        .addColumn('file_id', 'integer', (c) => c.primaryKey().references('file.id').onDelete('cascade'))
        .addColumn('text', 'text', (c) => c.notNull())
        .execute()
      await sql`insert into file_text (file_id, text) select id, text from file where text is not null`.execute(db)
      await db.schema.alterTable('file').dropColumn('text').execute()
      await db.schema.createIndex('file_preview').on('file').column('preview_file_id').execute()
      await sql`create index file_never_public on file (created_at) where published_at is null`.execute(db)
      // Finds the Office files without a preview among many other files whose state is 'none', too.
      await db.schema.dropIndex('file_preview_state').execute()
      const columns = ['preview_state', 'media_type', 'preview_file_id', 'replaced_by_id']
      await db.schema.createIndex('file_preview_queue').on('file').columns(columns).execute()
      await sql`create index first_page_failed on first_page (made_at) where picture_sha256 is null`.execute(db)
    },
  },
  {
    name: 'platform-15-newest-files',
    async up(db) {
      await db.schema.createIndex('file_created').on('file').column('created_at').execute()
    },
  },
  {
    name: 'platform-16-text-index-state',
    async up(db) {
      await db.schema
        .createTable('text_index_state')
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('part', 'text')
        .addColumn('last_id', 'integer', (c) => c.notNull())
        .execute()
      await db.insertInto('text_index_state').values({ version: 0, part: null, last_id: 0 }).execute()
    },
  },
  {
    name: 'platform-17-settings',
    async up(db) {
      await db.schema
        .createTable('setting')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .addColumn('at', 'text', (c) => c.notNull())
        .addColumn('account_id', 'integer', (c) => c.notNull())
        .execute()
    },
  },
  {
    name: 'platform-18-mail-batches',
    async up(db, dialect) {
      await db.schema.alterTable('outbox_mail').addColumn('batch', 'text').execute()
      await sql`create index outbox_mail_batch on outbox_mail (batch) where batch is not null`.execute(db)
      await withId(db.schema.createTable('mail_bounce'), dialect)
        .addColumn('email', 'text', (c) => c.notNull())
        .addColumn('type', 'text', (c) => c.notNull())
        .addColumn('at', 'text', (c) => c.notNull())
        .addColumn('is_blocking', 'integer', (c) => c.notNull().defaultTo(0))
        .addUniqueConstraint('mail_bounce_once', ['email', 'type', 'at'])
        .execute()
    },
  },
  {
    name: 'platform-19-slides',
    async up(db) {
      await db.schema
        .createTable('file_slides')
        .addColumn('sha256', 'text', (c) => c.primaryKey())
        .addColumn('slides', 'text', (c) => c.notNull())
        .execute()
    },
  },
]
