import { type Author, authorsById } from '#features/accounts/server/public.ts'
import { VISIBLE } from '#features/discussions/server/public.ts'
import type { Db } from '#platform/database/schema.ts'

/** Comments in one mail; the mail counts the others. */
const MAX_COMMENTS = 10

export interface NewComment {
  id: number
  author: Author
  /** Plain text with line breaks. */
  body: string
  createdAt: string
}

/** New comments of a discussion for one follower. */
export interface NewComments {
  title: string
  slug: string
  /** Oldest first, at most ten. */
  comments: readonly [NewComment, ...NewComment[]]
  /** All new comments, with those that are not listed. */
  count: number
  /** Author of the first comment that mentions the follower. */
  mentionedBy: Author | undefined
}

interface Range {
  discussionId: number
  /** The follower, whose own comments are not new to them. */
  accountId: number
  /** Comments after this one and up to `upTo`. */
  after: number
  upTo: number
}

/** The comments that readers still see; undefined if there are none or the member no longer follows. */
export async function findNewComments(db: Db, range: Range): Promise<NewComments | undefined> {
  const discussion = await findFollowedDiscussion(db, range)
  if (discussion === undefined) return undefined
  const rows = await newComments(db, range)
    .select(['id', 'author_id', 'body', 'created_at as createdAt'])
    .orderBy('id')
    .limit(MAX_COMMENTS)
    .execute()
  const mention = await findMention(db, range)
  const authorIds = [...rows, ...(mention ? [mention] : [])].map((row) => row.author_id)
  const authors = await authorsById(db, authorIds)
  const [first, ...others] = rows.flatMap(({ author_id, ...row }) => {
    const author = authors.get(author_id)
    return author ? [{ ...row, author }] : []
  })
  if (first === undefined) return undefined
  return {
    ...discussion,
    comments: [first, ...others],
    count: await countComments(db, range),
    mentionedBy: mention && authors.get(mention.author_id),
  }
}

function findFollowedDiscussion(db: Db, { discussionId, accountId }: Range) {
  return db
    .selectFrom('discussion')
    .innerJoin('discussion_follow', 'discussion_follow.discussion_id', 'discussion.id')
    .select(['title', 'slug'])
    .where('discussion.id', '=', discussionId)
    .where('discussion.state', '=', VISIBLE)
    .where('account_id', '=', accountId)
    .where('is_active', '=', 1)
    .executeTakeFirst()
}

function newComments(db: Db, { discussionId, accountId, after, upTo }: Range) {
  return db
    .selectFrom('comment')
    .where('discussion_id', '=', discussionId)
    .where('state', '=', VISIBLE)
    .where('id', '>', after)
    .where('id', '<=', upTo)
    .where('author_id', '!=', accountId)
}

function findMention(db: Db, range: Range) {
  return newComments(db, range)
    .innerJoin('comment_mention', 'comment_mention.comment_id', 'comment.id')
    .select('author_id')
    .where('account_id', '=', range.accountId)
    .orderBy('id')
    .executeTakeFirst()
}

async function countComments(db: Db, range: Range): Promise<number> {
  const { count } = await newComments(db, range)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
