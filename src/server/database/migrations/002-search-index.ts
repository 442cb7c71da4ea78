import { sql } from 'kysely'
import type { DialectName } from '../database.ts'
import type { MigrationStep } from '../migrate.ts'
import type { Tx } from '../schema.ts'

/** The index of the search: see src/features/search/README.md for what it is made of. */
export const searchIndex: MigrationStep = {
  name: '002-search-index',
  async up(db, dialect) {
    await entries(db)
    await (dialect === 'sqlite' ? fullTextSqlite(db) : fullTextPostgres(db))
    await words(db, dialect)
  },
}

/** What hits are sorted by, apart from their long texts, so that sorting thousands of them reads little. */
async function entries(db: Tx) {
  await db.schema
    .createTable('search_index')
    // Named INTEGER, it is SQLite's own row number.
    .addColumn('id', 'integer', (c) => c.primaryKey().references('search_entry.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('format_order', 'integer', (c) => c.notNull())
    .addColumn('size_bytes', 'bigint', (c) => c.notNull())
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .execute()
}

/**
 * Contentless: the words go in folded and parted by spaces, and only row numbers come out. `ascii` parts words at
 * spaces and leaves all other letters as they are. `prefix` keeps lists of the shortest beginnings (a letter for the
 * place and one to three letters of the word), which stand for most words.
 */
async function fullTextSqlite(db: Tx) {
  await sql`
    create virtual table search_words
    using fts5(words, content='', contentless_delete=1, detail=none, tokenize='ascii', prefix='2 3 4')`.execute(db)
}

/**
 * The function keeps the planner from reading every entry's words one by one, which it thinks cheap when a word stands
 * in most entries and takes 50 times as long. It gives an array because a set of rows comes out four times slower,
 * and is called volatile because the planner would run a stable one to learn how many rows come.
 * The texts are read for every hit that is shown: LZ4, where PostgreSQL was built with it, unpacks ten times faster.
 */
async function fullTextPostgres(db: Tx) {
  await sql`alter table search_index add column words tsvector not null`.execute(db)
  await sql`create index search_index_words on search_index using gin (words)`.execute(db)
  await sql`
    create function search_matching(query tsquery) returns integer[]
    language sql volatile set enable_seqscan = off
    as 'select array_agg(id) from search_index where words @@ query'`.execute(db)
  await sql`
    do $$ begin
      alter table search_entry alter column text set compression lz4;
      alter table search_index alter column words set compression lz4;
    exception when feature_not_supported then null;
    end $$`.execute(db)
}

/** Words with the number of entries that hold them, and their keys for typing errors. Compared byte by byte. */
async function words(db: Tx, dialect: DialectName) {
  const text = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`
  const clustered = dialect === 'sqlite' ? sql` without rowid` : sql``
  await db.schema.dropTable('search_word').execute()
  await sql`
    create table search_word (variant ${text} not null, word ${text} not null, primary key (variant, word))${clustered}
  `.execute(db)
  await sql`
    create table search_vocabulary (word ${text} primary key, entries integer not null)${clustered}
  `.execute(db)
}
