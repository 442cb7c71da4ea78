import type { Db } from '#server/database/schema.ts'
import { similarTo } from '../search/similar-discussions.ts'
import type { DiscussionLink } from '../shapes.ts'
import { pageOfIds } from './discussions.ts'
import { listLinks } from './summaries.ts'

/** How many are offered. */
const LIMIT = 5

/** Discussions with a title like this one, best first: perhaps the question was asked before. */
export async function listSimilar(db: Db, title: string): Promise<DiscussionLink[]> {
  return listLinks(db, await similarTo(db, title, { limit: LIMIT }))
}

interface Beside {
  id: number
  title: string
  topicId: number
}

/** Discussions that are read beside another: those with a title like its own, then the most discussed of its topic. */
export async function listRelated(db: Db, { id, title, topicId }: Beside): Promise<DiscussionLink[]> {
  const similar = await similarTo(db, title, { limit: LIMIT, except: id })
  const more =
    similar.length < LIMIT
      ? await pageOfIds(db, { sort: 'top-discussions', page: 1, pageSize: LIMIT + 1, topicId })
      : []
  const ids = [...new Set([...similar, ...more.filter((other) => other !== id)])].slice(0, LIMIT)
  return listLinks(db, ids)
}
