import { sql } from 'kysely'
import type { DialectName } from '#platform/database/database.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { TextTable } from './text-index.ts'

/** Creates a full-text table: see `TextIndex`. The next start of the site fills it. */
export async function createTextTable(tx: Tx, dialect: DialectName, table: TextTable): Promise<void> {
  if (dialect === 'postgres') {
    await sql`create table ${sql.table(table)} (id integer primary key, head tsvector not null,
      vector tsvector not null)`.execute(tx)
    await sql`create index ${sql.ref(`${table}_vector`)} on ${sql.table(table)} using gin (vector)`.execute(tx)
    return
  }
  await sql`create virtual table ${sql.table(table)} using fts5(title, lead, body, content='', contentless_delete=1,
    prefix='2 3 4', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co M*'")`.execute(tx)
}
