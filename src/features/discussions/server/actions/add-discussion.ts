import { textOfHtml } from '#core/words.ts'
import { addPoints } from '#features/accounts/server/public.ts'
import { findModuleId } from '#features/library/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import { sanitizeMemberHtml } from '#platform/html/sanitize-member-html.ts'
import { COMMENT_POINTS, DISCUSSION_POINTS } from '../../points.ts'
import { listTopics } from '../queries/topics.ts'
import { countComment, insertComment, insertDiscussion } from './insert-post.ts'
import { hashOf } from './posting-limits.ts'

/** A discussion with its answers as it is written elsewhere: in the starter content. */
export interface WrittenDiscussion {
  /** Name of its topic. */
  topic: string
  authorId: number
  title: string
  /** HTML; cleaned here. */
  body: string
  /** Slug of the module that it is about. */
  module?: string | undefined
  at: Date
  views: number
  comments: readonly WrittenComment[]
}

interface WrittenComment {
  authorId: number
  text: string
  at: Date
}

/** Puts a whole discussion in. @throws {Error} for a topic or module that is not there */
export async function addDiscussion(tx: Tx, written: WrittenDiscussion): Promise<void> {
  const { authorId, title, at } = written
  const topic = (await listTopics(tx)).find(({ name }) => name === written.topic)
  if (topic === undefined) throw new Error(`there is no topic ‘${written.topic}’`)
  const moduleId = written.module === undefined ? undefined : await findModuleId(tx, written.module)
  if (written.module !== undefined && moduleId === undefined) throw new Error(`there is no module ‘${written.module}’`)
  const body = sanitizeMemberHtml(written.body)
  const bodyHash = hashOf(`${title} ${textOfHtml(body)}`)
  const id = await insertDiscussion(tx, { topicId: topic.id, authorId, title, body, bodyHash, moduleId, at })
  await addPoints(tx, authorId, DISCUSSION_POINTS)
  for (const comment of written.comments) await addComment(tx, id, comment)
  await tx.updateTable('discussion').set({ view_count: written.views }).where('id', '=', id).execute()
}

async function addComment(tx: Tx, discussionId: number, comment: WrittenComment): Promise<void> {
  await countComment(tx, discussionId, comment.at)
  await addPoints(tx, comment.authorId, COMMENT_POINTS)
  await insertComment(tx, { ...comment, discussionId, bodyHash: hashOf(comment.text) })
}
