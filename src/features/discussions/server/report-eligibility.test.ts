import { expect, test } from 'vitest'
import { errorText } from '#core/messages.ts'
import { createVeteran, postComment, postDiscussion } from '#testing/discussion.ts'
import { createMember } from '#testing/member.ts'
import { reportAs, reportByMembers, stateOf } from '#testing/moderation/moderation.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()

test('reports of new accounts hide nothing until they are old enough or have approved posts', async () => {
  const author = await createMember(site)
  const { id } = await postDiscussion(author)
  const comment = { target: 'comment', id: await postComment(author, id) } as const
  for (let time = 0; time < 6; time++) expect((await reportAs(await createMember(site), comment)).status).toBe(201)
  expect((await reportAs(await createVeteran(site), comment)).status, 'a new account with approved posts').toBe(201)
  await reportByMembers(site, comment, 1)
  expect(await stateOf(site, 'comment', comment.id)).toBe('visible')
  await reportByMembers(site, comment, 1)
  expect(await stateOf(site, 'comment', comment.id)).toBe('hidden')
})

test('a member can report ten posts a day; the response says when more are possible', async () => {
  const reporter = await createMember(site)
  const commenter = await createVeteran(site)
  const { id } = await postDiscussion(commenter)
  const comments: number[] = []
  for (let time = 0; time < 12; time++) comments.push(await postComment(commenter, id))
  const statuses = await Promise.all(
    comments.map(async (comment) => (await reportAs(reporter, { target: 'comment', id: comment })).status),
  )
  expect(statuses.filter((status) => status === 201)).toHaveLength(10)
  const more = await reportAs(reporter, { target: 'post', id })
  expect(more).toMatchObject({ status: 429, body: { detail: errorText.reports_used_up } })
  expect(Number(more.headers['retry-after'])).toBeGreaterThan(23 * 60 * 60)
})
