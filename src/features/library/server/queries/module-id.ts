import type { Db } from '#platform/database/schema.ts'
import { moduleType } from '../../content-types.ts'

const { kind } = moduleType

/** The public module that has this id, or that has or had this slug; at most one row. */
export function selectModule(db: Db, slugOrId: string) {
  const former = db.selectFrom('former_slug').select('entry').where('kind', '=', kind).where('slug', '=', slugOrId)
  return db
    .selectFrom('entry')
    .where('kind', '=', kind)
    .where('live', 'is not', null)
    .where((where) =>
      where.or([where('slug', '=', slugOrId), where('entry', '=', slugOrId), where('entry', 'in', former)]),
    )
    .limit(1)
}

export async function findModuleId(db: Db, slugOrId: string): Promise<number | undefined> {
  const row = await selectModule(db, slugOrId).select('id').executeTakeFirst()
  return row?.id ?? undefined
}
