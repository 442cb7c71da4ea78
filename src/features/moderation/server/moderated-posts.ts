import { textOfHtml } from '#core/words.ts'
import type { PostRef } from '#features/discussions/server/public.ts'
import type { ContentTarget, PostState } from '#features/discussions/server/tables.ts'
import type { Db } from '#platform/database/schema.ts'

/** A discussion or a comment whatever its state, as moderators and its author see it. */
export interface ModeratedPost extends PostRef {
  state: PostState
  /** The discussion itself, or that in which the comment stands. */
  discussion: { id: number; slug: string; title: string }
  /** Plain. */
  text: string
  author_id: number
  created_at: string
}

/** Posts by name, in the order in which they are given; two questions however many there are. */
export async function listModeratedPosts(db: Db, refs: readonly PostRef[]): Promise<ModeratedPost[]> {
  const found = [...(await discussionsOf(db, refs)), ...(await commentsOf(db, refs))]
  const byName = new Map(found.map((post) => [nameOf(post), post]))
  return refs.flatMap((ref) => byName.get(nameOf(ref)) ?? [])
}

/** One of them, or undefined. */
export async function findModeratedPost(db: Db, ref: PostRef): Promise<ModeratedPost | undefined> {
  return (await listModeratedPosts(db, [ref]))[0]
}

/** One word for each, e.g. `comment 12`. */
export function nameOf({ target, id }: PostRef): string {
  return `${target} ${id}`
}

function idsOf(refs: readonly PostRef[], target: ContentTarget): number[] {
  return refs.filter((ref) => ref.target === target).map((ref) => ref.id)
}

async function discussionsOf(db: Db, refs: readonly PostRef[]): Promise<ModeratedPost[]> {
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

async function commentsOf(db: Db, refs: readonly PostRef[]): Promise<ModeratedPost[]> {
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
