import { textOfHtml } from '#core/words.ts'
import { discussionPath } from '#features/discussions/paths.ts'
import type { PostRef } from '#features/discussions/server/public.ts'
import type { PostState } from '#features/discussions/server/tables.ts'
import type { Db } from '#platform/database/schema.ts'

/** A discussion or a comment in any state, as moderators and its author see it. */
export interface ModeratedPost extends PostRef {
  state: PostState
  /** The discussion itself, or the discussion of the comment. */
  discussion: { id: number; slug: string; title: string }
  /** Plain text. */
  text: string
  author_id: number
  created_at: string
}

/** Posts in the given order. Two queries for any number of them. */
export async function listModeratedPosts(db: Db, refs: readonly PostRef[]): Promise<ModeratedPost[]> {
  const discussions = db
    .selectFrom('discussion')
    .select(['id', 'body', 'state', 'author_id', 'created_at', 'id as discussion_id', 'slug', 'title'])
  const comments = db
    .selectFrom('comment')
    .innerJoin('discussion', 'discussion.id', 'discussion_id')
    .select(['comment.id', 'comment.body', 'comment.state', 'comment.author_id', 'comment.created_at'])
    .select(['discussion_id', 'slug', 'title'])
  const [ofPosts, ofComments] = [idsOf(refs, 'post'), idsOf(refs, 'comment')]
  const rows = {
    post: ofPosts.length > 0 ? await discussions.where('id', 'in', ofPosts).execute() : [],
    comment: ofComments.length > 0 ? await comments.where('comment.id', 'in', ofComments).execute() : [],
  }
  return refs.flatMap(({ target, id }) => {
    const found = rows[target].find((row) => row.id === id)
    if (found === undefined) return []
    const { discussion_id, slug, title, body, ...row } = found
    const text = target === 'post' ? textOfHtml(body) : body
    return [{ ...row, target, text, discussion: { id: discussion_id, slug, title } }]
  })
}

export async function findModeratedPost(db: Db, ref: PostRef): Promise<ModeratedPost | undefined> {
  return (await listModeratedPosts(db, [ref]))[0]
}

/** A post on its page. */
export function postPath({ target, id, discussion }: ModeratedPost): string {
  const page = discussionPath(discussion.slug)
  return target === 'post' ? page : `${page}?comment=${id}#comment-${id}`
}

const idsOf = (refs: readonly PostRef[], target: PostRef['target']) =>
  refs.filter((ref) => ref.target === target).map(({ id }) => id)
