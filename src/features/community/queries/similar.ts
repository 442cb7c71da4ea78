import type { Db } from '#server/database/schema.ts'
import { similarTo } from '../finding/similar-discussions.ts'
import type { DiscussionLink } from '../shapes.ts'
import { listLinks } from './summaries.ts'

/** How many are offered. */
const LIMIT = 5

/** Discussions with a title like this one, best first: perhaps the question was asked before. */
export async function listSimilar(db: Db, title: string): Promise<DiscussionLink[]> {
  return listLinks(db, await similarTo(db, title, { limit: LIMIT }))
}

/** Discussions that are read beside another. */
export async function listRelated(db: Db, { id, title }: { id: number; title: string }): Promise<DiscussionLink[]> {
  return listLinks(db, await similarTo(db, title, { limit: LIMIT, except: id }))
}
