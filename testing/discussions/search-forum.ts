import { indexComment, indexDiscussion } from '#features/discussions/server/search/index-discussion.ts'
import type { PostState } from '#features/discussions/server/tables.ts'
import type { Db } from '#platform/database/schema.ts'

interface DiscussionParts {
  title: string
  body?: string
  /** Plain texts of visible comments. */
  comments?: readonly string[]
  topic?: number
  views?: number
  state?: PostState
  createdAt?: string
}

/** Inserts discussions directly into the tables, for tests of queries. */
export class Forum {
  readonly #db: Db
  readonly #author: number

  private constructor(db: Db, author: number) {
    this.#db = db
    this.#author = author
  }

  static async open(db: Db): Promise<Forum> {
    const { id } = await db
      .insertInto('account')
      .values({
        email: 'ama@example.org',
        password_hash: '',
        first_name: 'Ama',
        last_name: 'Boateng',
        timezone: 'UTC',
        bio: '',
        linkedin_url: '',
        points: 0,
        email_community_responses: 0,
        email_new_module: 0,
        email_occassional_updates: 0,
        role: 'member',
        created_at: NOW,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return new Forum(db, id)
  }

  async discussion({ title, body = '', comments = [], ...parts }: DiscussionParts): Promise<number> {
    const { topic = 1, views = 0, state = 'visible', createdAt = NOW } = parts
    const { id } = await this.#db
      .insertInto('discussion')
      .values({
        slug: `discussion-${crypto.randomUUID()}`,
        topic_id: topic,
        author_id: this.#author,
        title,
        body: body === '' ? '' : `<p>${body}</p>`,
        body_hash: '',
        state,
        created_at: createdAt,
        updated_at: createdAt,
        comment_count: 0,
        view_count: views,
        notify_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const comment of comments) await this.comment(id, comment)
    await this.index(id)
    return id
  }

  async comment(discussionId: number, body: string, state: PostState = 'visible'): Promise<number> {
    const { id } = await this.#db
      .insertInto('comment')
      .values({
        discussion_id: discussionId,
        author_id: this.#author,
        body,
        body_hash: '',
        state,
        created_at: NOW,
        updated_at: NOW,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (state === 'visible')
      await this.#db
        .updateTable('discussion')
        .set((row) => ({ comment_count: row('comment_count', '+', 1) }))
        .where('id', '=', discussionId)
        .execute()
    await this.#db.transaction().execute((tx) => indexComment(tx, discussionId, id))
    return id
  }

  /** Indexes a discussion as it is now, as every change of its state does. */
  index(discussionId: number): Promise<void> {
    return this.#db.transaction().execute((tx) => indexDiscussion(tx, discussionId))
  }
}

const NOW = '2026-11-21T10:00:00.000Z'
