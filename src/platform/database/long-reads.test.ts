import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#testing/database/database.ts'

const { db, longReads } = await openTestDatabase()
const forever = new AbortController().signal
const count = () =>
  longReads.run(async (reader) => (await reader.selectFrom('file').select('id').execute()).length, forever)

/** Long reads that end together. */
function startReads(number: number) {
  const end = Promise.withResolvers<void>()
  const reads = Array.from({ length: number }, () => longReads.run(() => end.promise, forever))
  return { end: end.resolve, reads }
}

test('a long read sees what was committed before, and cannot write', async () => {
  expect(await count()).toBe(0)
  await db.insertInto('search_word').values({ written: 'a', word: 'a', language: 'en', stem: 'en a' }).execute()
  const words = await longReads.run((reader) => reader.selectFrom('search_word').select('word').execute(), forever)
  expect(words).toEqual([{ word: 'a' }])
  if (process.env.TEST_DATABASE === 'sqlite')
    await expect(longReads.run((reader) => sql`delete from search_word`.execute(reader), forever)).rejects.toThrow()
})

test('two run, sixty wait, the next is refused, and one that nobody waits for any more does not begin', async () => {
  const { end, reads } = startReads(61)
  const left = new AbortController()
  let hasBegun = false
  const read = async () => {
    hasBegun = true
  }
  const abandoned = expect(longReads.run(read, left.signal)).rejects.toMatchObject({ code: 'busy' })
  await expect(longReads.run(async () => 1, forever)).rejects.toMatchObject({ code: 'busy', status: 503 })
  left.abort()
  end()
  await Promise.all(reads)
  await abandoned
  expect(hasBegun).toBe(false)
  expect(await count()).toBe(0)
})

test('a read that fails gives its place to the next', async () => {
  for (let n = 0; n < 3; n += 1)
    await expect(longReads.run(() => Promise.reject(new Error('broken')), forever)).rejects.toThrow('broken')
  expect(await count()).toBe(0)
})
