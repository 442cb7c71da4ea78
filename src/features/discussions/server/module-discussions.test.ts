import { expect, test } from 'vitest'
import { z } from 'zod'
import { createModule } from '#testing/builders.ts'
import { BODY, createVeteran, postComment, postDiscussion } from '#testing/discussion.ts'
import { createForum, DISCUSSIONS, discussionAt, readDiscussion, words } from '#testing/discussions/forum.ts'
import { createMember } from '#testing/member.ts'

const site = await createForum()
const author = await createVeteran(site)
const NOTHING = 999_999
let count = 0

const Related = z.object({ relatedDiscussionsId: z.array(z.int()) })
const List = z.object({ count: z.int(), results: z.array(z.object({ id: z.int(), comment_count: z.int() })) })

const about = (module: number) => postDiscussion(author, { module, body: `<p>${words(10, `about${++count}-`)}</p>` })

async function relatedOf(module: { id: number; slug: string }): Promise<number[]> {
  const { status, body } = await site.get(`/api/training/module/${module.slug}/`)
  expect(status).toBe(200)
  return Related.parse(body).relatedDiscussionsId
}

async function listOf(key: string | number): Promise<z.infer<typeof List>> {
  const { status, body } = await site.get(`/api/community/module-discussions/${key}/`)
  expect([status, body]).toMatchObject([200, { next: null, previous: null }])
  return List.parse(body)
}

const idsOf = async (key: string | number) => (await listOf(key)).results.map(({ id }) => id)

test('a discussion that was started from a module and the module link to each other', async () => {
  const module = await createModule(site.context, { slug: 'implants', name: 'Implants' })
  expect([await relatedOf(module), await listOf('implants')]).toEqual([[], { count: 0, results: [] }])
  const first = await about(module.id)
  const second = await about(module.id)
  expect((await readDiscussion(site, first.id)).modules).toEqual([
    { id: module.id, slug: 'implants', name: 'Implants' },
  ])
  expect(await relatedOf(module)).toEqual([second.id, first.id])
  expect([await idsOf('implants'), await idsOf(module.id)]).toEqual([
    [second.id, first.id],
    [second.id, first.id],
  ])
  const plain = await site.get('/api/community/module-discussions/implants')
  expect(List.parse(plain.body)).toEqual(await listOf('implants'))
})

test('a module does not list deleted discussions', async () => {
  const module = await createModule(site.context)
  const [first, deleted] = [await about(module.id), await about(module.id)]
  expect(await relatedOf(module)).toEqual([deleted.id, first.id])
  await author.call('DELETE', discussionAt(deleted.id))
  await postComment(author, first.id)
  expect(await relatedOf(module)).toEqual([first.id])
  expect(await listOf(module.slug)).toEqual({ count: 1, results: [{ id: first.id, comment_count: 1 }] })
})

test('a changed discussion keeps its module', async () => {
  const module = await createModule(site.context)
  const { id } = await about(module.id)
  await author.call('PUT', discussionAt(id), { body: { title: 'Another title', body: BODY, topic: 2 } })
  expect((await site.get(`/api/community/module-discussions/${module.slug}/`)).body).toMatchObject({
    count: 1,
    results: [{ id, title: 'Another title', category: { id: 2 } }],
  })
})

test('fifty discussions are listed and all are counted', async () => {
  const module = await createModule(site.context)
  const all: number[] = []
  for (let at = 0; at < 52; at += 1) all.unshift((await about(module.id)).id)
  const { count, results } = await listOf(module.slug)
  expect([count, results.map(({ id }) => id)]).toEqual([52, all.slice(0, 50)])
  expect(await relatedOf(module)).toEqual(all)
})

test('a discussion about an unknown module is stored without a module', async () => {
  const { id } = await about(NOTHING)
  expect((await readDiscussion(site, id)).modules).toEqual([])
  for (const key of ['no-such-module', NOTHING])
    expect((await site.get(`/api/community/module-discussions/${key}/`)).status).toBe(404)
})

test('a repeated call starts one discussion about a module', async () => {
  const [module, member] = [await createModule(site.context), await createMember(site)]
  const body = { category: 1, title: 'About this module', body: BODY, module: module.id }
  const headers = { 'idempotency-key': 'module' }
  await Promise.all([1, 2, 3].map(() => member.call('POST', DISCUSSIONS, { body, headers })))
  expect(await relatedOf(module)).toHaveLength(1)
})
