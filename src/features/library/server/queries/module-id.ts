import type { Db } from '#platform/database/schema.ts'

const LARGEST_ID = 2_147_483_647

/** A subquery for the id of the module that has this id, or that has or had this slug; at most one row. */
export function selectModuleId(db: Db, slugOrId: string) {
  const modules = db.selectFrom('module').select('module.id').limit(1)
  const id = parseId(slugOrId)
  const former = db.selectFrom('module_former_slug').select('module_id').where('slug', '=', slugOrId)
  return modules.where((where) =>
    where.or([
      where('module.slug', '=', slugOrId),
      where('module.id', 'in', former),
      ...(id === undefined ? [] : [where('module.id', '=', id)]),
    ]),
  )
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
