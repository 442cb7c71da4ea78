import type { RelatedDiscussions } from '#features/library/server/related-discussions.ts'
import { VISIBLE } from './visible.ts'

/** The visible discussions about modules, newest first; the pages of modules count them. */
export const relatedDiscussions: RelatedDiscussions = {
  async idsByModule(db, moduleIds) {
    if (moduleIds.length === 0) return new Map()
    const rows = await db
      .selectFrom('discussion_module')
      .innerJoin('discussion', 'discussion.id', 'discussion_module.discussion_id')
      .select(['module_id', 'discussion.id'])
      .where('module_id', 'in', moduleIds)
      .where('discussion.state', '=', VISIBLE)
      .orderBy('discussion.created_at', 'desc')
      .orderBy('discussion.id', 'desc')
      .execute()
    const byModule = Map.groupBy(rows, (row) => row.module_id)
    return new Map([...byModule].map(([moduleId, linked]) => [moduleId, linked.map((row) => row.id)]))
  },
}
