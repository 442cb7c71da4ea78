import { sql } from 'kysely'
import { listTables, readSchema, type TableSchema } from '#app/server/backup/schema.ts'
import type { Database } from '#platform/database/database.ts'
import type { Db } from '#platform/database/schema.ts'

type Value = string | number

/** Rows of each table. Each reference of the one leads to the other one. */
const ROWS = [1, 2] as const

/**
 * Fills every table, without the change log and the search index, with two rows, and every column of them, references too. What tables and columns there are comes from
 * the schema, so new ones are filled as well.
 * @param schema an SQLite database of the same version
 */
export async function fillTables({ db }: Database, schema: Db): Promise<void> {
  const tables = await readSchema(
    schema,
    (await listTables(schema)).filter((name) => !/^(change|search_(entry|version|word))/.test(name)),
  )
  const keys = new Map(tables.map((table) => [table.name, table]))
  const inserted: string[] = []
  for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(db)
  for (const table of ordered(tables)) {
    inserted.push(table.name)
    for (const row of ROWS) {
      const values = table.columns.map(({ name }) => storedValue(table, name, row, keys, (to) => inserted.includes(to)))
      const columns = table.columns.map(({ name }) => sql.ref(name))
      await sql`insert into ${sql.table(table.name)} (${sql.join(columns)}) values (${sql.join(values)})`.execute(db)
    }
  }
  for (const table of tables) {
    const later = table.references.filter(({ isNullable }) => isNullable)
    // A unique reference of one row is the next one of the other.
    for (const { column } of later) await sql`update ${sql.table(table.name)} set ${sql.ref(column)} = null`.execute(db)
    for (const row of ROWS) {
      const other = row === 1 ? 2 : 1
      for (const { column, target } of later) {
        const [key = ''] = table.key
        const isRow = sql`${sql.ref(key)} = ${storedValue(table, key, row, keys)}`
        const value = keyOf(keys.get(target), other)
        await sql`update ${sql.table(table.name)} set ${sql.ref(column)} = ${value} where ${isRow}`.execute(db)
      }
    }
  }
}

/** Each table after those that it refers to, as far as there is no cycle. */
function ordered(tables: readonly TableSchema[]): TableSchema[] {
  const seen = new Set<TableSchema>()
  const add = (table: TableSchema): TableSchema[] => {
    if (seen.has(table)) return []
    seen.add(table)
    const targets = tables.filter(({ name }) => table.references.some(({ target }) => target === name))
    return [...targets.flatMap(add), table]
  }
  return tables.flatMap(add)
}

/** Null for a reference that is set later. */
function storedValue(
  table: TableSchema,
  column: string,
  row: number,
  tables: ReadonlyMap<string, TableSchema>,
  isThere: (target: string) => boolean = () => true,
): Value | null {
  const reference = table.references.find((each) => each.column === column)
  if (reference?.isNullable && !isThere(reference.target)) return null
  // A row has a file or a link, not both.
  if (column === 'url' && table.references.some(({ isNullable }) => isNullable)) return null
  // The search index reads it.
  if (column === 'author_names') return '[]'
  if (reference) return keyOf(tables.get(reference.target), row)
  return table.columns.find(({ name }) => name === column)?.isInteger ? row : `${table.name} ${column} ${row}`
}

function keyOf(table: TableSchema | undefined, row: number): Value {
  const [key] = table?.key ?? []
  const column = table?.columns.find(({ name }) => name === key)
  return column?.isInteger ? row : `${table?.name} ${key} ${row}`
}
