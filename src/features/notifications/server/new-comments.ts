import { type Author, authorsById } from '#features/accounts/server/public.ts'
import { VISIBLE } from '#features/discussions/server/public.ts'
import type { Db } from '#platform/database/schema.ts'

/** Comments that stand in one mail; of more it says how many. */
const SHOWN_COMMENTS = 10

export interface NewComment {
  id: number
  author: Author
  /** Plain text with line breaks. */
  body: string
  createdAt: string
}

/** What is new in a discussion for one of its followers. */
export interface NewComments {
  title: string
  slug: string
  /** Oldest first, ten at most. */
  comments: readonly [NewComment, ...NewComment[]]
  /** With those that are not shown. */
  count: number
  /** Who was the first to mention the follower in them. */
  mentionedBy: Author | undefined
}

interface Range {
  discussionId: number
  /** Whose news: their own comments are none. */
  accountId: number
  /** Comments after this one, */
  after: number
  /** and up to this one. */
  upTo: number
}

/** What readers still see of some comments; undefined when that is nothing, or the member does not follow any more. */
export async function findNewComments(db: Db, range: Range): Promise<NewComments | undefined> {
  const discussion = await findFollowed(db, range)
  if (discussion === undefined) return undefined
  const rows = await newComments(db, range)
    .select(['id', 'author_id', 'body', 'created_at as createdAt'])
    .orderBy('id')
    .limit(SHOWN_COMMENTS)
    .execute()
  const mentioning = await findMentioning(db, range)
  const authors = await authorsById(
    db,
    [...rows, ...(mentioning ? [mentioning] : [])].map((row) => row.author_id),
  )
  const [first, ...others] = rows.flatMap(({ author_id, ...row }) => {
    const author = authors.get(author_id)
    return author ? [{ ...row, author }] : []
  })
  if (first === undefined) return undefined
  return {
    ...discussion,
    comments: [first, ...others],
    count: await countComments(db, range),
    mentionedBy: mentioning && authors.get(mentioning.author_id),
  }
}

function findFollowed(db: Db, { discussionId, accountId }: Range) {
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

function findMentioning(db: Db, range: Range) {
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
