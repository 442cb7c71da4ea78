import { textOfHtml } from '#core/words.ts'
import type { PostRef } from '#features/discussions/server/public.ts'
import type { ContentTarget, PostState } from '#features/discussions/server/tables.ts'
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
  const posts = [...(await listDiscussions(db, refs)), ...(await listComments(db, refs))]
  const byKey = new Map(posts.map((post) => [postKey(post), post]))
  return refs.flatMap((ref) => byKey.get(postKey(ref)) ?? [])
}

export async function findModeratedPost(db: Db, ref: PostRef): Promise<ModeratedPost | undefined> {
  return (await listModeratedPosts(db, [ref]))[0]
}

/** For example `comment 12`. */
export function postKey({ target, id }: PostRef): string {
  return `${target} ${id}`
}

function idsOf(refs: readonly PostRef[], target: ContentTarget): number[] {
  return refs.filter((ref) => ref.target === target).map((ref) => ref.id)
}

async function listDiscussions(db: Db, refs: readonly PostRef[]): Promise<ModeratedPost[]> {
  const ids = idsOf(refs, 'post')
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('discussion')
    .select(['id', 'slug', 'title', 'body', 'state', 'author_id', 'created_at'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ slug, title, body, ...row }) => ({
    ...row,
    target: 'post',
    discussion: { id: row.id, slug, title },
    text: textOfHtml(body),
  }))
}

async function listComments(db: Db, refs: readonly PostRef[]): Promise<ModeratedPost[]> {
  const ids = idsOf(refs, 'comment')
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('comment')
    .innerJoin('discussion', 'discussion.id', 'comment.discussion_id')
    .select(['comment.id', 'comment.body', 'comment.state', 'comment.author_id', 'comment.created_at'])
    .select(['discussion_id', 'slug', 'title'])
    .where('comment.id', 'in', ids)
    .execute()
  return rows.map(({ discussion_id, slug, title, body, ...row }) => ({
    ...row,
    target: 'comment',
    discussion: { id: discussion_id, slug, title },
    text: body,
  }))
}
