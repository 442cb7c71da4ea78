import { sql } from 'kysely'
import { recordChange } from '#platform/database/change-log.ts'
import type { Database } from '#platform/database/database.ts'
import { isPostgres } from '#platform/database/dialect-of.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { emptyIndex } from '#platform/search/rebuild-index.ts'
import { BACKED_UP, FEATURES, NOT_BACKED_UP } from '../../features.ts'
import type { Row } from './archive-format.ts'
import { startProgress } from './progress.ts'
import { readSchema, type TableSchema } from './schema.ts'

/** Rows of one INSERT. PostgreSQL accepts 65,535 values. */
const BATCH = 200
/** Rows that are read together. */
const STEP = 100

/** The stored responses of calls whose rows are replaced, and what the search has of these rows. */
const ALSO_EMPTIED: readonly string[] = ['idempotent_response', 'search_entry']

export async function insertRows(tx: Tx, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  if (rows.some((row) => Object.keys(row).length !== columns.length)) throw new Error('rows with different columns')
  const names = sql.join(columns.map((column) => sql.ref(column)))
  for (let start = 0; start < rows.length; start += BATCH) {
    const values = rows.slice(start, start + BATCH).map((row) => sql`(${sql.join(columns.map((name) => row[name]))})`)
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(tx)
  }
}

/**
 * Replaces all rows by those of a staged backup. The order of the rows does not matter: a reference to a row that is inserted
 * later is set at the end. Tables outside the backup that refer to replaced rows are emptied.
 */
export async function replaceRows(tx: Tx, dialect: Database['dialect'], staged: Db): Promise<void> {
  const tables = (await readSchema(staged, BACKED_UP)).map(withLaterReferences)
  const others = await readSchema(staged, NOT_BACKED_UP)
  const emptied = others.filter(({ name, references }) => references.length > 0 || ALSO_EMPTIED.includes(name))
  for (const { name, later } of tables)
    for (const column of later) await sql`update ${sql.table(name)} set ${sql.ref(column)} = null`.execute(tx)
  for (const { name } of [...emptied, ...tables.toReversed()]) await sql`delete from ${sql.table(name)}`.execute(tx)
  const progress = startProgress()
  let written = 0
  for (const { name, later } of tables) {
    let highest = 0
    for await (const rows of readRows(staged, name)) {
      await insertRows(
        tx,
        name,
        rows.map((row) => ({ ...row, ...Object.fromEntries(later.map((each) => [each, null])) })),
      )
      written += rows.length
      progress(`Written ${written} rows.`)
      for (const { id } of rows) if (typeof id === 'number') highest = Math.max(highest, id)
    }
    if (dialect === 'postgres' && highest > 0) await continueSequence(tx, name, highest)
  }
  for (const table of tables) for (const column of table.later) await setReferences(tx, staged, table, column)
  await emptyIndex(tx, FEATURES)
  await recordChange(tx, 'everything')
}

/** The columns that refer to rows of the same table or of one that is filled later. */
function withLaterReferences(table: TableSchema, index: number, tables: readonly TableSchema[]) {
  const inserted = tables.slice(0, index).map(({ name }) => name)
  const later = table.references.filter(({ target }) => !inserted.includes(target)).map(({ column }) => column)
  return { ...table, later }
}

/** The rows of a table in steps, because a large table does not fit into memory. A transaction reads rows of one moment. */
export async function* readRows(db: Db, table: string, where = sql`1 = 1`): AsyncGenerator<Row[]> {
  if (isPostgres(db)) {
    await sql`declare step cursor for select * from ${sql.table(table)} where ${where}`.execute(db)
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(STEP)} from step`.execute(db)
      if (rows.length === 0) break
      yield rows
    }
    await sql`close step`.execute(db)
    return
  }
  for (let after = 0; ; ) {
    const { rows } = await sql<Row & { stored_row: number }>`
      select rowid as stored_row, * from ${sql.table(table)} where rowid > ${after} and ${where}
      order by rowid limit ${STEP}`.execute(db)
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.stored_row
    yield rows.map(({ stored_row, ...row }) => row)
  }
}

async function setReferences(tx: Tx, staged: Db, { name, key }: TableSchema, column: string): Promise<void> {
  for await (const rows of readRows(staged, name, sql`${sql.ref(column)} is not null`))
    for (const row of rows) {
      const isRow = sql.join(
        key.map((each) => sql`${sql.ref(each)} = ${row[each]}`),
        sql` and `,
      )
      await sql`update ${sql.table(name)} set ${sql.ref(column)} = ${row[column]} where ${isRow}`.execute(tx)
    }
}

/**
 * The rows were inserted with their ids, so the sequence continues after the highest one, and never goes back. `max(id)` would read
 * every row that this transaction has deleted.
 */
async function continueSequence(tx: Tx, table: string, highest: number): Promise<void> {
  const sequence = sql`pg_get_serial_sequence(${table}, 'id')`
  const next = sql`greatest(nextval(${sequence}::regclass), ${sql.lit(highest + 1)})`
  await sql`select setval(${sequence}, ${next}, false)`.execute(tx)
}
