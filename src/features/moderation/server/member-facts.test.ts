import { expect, test } from 'vitest'
import { postComment, postDiscussion } from '#testing/discussion.ts'
import { createMember, createStaff } from '#testing/member.ts'
import { because, inTransaction, reportAs } from '#testing/moderation/moderation.ts'
import { createSite } from '#testing/site.ts'
import { decidePost } from './decide.ts'
import { suspend } from './sanctions.ts'

const site = await createSite()

test('a moderator sees posts, reports, decisions and notes of a member, and never the address', async () => {
  const author = await createMember(site)
  const { id } = await postDiscussion(author)
  const comment = await postComment(author, id)
  const other = await postDiscussion(await createMember(site))
  await reportAs(author, { target: 'post', id: other.id })
  await reportAs(await createMember(site), { target: 'comment', id: comment })
  await inTransaction(site, (tx) =>
    decidePost(tx, 'remove', { target: 'comment', id: comment }, because('Advertises a course')),
  )
  await inTransaction(site, (tx) => suspend(tx, author.id, null, because('Again')))
  const moderator = await createStaff(site, 'moderator')
  const url = `/api/moderation/members/${author.id}/`
  const { status, body } = await moderator.call('POST', `${url}notes/`, { body: { text: ' Means well. ' } })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    name: 'Amina Nakato',
    posts: 1,
    comments: 1,
    was_reported: 1,
    has_reported: 1,
    suspension: { until: null, reason: 'Again' },
    history: [
      { action: 'suspend', reason: 'Again (for good)', by: null },
      { action: 'remove', target: 'comment', reason: 'Advertises a course' },
    ],
    notes: [{ text: 'Means well.', by: { id: moderator.id } }],
  })
  expect(JSON.stringify(body)).not.toContain('@')
  expect((await moderator.call('POST', `${url}notes/`, { body: { text: ' ' } })).body).toEqual({
    text: ['Write a note first.'],
  })
  expect((await author.call('GET', url)).status).toBe(403)
  expect((await moderator.call('GET', '/api/moderation/members/99999/')).status).toBe(404)
})
