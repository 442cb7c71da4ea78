import { expect, test } from 'vitest'
import { openTestDatabase } from '#testing/database/database.ts'
import { CallLimits, forgetCallCounts } from './call-limits.ts'

const { db } = await openTestDatabase()
const AT = new Date('2026-11-24T10:00:00Z')
const later = (seconds: number) => new Date(AT.getTime() + seconds * 1000)

test('two processes count together, and neither forgets it by a restart', async () => {
  const [one, other] = [new CallLimits(db), new CallLimits(db)]
  await one.take('shared', 2, AT)
  await other.take('shared', 2, AT)
  const refusal = { code: 'too_many_requests', retryAfterS: 50 }
  await expect(one.take('shared', 2, later(10))).rejects.toMatchObject(refusal)
  await expect(new CallLimits(db).take('shared', 2, later(10))).rejects.toMatchObject(refusal)
  await one.take('another', 2, later(10))
})

test('of many calls at once no more than the limit go on', async () => {
  const limits = new CallLimits(db)
  const calls = await Promise.allSettled(Array.from({ length: 40 }, () => limits.take('burst', 5, AT)))
  expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})

test('after a minute calls go on, and what was counted is forgotten', async () => {
  const limits = new CallLimits(db)
  await limits.take('minute', 1, AT)
  await expect(limits.take('minute', 1, later(59))).rejects.toMatchObject({ retryAfterS: 1 })
  await limits.take('minute', 1, later(60))
  await forgetCallCounts(db, later(300))
  expect(await db.selectFrom('call_count').selectAll().execute()).toEqual([])
})
