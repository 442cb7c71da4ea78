import type { Db } from '#platform/database/schema.ts'

const LARGEST_ID = 2_147_483_647

/** A subquery for the id of the module with this slug or id; at most one row. */
export function selectModuleId(db: Db, slugOrId: string) {
  const modules = db.selectFrom('module').select('module.id').limit(1)
  const id = parseId(slugOrId)
  if (id === undefined) return modules.where('module.slug', '=', slugOrId)
  return modules.where((where) => where.or([where('module.slug', '=', slugOrId), where('module.id', '=', id)]))
}

export async function findModuleId(db: Db, slugOrId: string): Promise<number | undefined> {
  const row = await selectModuleId(db, slugOrId).executeTakeFirst()
  return row?.id
}

function parseId(text: string): number | undefined {
  if (!/^\d{1,10}$/.test(text)) return undefined
  const id = Number(text)
  return id <= LARGEST_ID ? id : undefined
}
