import { rowIdOf } from '#core/content-type.ts'

interface ItemTable<Row> {
  ids: readonly number[]
  update(id: number, row: Row): Promise<unknown>
  /** @param id of a row that was deleted before and comes back; undefined for a new one */
  insert(row: Row, id: number | undefined): Promise<unknown>
  remove(ids: readonly number[]): Promise<unknown>
}

/**
 * Writes the items of a list to their rows: rows of known items stay, so that links to them stay; the rows of missing items are
 * deleted. Writes only inside a transaction.
 * @param items each with its key and the columns of its row, in their order
 */
export async function writeItems<Row>(
  items: readonly { key: string; row: Row }[],
  { ids, update, insert, remove }: ItemTable<Row>,
): Promise<void> {
  const keys = new Set(items.map(({ key }) => key))
  const missing = ids.filter((id) => !keys.has(String(id)))
  if (missing.length > 0) await remove(missing)
  for (const { key, row } of items) {
    const id = rowIdOf(key)
    if (id !== undefined && ids.includes(id)) await update(id, row)
    else await insert(row, id)
  }
}
