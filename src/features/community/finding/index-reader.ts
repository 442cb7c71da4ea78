import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#server/database/schema.ts'
import { DiscussionIndex } from './discussion-index.ts'
import { LOOKED_BACK, NumberTrail } from './number-trail.ts'
import { Pace } from './pace.ts'
import { ROWS, readAgain, readAllComments, readAllDiscussions, readCounts } from './read-discussions.ts'

const TABLES = ['discussion', 'comment', 'discussion_change'] as const
type Followed = (typeof TABLES)[number]

/** Fills an index and keeps it as the database is. Its methods are called one after the other, never two at once. */
export class IndexReader {
  readonly index = new DiscussionIndex()
  readonly #db: Db
  readonly #trails = { discussion: new NumberTrail(), comment: new NumberTrail(), discussion_change: new NumberTrail() }

  constructor(db: Db) {
    this.#db = db
  }

  /** The first step: titles and texts of discussions. What comes after this moment is for `catchUp`. */
  async readDiscussions(): Promise<void> {
    for (const table of TABLES) this.#trails[table].begin(await lastNumbers(this.#db, table), Date.now())
    await readAllDiscussions(this.#db, this.index, new Pace())
  }

  /** The second step. */
  async readComments(): Promise<void> {
    const pace = new Pace()
    await readAllComments(this.#db, this.index, pace)
    await this.index.pack(pace)
  }

  /** Reads what is new and what has changed; where nothing has, this is one small question to the database. */
  async catchUp(): Promise<void> {
    const newest = await newestNumbers(this.#db)
    const pace = new Pace()
    // Changes last: a comment that is removed while it is read as new is then taken out again.
    if (this.#trails.discussion.isBehind(newest.discussion)) await this.#newDiscussions(pace)
    if (this.#trails.comment.isBehind(newest.comment)) await this.#newComments(pace)
    if (this.#trails.discussion_change.isBehind(newest.discussion_change)) await this.#changes(pace)
    // Not waited for: it works in memory only, while searches go on.
    if (this.index.needsPacking) void this.index.pack(pace)
  }

  async #newDiscussions(pace: Pace): Promise<void> {
    await this.#follow('discussion', async (unread) => {
      const rows = await this.#db
        .selectFrom('discussion')
        .select('id')
        .where(unread)
        .orderBy('id')
        .limit(ROWS)
        .execute()
      const ids = rows.map((row) => row.id)
      await readAgain(
        this.#db,
        this.index,
        ids.filter((id) => this.index.find(id) === undefined),
        pace,
      )
      return ids
    })
  }

  async #newComments(pace: Pace): Promise<void> {
    await this.#follow('comment', async (unread) => {
      const rows = await this.#db
        .selectFrom('comment')
        .select(['id', 'discussion_id', 'body', 'state'])
        .where(unread)
        .orderBy('id')
        .limit(ROWS)
        .execute()
      for (const row of rows) {
        if (row.state === 'visible') this.index.addCommentTo(row.discussion_id, row.body)
        await pace.step()
      }
      const discussions = new Set(rows.map((row) => row.discussion_id))
      if (discussions.size > 0) await readCounts(this.#db, this.index, [...discussions])
      return rows.map((row) => row.id)
    })
  }

  async #changes(pace: Pace): Promise<void> {
    await this.#follow('discussion_change', async (unread) => {
      const rows = await this.#db
        .selectFrom('discussion_change')
        .select(['id', 'discussion_id'])
        .where(unread)
        .orderBy('id')
        .limit(ROWS)
        .execute()
      await readAgain(this.#db, this.index, [...new Set(rows.map((row) => row.discussion_id))], pace)
      return rows.map((row) => row.id)
    })
  }

  /** Reads on until nothing is unread. @param read reads ROWS rows at most, answers their numbers */
  async #follow(table: Followed, read: (unread: RawBuilder<SqlBool>) => Promise<number[]>): Promise<void> {
    const trail = this.#trails[table]
    for (;;) {
      const numbers = await read(unreadOf(trail))
      trail.passed(numbers, Date.now())
      if (numbers.length < ROWS) return
    }
  }
}

function unreadOf({ newest, missing }: NumberTrail): RawBuilder<SqlBool> {
  return missing.length === 0 ? sql`id > ${newest}` : sql`(id > ${newest} or id in (${sql.join(missing)}))`
}

async function lastNumbers(db: Db, table: Followed): Promise<number[]> {
  const rows = await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(LOOKED_BACK).execute()
  return rows.map((row) => row.id).reverse()
}

async function newestNumbers(db: Db): Promise<Record<Followed, number>> {
  const row = await db
    .selectNoFrom((from) => [
      from
        .selectFrom('discussion')
        .select((of) => of.fn.max('id').as('id'))
        .as('discussion'),
      from
        .selectFrom('comment')
        .select((of) => of.fn.max('id').as('id'))
        .as('comment'),
      from
        .selectFrom('discussion_change')
        .select((of) => of.fn.max('id').as('id'))
        .as('discussion_change'),
    ])
    .executeTakeFirstOrThrow()
  return {
    discussion: row.discussion ?? 0,
    comment: row.comment ?? 0,
    discussion_change: row.discussion_change ?? 0,
  }
}
