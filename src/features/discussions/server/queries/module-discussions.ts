import type { RelatedDiscussions } from '#features/library/server/related-discussions.ts'
import { inChunks } from '#platform/database/in-chunks.ts'
import { VISIBLE } from './visible.ts'

/** The visible discussions about modules, newest first; the pages of modules count them. */
export const relatedDiscussions: RelatedDiscussions = {
  async idsByModule(db, moduleIds) {
    const linked = db
      .selectFrom('discussion_module')
      .innerJoin('discussion', 'discussion.id', 'discussion_module.discussion_id')
      .select(['module_id', 'discussion.id'])
      .where('discussion.state', '=', VISIBLE)
      .orderBy('discussion.created_at', 'desc')
      .orderBy('discussion.id', 'desc')
    const rows = await inChunks(moduleIds, (chunk) => linked.where('module_id', 'in', chunk).execute())
    const byModule = Map.groupBy(rows, (row) => row.module_id)
    return new Map([...byModule].map(([moduleId, ofModule]) => [moduleId, ofModule.map((row) => row.id)]))
  },
}
