import { textOfHtml } from '#core/words.ts'
import { findModuleId } from '#features/library/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import { sanitizeMemberHtml } from '#platform/html/sanitize-member-html.ts'
import { listTopics } from '../queries/topics.ts'
import { insertComment, insertDiscussion } from './insert-post.ts'
import { hashOf } from './posting-limits.ts'

/** A discussion with its comments, as the starter content has it. */
export interface WrittenDiscussion {
  /** Name of its topic. */
  topic: string
  authorId: number
  title: string
  /** HTML; sanitized here. */
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

/** Adds a discussion with its comments. @throws {Error} for an unknown topic or module */
export async function addDiscussion(tx: Tx, written: WrittenDiscussion): Promise<void> {
  const { authorId, title, at } = written
  const topic = (await listTopics(tx)).find(({ name }) => name === written.topic)
  if (topic === undefined) throw new Error(`there is no topic ‘${written.topic}’`)
  const moduleId = written.module === undefined ? undefined : await findModuleId(tx, written.module)
  if (written.module !== undefined && moduleId === undefined) throw new Error(`there is no module ‘${written.module}’`)
  const body = sanitizeMemberHtml(written.body)
  const bodyHash = hashOf(`${title} ${textOfHtml(body)}`)
  const id = await insertDiscussion(tx, { topicId: topic.id, authorId, title, body, bodyHash, moduleId, at })
  for (const comment of written.comments)
    await insertComment(tx, { ...comment, discussionId: id, bodyHash: hashOf(comment.text) })
  await tx.updateTable('discussion').set({ view_count: written.views }).where('id', '=', id).execute()
}
