import { type Generated, type Insertable, sql } from 'kysely'
import { rowIdOf } from '#core/content-type.ts'
import type { Tables, Tx } from './schema.ts'

/** Tables whose rows have these columns. */
type TableWith<Columns> = { [T in keyof Tables]: Tables[T] extends Columns ? T : never }[keyof Tables]
type EntryTable = TableWith<{ id: Generated<number> }>
type OrderedTable = TableWith<{ id: Generated<number>; position: number }>
type Row<T extends EntryTable> = Omit<Insertable<Tables[T]>, 'id'>

/** Writes the row with the id, or a new row, which gets the columns of `added` too. @returns its id */
export async function writeRow<T extends EntryTable, R extends Partial<Row<T>>>(
  tx: Tx,
  table: T,
  id: number | undefined,
  row: R,
  added: Omit<Row<T>, keyof R>,
): Promise<number> {
  if (id !== undefined && (await update(tx, table, id, row))) return id
  return insert(tx, table, id, { ...row, ...added })
}

/**
 * Writes the items of a list, in their order, to the rows of their owner: rows of known items stay, so that links to them stay;
 * the rows of missing items are deleted.
 * @param owner the columns that all rows of the list have
 * @param items each with its key and the other columns of its row
 */
export async function writeItems<T extends OrderedTable, O extends Partial<Row<T>>>(
  tx: Tx,
  table: T,
  owner: O,
  items: readonly ({ key: string } & Omit<Row<T>, 'position' | keyof O>)[],
): Promise<void> {
  const ofOwner = sql.join([sql`true`, ...assignments(owner)], sql` and `)
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where ${ofOwner}`.execute(tx)
  const ids = rows.map(({ id }) => id)
  const keys = new Set(items.map(({ key }) => key))
  const missing = ids.filter((id) => !keys.has(String(id)))
  if (missing.length > 0) await sql`delete from ${sql.table(table)} where id in (${sql.join(missing)})`.execute(tx)
  for (const [position, { key, ...columns }] of items.entries()) {
    const id = rowIdOf(key)
    const row = { ...owner, position, ...columns }
    // A row that was deleted before comes back with its id.
    if (id !== undefined && ids.includes(id)) await update(tx, table, id, row)
    else await insert(tx, table, id, row)
  }
}

/** Puts the rows of entries in this order. @returns the ids of those that have moved */
export async function writeOrder(tx: Tx, table: OrderedTable, entries: readonly string[]): Promise<number[]> {
  const moved: number[] = []
  for (const [position, entry] of entries.entries()) {
    const { rows } = await sql<{ id: number }>`
      update ${sql.table(table)} set position = ${position}
      where id = ${Number(entry)} and position <> ${position} returning id`.execute(tx)
    moved.push(...rows.map(({ id }) => id))
  }
  return moved
}

/** The position after the last row. */
export async function nextPosition(tx: Tx, table: OrderedTable): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`select max(position) as last from ${sql.table(table)}`.execute(tx)
  return (rows[0]?.last ?? -1) + 1
}

async function update(tx: Tx, table: string, id: number, row: object): Promise<boolean> {
  const set = sql.join(assignments(row))
  const { rows } = await sql`update ${sql.table(table)} set ${set} where id = ${id} returning id`.execute(tx)
  return rows.length > 0
}

async function insert(tx: Tx, table: string, id: number | undefined, row: object): Promise<number> {
  const columns = Object.entries(id === undefined ? row : { ...row, id })
  const names = sql.join(columns.map(([name]) => sql.ref(name)))
  const values = sql.join(columns.map(([, value]) => sql`${value}`))
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${names}) values (${values}) returning id`.execute(tx)
  const [written] = rows
  if (written === undefined) throw new Error(`no row was added to ${table}`)
  return written.id
}

function assignments(row: object) {
  return Object.entries(row).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
}
