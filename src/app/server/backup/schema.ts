import { sql } from 'kysely'
import type { Db } from '#platform/database/schema.ts'

export interface Reference {
  column: string
  /** The table that it refers to. */
  target: string
  isNullable: boolean
}

export interface TableSchema {
  name: string
  columns: { name: string; isInteger: boolean }[]
  /** The columns of the primary key. */
  key: string[]
  references: Reference[]
}

/** Reads the schema of an SQLite database, which has the same tables as PostgreSQL. */
export async function readSchema(db: Db, tables: readonly string[]): Promise<TableSchema[]> {
  return Promise.all(tables.map((table) => readTable(db, table)))
}

async function readTable(db: Db, name: string): Promise<TableSchema> {
  const { rows: columns } = await sql<{ name: string; type: string; notnull: number; pk: number }>`
    select name, type, "notnull", pk from pragma_table_info(${name})`.execute(db)
  const { rows: references } = await sql<{ from: string; table: string }>`
    select "from", "table" from pragma_foreign_key_list(${name})`.execute(db)
  const isRequired = (column: string) => columns.some((each) => each.name === column && (each.notnull || each.pk) > 0)
  return {
    name,
    columns: columns.map((column) => ({ name: column.name, isInteger: /int/i.test(column.type) })),
    key: columns.flatMap((column) => (column.pk > 0 ? [column.name] : [])),
    references: references.map(({ from, table }) => ({
      column: from,
      target: table,
      isNullable: !isRequired(from),
    })),
  }
}

/** All tables with rows of the site, without those in which SQLite and its text index store their own. */
export async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_list
    where schema = 'main' and type = 'table' and name not like 'sqlite_%' and name <> 'migration'`.execute(db)
  return rows.map(({ name }) => name)
}
