import type { Db } from '#platform/database/schema.ts'

const LARGEST_ID = 2_147_483_647

/** Modules as stored, with the names of their categories. */
export function moduleRows(db: Db) {
  return db
    .selectFrom('module')
    .innerJoin('module_category', 'module_category.id', 'module.category_id')
    .selectAll('module')
    .select('module_category.name as category_name')
}

export type ModuleRow = Awaited<ReturnType<ReturnType<typeof moduleRows>['executeTakeFirstOrThrow']>>

/** A module as stored, by slug or number, or undefined. */
export async function findModuleRow(db: Db, slugOrId: string): Promise<ModuleRow | undefined> {
  const id = moduleId(slugOrId)
  return moduleRows(db)
    .where((where) =>
      id === undefined
        ? where('module.slug', '=', slugOrId)
        : where.or([where('module.slug', '=', slugOrId), where('module.id', '=', id)]),
    )
    .executeTakeFirst()
}

/** The number of a module by slug or number, or undefined. */
export async function findModuleId(db: Db, slugOrId: string): Promise<number | undefined> {
  const id = moduleId(slugOrId)
  const row = await db
    .selectFrom('module')
    .select('id')
    .where((where) =>
      id === undefined ? where('slug', '=', slugOrId) : where.or([where('slug', '=', slugOrId), where('id', '=', id)]),
    )
    .executeTakeFirst()
  return row?.id
}

function moduleId(text: string): number | undefined {
  if (!/^\d{1,10}$/.test(text)) return undefined
  const id = Number(text)
  return id <= LARGEST_ID ? id : undefined
}
