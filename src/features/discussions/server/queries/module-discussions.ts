import { authorsById } from '#features/accounts/server/public.ts'
import type { RelatedDiscussions } from '#features/library/server/related-discussions.ts'
import { inChunks } from '#platform/database/in-chunks.ts'
import type { Db } from '#platform/database/schema.ts'
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

/** The discussions about a module that others have started in this time and that readers see, oldest first. */
export async function listStartedDiscussions(
  db: Db,
  { moduleId, accountId, after, until }: { moduleId: number; accountId: number; after: string; until: string },
) {
  const rows = await db
    .selectFrom('discussion_module')
    .innerJoin('discussion', 'discussion.id', 'discussion_module.discussion_id')
    .select(['title', 'slug', 'author_id'])
    .where('module_id', '=', moduleId)
    .where('discussion.state', '=', VISIBLE)
    .where('discussion.created_at', '>', after)
    .where('discussion.created_at', '<=', until)
    .where('author_id', '!=', accountId)
    .orderBy('discussion.created_at')
    .execute()
  const authors = await authorsById(
    db,
    rows.map(({ author_id }) => author_id),
  )
  return rows.flatMap(({ author_id, ...discussion }) => {
    const author = authors.get(author_id)
    return author ? [{ ...discussion, author }] : []
  })
}
