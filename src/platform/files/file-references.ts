import { sql } from 'kysely'
import { isPostgres } from '#platform/database/dialect-of.ts'
import type { Db } from '#platform/database/schema.ts'

const POSTGRES_COLUMNS = sql<ReferringColumn>`
  select conrelid::regclass::text as "table", attname as "column"
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
  where contype = 'f' and confrelid = 'file'::regclass`
const SQLITE_COLUMNS = sql<ReferringColumn>`
  select name as "table", "from" as "column"
  from sqlite_master, pragma_foreign_key_list(sqlite_master.name) as reference
  where sqlite_master.type = 'table' and reference."table" = 'file'`

interface ReferringColumn {
  table: string
  column: string
}

/** Ids of the files to which rows of other tables refer, except their texts. The schema says which tables these are. */
export async function listReferencedFiles(db: Db): Promise<number[]> {
  const { rows: columns } = await (isPostgres(db) ? POSTGRES_COLUMNS : SQLITE_COLUMNS).execute(db)
  const ids: number[] = []
  for (const { table, column } of columns.filter((each) => !['file', 'file_text'].includes(each.table))) {
    const { rows } = await sql<{ id: number }>`
      select distinct ${sql.ref(column)} as id from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
      db,
    )
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}
