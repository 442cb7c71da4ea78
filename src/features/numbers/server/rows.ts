/** A row before small counts are hidden. `before` is null where it is not known. */
export interface Row {
  label: string
  page?: string | null
  now: number
  before: number | null
}

/** One row for many. */
export function sumRow(rows: readonly Row[], named: Pick<Row, 'label' | 'page'>): Row {
  const before = rows.some((row) => row.before === null) ? null : sum(rows.map((row) => row.before ?? 0))
  return { ...named, now: sum(rows.map((row) => row.now)), before }
}

export function sum(counts: Iterable<number>): number {
  let all = 0
  for (const count of counts) all += count
  return all
}
