import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { AppError } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'

/** Limits are calls a minute. */
const WINDOW_MS = 60_000
/** Callers that are remembered as refused, at most. */
const MAX_REFUSED = 10_000

/**
 * Counts calls in windows of a minute, in the database: all processes of a site share the counts, and a restart keeps
 * them. A refused caller costs no write until the window ends.
 */
export class CallLimits {
  readonly #db: Db
  /** When the window of a refused caller ends, in ms since 1970. */
  readonly #refused = new LRUCache<string, number>({ max: MAX_REFUSED })

  constructor(db: Db) {
    this.#db = db
  }

  /**
   * Counts one call. To be awaited before the work of the call begins.
   * @param key what is counted and for whom; kept in the database for an hour, so it must not name anybody
   * @param limit calls a minute
   * @throws {AppError} `too_many_requests` with the seconds until the window ends
   */
  async take(key: string, limit: number, now: Date): Promise<void> {
    const endMs = this.#refused.get(key)
    if (endMs !== undefined && endMs > now.getTime()) throw tooMany(endMs, now)
    this.#refused.delete(key)
    const { count, ends_at } = await this.#count(key, now)
    if (count <= limit) return
    const until = Date.parse(ends_at)
    this.#refused.set(key, until)
    throw tooMany(until, now)
  }

  #count(key: string, now: Date): Promise<{ count: number; ends_at: string }> {
    const at = now.toISOString()
    const ends_at = new Date(now.getTime() + WINDOW_MS).toISOString()
    return this.#db
      .insertInto('call_count')
      .values({ key, count: 1, ends_at })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`case when call_count.ends_at <= ${at} then 1 else call_count.count + 1 end`,
          ends_at: sql<string>`case when call_count.ends_at <= ${at} then excluded.ends_at else call_count.ends_at end`,
        }),
      )
      .returning(['count', 'ends_at'])
      .executeTakeFirstOrThrow()
  }
}

function tooMany(endMs: number, now: Date): AppError {
  return new AppError('too_many_requests', { retryAfterS: Math.max(1, Math.ceil((endMs - now.getTime()) / 1000)) })
}

/** Deletes counts whose window has ended. */
export async function forgetCallCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('call_count').where('ends_at', '<', now.toISOString()).execute()
}
