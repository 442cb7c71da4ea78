import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#testing/database/database.ts'
import { deleteExpiredCallCounts, RateLimiter } from './rate-limiter.ts'

const { db, dialect } = await openTestDatabase()
const AT = new Date('2026-11-24T10:00:00Z')
const later = (seconds: number) => new Date(AT.getTime() + seconds * 1000)

test('two processes share the counts, which survive a restart', async () => {
  const [one, other] = [new RateLimiter(db), new RateLimiter(db)]
  await one.take('shared', 2, AT)
  await other.take('shared', 2, AT)
  const error = { code: 'too_many_requests', retryAfterS: 50 }
  await expect(one.take('shared', 2, later(10))).rejects.toMatchObject(error)
  await expect(new RateLimiter(db).take('shared', 2, later(10))).rejects.toMatchObject(error)
  await one.take('another', 2, later(10))
})

test('of many simultaneous calls no more than the limit are allowed', async () => {
  const limiter = new RateLimiter(db)
  const calls = await Promise.allSettled(Array.from({ length: 40 }, () => limiter.take('burst', 5, AT)))
  expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})

test('a caller is allowed again after a minute, and old counts are deleted', async () => {
  const limiter = new RateLimiter(db)
  await limiter.take('minute', 1, AT)
  await expect(limiter.take('minute', 1, later(59))).rejects.toMatchObject({ retryAfterS: 1 })
  await limiter.take('minute', 1, later(60))
  await deleteExpiredCallCounts(db, later(300))
  expect(await db.selectFrom('call_count').selectAll().execute()).toEqual([])
})

test('while the disk is full a process counts in its memory, and in the database again when there is room', async () => {
  const limiter = new RateLimiter(db)
  // Longer than a page, so that it needs room.
  const key = 'x'.repeat(5000)
  const free = await refuseCounts()
  await limiter.take(key, 2, AT)
  await limiter.take(key, 2, later(10))
  await expect(limiter.take(key, 2, later(20))).rejects.toMatchObject({ code: 'too_many_requests', retryAfterS: 40 })
  await limiter.take(key, 2, later(60))
  await free()
  await limiter.take(key, 2, later(61))
  const stored = await db.selectFrom('call_count').select('count').where('key', '=', key).execute()
  expect(stored).toEqual([{ count: 1 }])
})

/** Fails as a full disk does. @returns what ends it */
async function refuseCounts(): Promise<() => Promise<unknown>> {
  if (dialect === 'sqlite') {
    // Pages of dropped tables would have room.
    await sql`vacuum`.execute(db)
    await sql`pragma max_page_count = 1`.execute(db)
    return () => sql`pragma max_page_count = 1000000`.execute(db)
  }
  await sql`create function disk_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db)
  await sql`create trigger disk_full before insert on call_count execute function disk_full()`.execute(db)
  return () => sql`drop trigger disk_full on call_count`.execute(db)
}
