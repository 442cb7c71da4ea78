import { expect, test, vi } from 'vitest'
import { createDataPlace } from '#testing/database/database.ts'
import { createVeteran, postComment, postDiscussion } from '#testing/discussion.ts'
import { createSite, type TestSite } from '#testing/site.ts'

/** It takes half a second, on a busy machine longer. */
const SOON = { timeout: 30_000 }

const storage = await createDataPlace()
const [one, other] = [await createSite({}, storage), await createSite({}, storage)]

async function commentCount({ app }: TestSite, id: number): Promise<number> {
  const response = await app.inject(`/api/community/discussion/${id}/`)
  return response.json().comment_count
}

test.each([
  ['the first', one, other],
  ['the second', other, one],
])('what %s of two processes changes the other one shows too', async (_, writing, reading) => {
  const author = await createVeteran(writing)
  const { id } = await postDiscussion(author)
  await vi.waitFor(async () => expect(await commentCount(reading, id)).toBe(0), SOON)
  expect(await commentCount(writing, id)).toBe(0)
  await postComment(author, id)
  expect(await commentCount(writing, id)).toBe(1)
  await vi.waitFor(async () => expect(await commentCount(reading, id)).toBe(1), SOON)
})
