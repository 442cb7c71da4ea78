import { expect, test } from 'vitest'
import { recordChange } from '#platform/database/change-log.ts'
import { postComment, postDiscussion } from '#testing/discussion.ts'
import { CONTRIBUTORS, commentAt, createForum, DAY_MS, discussionAt, makeOlder } from '#testing/discussions/forum.ts'
import { createMember, type TestMember } from '#testing/member.ts'
import type { TestSite } from '#testing/site.ts'

const empty = await createForum()
const site = await createForum()
const crowd = await createForum()

async function named(from: TestSite, query = ''): Promise<[id: number, points: number][]> {
  const { status, body } = await from.get(`${CONTRIBUTORS}${query}`)
  expect(status).toBe(200)
  const { count, results } = Object(body)
  expect(count).toBe(results.length)
  return results.map(({ id, points }: { id: number; points: number }) => [id, points])
}

const ever = () => named(site)
const week = () => named(site, '?weekly')

test('without posts there are no contributors', async () => {
  await createMember(empty)
  for (const url of [CONTRIBUTORS, `${CONTRIBUTORS}?weekly`, CONTRIBUTORS.slice(0, -1)])
    expect((await empty.get(url)).body).toEqual({ count: 0, next: null, previous: null, results: [] })
})

test('contributors are ordered by points; deleted posts, and posts older than a week, do not count', async () => {
  const [asker, helper, reader] = [await createMember(site), await createMember(site), await createMember(site)]
  const { id } = await postDiscussion(asker)
  const answers = [await postComment(helper, id), await postComment(helper, id), await postComment(helper, id)]
  expect(await ever()).toEqual([
    [helper.id, 12],
    [asker.id, 10],
  ])
  expect(await week()).toEqual(await ever())
  expect((await site.get(CONTRIBUTORS)).body).toMatchObject({ next: null, previous: null })
  expect(Object((await site.get(`${CONTRIBUTORS}?weekly`)).body).results[0]).toEqual({
    id: helper.id,
    first_name: 'Amina',
    last_name: 'Nakato',
    profile_picture: null,
    points: 12,
  })

  await makeOlder(site, 'comment', answers.slice(0, 2), 7 * DAY_MS + 1000)
  await makeOlder(site, 'comment', answers.slice(2), 7 * DAY_MS - 60_000)
  await site.context.database.db.transaction().execute((tx) => recordChange(tx, 'comments'))
  expect(await week()).toEqual([
    [asker.id, 10],
    [helper.id, 4],
  ])
  expect(await ever()).toEqual([
    [helper.id, 12],
    [asker.id, 10],
  ])

  await helper.call('DELETE', commentAt(answers[2] ?? 0))
  expect(await week()).toEqual([[asker.id, 10]])
  expect(await ever()).toEqual([
    [asker.id, 10],
    [helper.id, 8],
  ])

  await postComment(reader, id)
  await helper.call('DELETE', '/api/auth/user/', { body: { password: helper.password } })
  expect(await ever()).toEqual([
    [asker.id, 10],
    [reader.id, 4],
  ])
  await asker.call('DELETE', discussionAt(id))
  expect((await ever()).map(([member]) => member)).not.toContain(asker.id)
  expect((await week()).map(([member]) => member)).not.toContain(asker.id)
})

test('ten contributors are listed; with equal points the older account is first', async () => {
  const members: TestMember[] = []
  for (let count = 0; count < 12; count += 1) members.push(await createMember(crowd))
  for (const member of members) await postDiscussion(member)
  const expected = members.slice(0, 10).map(({ id }) => [id, 10])
  expect(await named(crowd)).toEqual(expected)
  expect(await named(crowd, '?weekly')).toEqual(expected)
})
