import type { Db } from '#platform/database/schema.ts'
import type { DiscussionLink } from '../../schemas.ts'
import { listSimilarIds } from '../search/similar-discussions.ts'
import { listLinks } from './summaries.ts'
import { VISIBLE } from './visible.ts'

const LIMIT = 5

/** Discussions with a similar title, best first, for a member who is typing a title. */
export async function listSimilar(db: Db, title: string): Promise<DiscussionLink[]> {
  return listLinks(db, await listSimilarIds(db, title, { limit: LIMIT }))
}

/** Discussions related to another: those with similar titles, then the newest about the same module, then of the same topic. */
export async function listRelated(db: Db, { id, title }: { id: number; title: string }): Promise<DiscussionLink[]> {
  const similar = await listSimilarIds(db, title, { limit: LIMIT, except: id })
  const more = similar.length < LIMIT ? await idsOfSameModule(db, id) : []
  const related = [...new Set([...similar, ...more])]
  return listLinks(db, (related.length > 0 ? related : await idsOfSameTopic(db, id)).slice(0, LIMIT))
}

async function idsOfSameTopic(db: Db, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('discussion')
    .select('id')
    .where('state', '=', VISIBLE)
    .where('topic_id', '=', (own) => own.selectFrom('discussion').select('topic_id').where('id', '=', id))
    .where('id', '!=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMIT)
    .execute()
  return rows.map((row) => row.id)
}

async function idsOfSameModule(db: Db, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('discussion_module as own')
    .innerJoin('discussion_module as other', 'other.module_id', 'own.module_id')
    .innerJoin('discussion', 'discussion.id', 'other.discussion_id')
    .select('discussion.id')
    .distinct()
    .where('own.discussion_id', '=', id)
    .where('discussion.id', '!=', id)
    .where('discussion.state', '=', VISIBLE)
    .orderBy('discussion.id', 'desc')
    .limit(LIMIT)
    .execute()
  return rows.map((row) => row.id)
}
