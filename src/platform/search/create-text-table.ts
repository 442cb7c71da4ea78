import { sql } from 'kysely'
import type { DialectName } from '#platform/database/database.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { TextTable } from './text-index.ts'

/** Creates a full-text table, in place of one of an earlier version: see `TextIndex`. The next start of the site fills it. */
export async function createTextTable(tx: Tx, dialect: DialectName, table: TextTable): Promise<void> {
  if (dialect === 'postgres') {
    await sql`drop table if exists ${sql.table(table)}`.execute(tx)
    await sql`create table ${sql.table(table)} (id integer primary key, head text not null, head_vector tsvector not null,
      vector tsvector not null)`.execute(tx)
    // Without `fastupdate` a search does not read a list of words that wait for the index: it takes a third less.
    for (const column of ['head_vector', 'vector'])
      await sql`create index ${sql.ref(`${table}_${column}`)} on ${sql.table(table)} using gin (${sql.ref(column)}) with (fastupdate = off)`.execute(
        tx,
      )
    return
  }
  // SQLite 3.54 cannot create a table with `contentless_unindexed` again: dropping it leaves a part that may not be dropped.
  const { rows } = await sql`select name from pragma_table_info(${table}) where name = 'head'`.execute(tx)
  if (rows.length > 0) return
  await sql`drop table if exists ${sql.table(table)}`.execute(tx)
  await sql`create virtual table ${sql.table(table)} using fts5(title, lead, body, head unindexed, content='',
    contentless_delete=1, contentless_unindexed=1, prefix='2 3 4',
    tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co M*'")`.execute(tx)
}
