import { expect, test } from 'vitest'
import { createVeteran, postDiscussion } from '#testing/discussion.ts'
import {
  commentAt,
  commentsAt,
  createForum,
  discussionAt,
  pointsOf,
  readDiscussion,
  words,
} from '#testing/discussions/forum.ts'
import type { TestMember } from '#testing/member.ts'

const site = await createForum()
const { db } = site.context.database
const MEMBERS = 5
const ROUNDS = 12

test('five members can add, change and delete comments in two discussions at the same time', async () => {
  const members: TestMember[] = []
  for (let count = 0; count < MEMBERS; count += 1) members.push(await createVeteran(site))
  const [host] = members
  if (host === undefined) throw new Error('there are members')
  const open = await postDiscussion(host, { body: `<p>${words(10, 'kept')}</p>` })
  const deleted = await postDiscussion(host, { body: `<p>${words(10, 'gone')}</p>` })

  const statuses = await Promise.all(
    members.flatMap((member, at) => [
      postInRounds(member, open.id, `k${at}`),
      postInRounds(member, deleted.id, `g${at}`),
    ]),
  )
  expect(statuses.flat().filter((status) => status !== 201 && status !== 204)).toEqual([])
  const ended = await Promise.all([
    host.call('DELETE', discussionAt(deleted.id)),
    ...members.map((member, at) => postInRounds(member, deleted.id, `e${at}`)),
  ])
  const last = ended.slice(1).flat()
  expect(last.filter((status) => status !== 201 && status !== 204 && status !== 404)).toEqual([])

  const { comment_count, comments } = await readDiscussion(site, open.id)
  expect([comment_count, comments.length]).toEqual([MEMBERS * (ROUNDS / 2), MEMBERS * (ROUNDS / 2)])
  for (const member of members) {
    const { visible } = await db
      .selectFrom('comment')
      .select((row) => row.fn.countAll<number>().as('visible'))
      .where('author_id', '=', member.id)
      .where('state', '=', 'visible')
      .where('body', '!=', 'Old')
      .executeTakeFirstOrThrow()
    const asked = member === host ? 10 : 0
    expect(await pointsOf(site, member.id)).toBe(4 * Number(visible) + asked)
  }
})

/** Changes and deletes every second comment. */
async function postInRounds(member: TestMember, discussionId: number, name: string): Promise<number[]> {
  const statuses: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const created = await member.call('POST', commentsAt(discussionId), { body: { comment: `Round ${round} ${name}` } })
    statuses.push(created.status)
    if (created.status !== 201 || round % 2 === 0) continue
    const url = commentAt(Object(created.body).id)
    statuses.push((await member.call('PUT', url, { body: { comment: `Changed ${round} ${name}` } })).status)
    statuses.push((await member.call('DELETE', url)).status)
  }
  return statuses
}
