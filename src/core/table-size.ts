/** The largest table that a text of the site takes from a paste. A longer one is a file. */
export const MAX_TABLE = { rows: 100, columns: 20 } as const

/** How many rows or columns a cell covers. A number of no use counts as 1. */
export function spanOf(value: string | number | null | undefined, most: number): number {
  const span = Number(value)
  return Number.isInteger(span) && span > 0 ? Math.min(span, most) : 1
}
