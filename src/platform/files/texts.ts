import type { Db } from '#platform/database/schema.ts'

/** The words inside files, by their number; files without words are left out. */
export async function textsById(db: Db, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const wanted = ids.filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const rows = await db.selectFrom('file').select(['id', 'text']).where('id', 'in', wanted).execute()
  return new Map(rows.flatMap(({ id, text }) => (text === null ? [] : [[id, text]])))
}
