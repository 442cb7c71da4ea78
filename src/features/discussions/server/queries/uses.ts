import { rowIdOf } from '#core/content-type.ts'
import { moduleType } from '#features/library/content-types.ts'
import type { Db } from '#platform/database/schema.ts'
import { uses } from '../../messages.ts'
import { relatedDiscussions } from './module-discussions.ts'

/** The visible discussions about a module. */
export async function listDiscussionUses(db: Db, { kind, entry }: { kind: string; entry: string }) {
  const id = rowIdOf(entry)
  if (kind !== moduleType.kind || id === undefined) return []
  const ids = (await relatedDiscussions.idsByModule(db, [id])).get(id) ?? []
  const module = await db.selectFrom('module').select('slug').where('id', '=', id).executeTakeFirst()
  return [
    { what: uses.discussions, count: ids.length, page: module ? `/training/${module.slug}/related-discussions` : null },
  ]
}
