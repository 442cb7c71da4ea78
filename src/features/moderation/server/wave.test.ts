import { expect, test } from 'vitest'
import { z } from 'zod'
import { postDiscussion } from '#testing/discussion.ts'
import { createMember, createStaff, type TestMember } from '#testing/member.ts'
import { randomIp } from '#testing/moderation/moderation.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const amina = await createStaff(site, 'moderator')
const Decided = z.object({ entries: z.array(z.int()) })
const Count = z.object({ count: z.int() })
const Queue = z.object({ results: z.array(z.unknown()) })

test('in a wave of 300 posts by 50 young accounts the forum works, and two presses end it', async () => {
  const young = () => createMember(site, { createdAt: new Date() })
  const spammers = await Promise.all(Array.from({ length: 50 }, young))
  const { id } = await postDiscussion(await createMember(site))
  const post = (by: TestMember, n: number) =>
    by.call('POST', `/api/community/discussion/${id}/comments/`, {
      body: { comment: `Buy it here, number ${n}, cheap and quick` },
      ip: randomIp(),
    })
  const countShown = async () => Count.parse((await site.get(`/api/community/discussion/${id}/comments/`)).body).count
  const answers: number[] = []
  for (let round = 0; round < 6; round++)
    answers.push(...(await Promise.all(spammers.map(async (by, n) => (await post(by, round * 50 + n)).status))))
  const posts = answers.filter((status) => status === 201).length
  expect([posts, answers.filter((status) => status === 429).length], 'a new account has 5 posts a day').toEqual([
    250, 50,
  ])
  const shown = await countShown()
  expect(shown).toBeGreaterThanOrEqual(30)
  expect(shown, 'posts after the 30th wait, but for those of the same moment').toBeLessThan(60)
  const honest = await createMember(site)
  expect((await post(honest, 301)).status).toBe(201)
  expect(await countShown(), 'others are read at once').toBe(shown + 1)
  const cases = (await amina.call('GET', '/api/moderation/cases/')).body
  expect(cases).toMatchObject({ wave: { posts, accounts: 50, to_hide: posts } })

  const hide = Decided.parse((await amina.call('POST', '/api/moderation/wave/hide/')).body).entries
  expect(await countShown()).toBe(1)
  expect((await amina.call('GET', '/api/moderation/cases/')).body).toMatchObject({ wave: { posts, to_hide: 0 } })
  const second = Decided.parse((await amina.call('POST', '/api/moderation/wave/hide/')).body).entries
  expect(second, 'a second press decides nothing').toEqual([])
  const pause = Decided.parse((await amina.call('POST', '/api/moderation/wave/pause/')).body).entries
  expect(
    Queue.parse((await amina.call('GET', '/api/moderation/cases/')).body).results,
    'nothing of the wave waits',
  ).toEqual([])
  expect((await post(await young(), 302)).body).toEqual({
    detail: 'New members can’t post at the moment. Please try again tomorrow.',
  })
  expect((await post(honest, 303)).status).toBe(201)
  const log = (await amina.call('GET', '/api/editing/audit/?page_size=2')).body
  expect(log, 'one line each').toMatchObject({
    results: [{ action: 'pause' }, { action: 'hide-wave', detail: `${posts} posts removed`, title: 'New members' }],
  })

  expect((await amina.call('POST', '/api/moderation/undo/', { body: { entries: [...hide, ...pause] } })).status).toBe(
    200,
  )
  expect(await countShown()).toBe(shown + 2)
  expect((await post(await young(), 304)).status).toBe(201)
  await amina.call('POST', `/api/moderation/members/${honest.id}/hide-all/`, { body: {} })
  expect(await countShown(), 'all of one member').toBe(shown)
})
