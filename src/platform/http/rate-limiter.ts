import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { AppError } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import { isStorageFull } from './storage-full.ts'

const WINDOW_MS = 60_000
/** The most callers that one process remembers. */
const MAX_CALLERS = 10_000

interface Count {
  count: number
  /** ISO time of the end of the window. */
  ends_at: string
}

/**
 * Counts calls in windows of one minute, in the database: all processes of a site share the counts, and they survive a
 * restart. Calls of a refused caller write nothing until the window ends. While the disk is full each process counts in its
 * memory, because reads must work then, and guesses must stay limited.
 */
export class RateLimiter {
  readonly #db: Db
  /** End of the window of each refused caller, in ms since 1970. */
  readonly #refused = new LRUCache<string, number>({ max: MAX_CALLERS })
  /** Counts while the disk is full. */
  readonly #counts = new LRUCache<string, Count>({ max: MAX_CALLERS })

  constructor(db: Db) {
    this.#db = db
  }

  /**
   * Counts one call. Await it before the work of the call starts.
   * @param key hash of call and caller. The database stores it for an hour, so it must not identify a person
   * @param limit calls a minute
   * @throws {AppError} `too_many_requests` with the seconds until the window ends
   */
  async take(key: string, limit: number, now: Date): Promise<void> {
    const endMs = this.#refused.get(key)
    if (endMs !== undefined && endMs > now.getTime()) throw tooManyRequests(endMs, now)
    this.#refused.delete(key)
    const { count, ends_at } = await this.#count(key, now).catch((error: unknown) => {
      if (isStorageFull(error)) return this.#countInMemory(key, now)
      throw error
    })
    if (count <= limit) return
    const until = Date.parse(ends_at)
    this.#refused.set(key, until)
    throw tooManyRequests(until, now)
  }

  #countInMemory(key: string, now: Date): Count {
    const last = this.#counts.get(key)
    const isOpen = last !== undefined && last.ends_at > now.toISOString()
    const next = isOpen ? { ...last, count: last.count + 1 } : { count: 1, ends_at: endOf(now) }
    this.#counts.set(key, next)
    return next
  }

  #count(key: string, now: Date): Promise<Count> {
    const at = now.toISOString()
    const ends_at = endOf(now)
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

function endOf(now: Date): string {
  return new Date(now.getTime() + WINDOW_MS).toISOString()
}

function tooManyRequests(endMs: number, now: Date): AppError {
  return new AppError('too_many_requests', { retryAfterS: Math.max(1, Math.ceil((endMs - now.getTime()) / 1000)) })
}

export async function deleteExpiredCallCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('call_count').where('ends_at', '<', now.toISOString()).execute()
}
