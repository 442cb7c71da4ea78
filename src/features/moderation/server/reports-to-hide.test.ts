import { expect, test } from 'vitest'
import { postComment, postDiscussion } from '#testing/discussion.ts'
import { createMember } from '#testing/member.ts'
import { reportByMembers, stateOf } from '#testing/moderation/moderation.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite({ REPORTS_TO_HIDE: '1' })

test('one report hides a post if the site is configured so', async () => {
  const author = await createMember(site)
  const { id } = await postDiscussion(author)
  const comment = await postComment(author, id)
  await reportByMembers(site, { target: 'comment', id: comment }, 1)
  expect(await stateOf(site, 'comment', comment)).toBe('hidden')
  expect(await stateOf(site, 'post', id)).toBe('visible')
})

test.each(['0', '101', '1.5', 'many'])('REPORTS_TO_HIDE=%s is rejected', async (REPORTS_TO_HIDE) => {
  const { readConfig } = await import('#platform/config/config.ts')
  expect(() => readConfig({ REPORTS_TO_HIDE })).toThrow('REPORTS_TO_HIDE')
})
