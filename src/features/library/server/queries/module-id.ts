import { selectBySlug } from '#content/server/live.ts'
import type { Db } from '#platform/database/schema.ts'
import { moduleType } from '../../content-types.ts'

export async function findModuleId(db: Db, slugOrId: string): Promise<number | undefined> {
  const row = await selectBySlug(db, moduleType.kind, slugOrId).select('id').executeTakeFirst()
  return row?.id ?? undefined
}
