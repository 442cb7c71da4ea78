import { rowIdOf } from '#core/content-type.ts'
import { moduleType } from '#features/library/content-types.ts'
import { findSlug } from '#features/library/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import { uses } from '../../messages.ts'
import { relatedDiscussions } from './module-discussions.ts'

/** The visible discussions about a module. */
export async function listDiscussionUses(db: Db, { kind, entry }: { kind: string; entry: string }) {
  const id = rowIdOf(entry)
  if (kind !== moduleType.kind || id === undefined) return []
  const ids = (await relatedDiscussions.idsByModule(db, [id])).get(id) ?? []
  const slug = await findSlug(db, entry)
  return [{ what: uses.discussions, count: ids.length, page: slug ? `/training/${slug}/related-discussions` : null }]
}
