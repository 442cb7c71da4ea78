import { setImmediate } from 'node:timers/promises'

/** SQLite accepts 32,766 values in a query, PostgreSQL 65,535. */
const CHUNK = 500

/**
 * The rows of a query for each of many values, for lists that grow with what is stored. Requests are answered between two
 * queries.
 * @param read a query of `in (values)`; each value is in one call
 */
export async function inChunks<T, Row>(
  values: Iterable<T>,
  read: (chunk: readonly T[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const unique = [...new Set(values)]
  const rows: Row[] = []
  for (let start = 0; start < unique.length; start += CHUNK) {
    if (start > 0) await setImmediate()
    rows.push(...(await read(unique.slice(start, start + CHUNK))))
  }
  return rows
}
