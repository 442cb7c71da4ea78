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
const { db } = site.ground.database
const MEMBERS = 5
const ROUNDS = 12

test('five members who write, change and take away in two discussions at once are never in each other’s way', async () => {
  const members: TestMember[] = []
  for (let made = 0; made < MEMBERS; made += 1) members.push(await createVeteran(site))
  const [host] = members
  if (host === undefined) throw new Error('there are members')
  const kept = await postDiscussion(host, { body: `<p>${words(10, 'kept')}</p>` })
  const gone = await postDiscussion(host, { body: `<p>${words(10, 'gone')}</p>` })

  const statuses = await Promise.all(
    members.flatMap((member, at) => [inRounds(member, kept.id, `k${at}`), inRounds(member, gone.id, `g${at}`)]),
  )
  expect(statuses.flat().filter((status) => status !== 201 && status !== 204)).toEqual([])
  const ended = await Promise.all([
    host.call('DELETE', discussionAt(gone.id)),
    ...members.map((member, at) => inRounds(member, gone.id, `e${at}`)),
  ])
  const last = ended.slice(1).flat()
  expect(last.filter((status) => status !== 201 && status !== 204 && status !== 404)).toEqual([])

  const { comment_count, comments } = await readDiscussion(site, kept.id)
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

/** Each second comment is changed and taken away again. */
async function inRounds(member: TestMember, discussionId: number, name: string): Promise<number[]> {
  const statuses: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const made = await member.call('POST', commentsAt(discussionId), { body: { comment: `Round ${round} ${name}` } })
    statuses.push(made.status)
    if (made.status !== 201 || round % 2 === 0) continue
    const url = commentAt(Object(made.body).id)
    statuses.push((await member.call('PUT', url, { body: { comment: `Changed ${round} ${name}` } })).status)
    statuses.push((await member.call('DELETE', url)).status)
  }
  return statuses
}
