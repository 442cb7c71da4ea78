import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createModule } from '#testing/builders.ts'
import { createVeteran, postDiscussion } from '#testing/discussion.ts'
import { editorOf } from '#testing/editing.ts'
import { createMember, createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const secondProcess = await createSite({}, site.context.config)
const staff = await createStaff(site, 'editor')
const editor = editorOf(staff)
await createModule(site.context, { name: 'The vaginal ring' })

const Found = z.object({ modules_count: z.int(), synonyms: z.array(z.looseObject({ meaning: z.string().nullable() })) })
const find = async (words: string, at = site) =>
  Found.parse((await at.get(`/api/training/module-resource/search/?keyword=${encodeURIComponent(words)}`)).body)
const rings = (fields = {}) => ({
  meaning: 'a vaginal ring',
  searched: 'vaginal ring',
  also_typed: 'Zyloring',
  ...fields,
})

test('readers find by a new name at once in every process, also discussions, and no longer when it is taken away', async () => {
  await postDiscussion(await createVeteran(site), { title: 'How do I teach the vaginal ring?' })
  const discussions = async () => (await site.get('/api/community/discussions/?search=Zyloring')).body
  for (const at of [site, secondProcess]) expect(await find('Zyloring', at)).toMatchObject({ modules_count: 0 })
  expect(await discussions()).toMatchObject({ count: 0 })
  const { entry } = await editor.add('search-synonym', rings())
  const found = { modules_count: 1, synonyms: [{ meaning: 'a vaginal ring' }] }
  expect(await find('Zyloring')).toMatchObject(found)
  expect(await discussions()).toMatchObject({ count: 1 })
  await vi.waitFor(async () => expect(await find('Zyloring', secondProcess)).toMatchObject(found), { timeout: 30_000 })
  await editor.change('search-synonym', entry, rings({ also_typed: 'Other name\n\n  NuvaThing ' }))
  expect(await find('nuvathing')).toMatchObject(found)
  expect(await find('Zyloring')).toMatchObject({ modules_count: 0 })
  await editor.act('search-synonym', entry, 'unpublish')
  expect(await find('nuvathing')).toMatchObject({ modules_count: 0 })
  await editor.publish('search-synonym', entry)
  expect(await find('nuvathing')).toMatchObject(found)
  expect((await staff.call('GET', '/api/editing/audit/?kind=search-synonym')).body).toMatchObject({
    results: [{ action: 'published', title: 'a vaginal ring', by: { id: staff.id } }, {}, {}, {}, {}, {}],
  })
})

test('a name with another meaning already, or names without a word, are not published', async () => {
  const { entry } = await editor.create('search-synonym', rings({ searched: '—', also_typed: 'ring\nJADELLE' }))
  expect(await editor.problems('search-synonym', entry)).toEqual([
    'Write at least one name that documents use.',
    '"JADELLE" already means an implant. A name can have one meaning only.',
  ])
  expect((await editor.publish('search-synonym', entry)).status).toBe(400)
})

test('editors see all synonyms, those of a new site too; members do not', async () => {
  const { body } = await staff.call('GET', '/api/search/synonyms/')
  const { results } = z.object({ results: z.array(z.record(z.string(), z.unknown())) }).parse(body)
  expect(results).toContainEqual({
    id: expect.any(Number),
    meaning: 'vasectomy',
    searched: 'vasectomy\nvasectomie\nvasectomía',
    also_typed: expect.stringContaining('stérilisation masculine\nesterilización masculina\nNSV\n'),
  })
  expect((await (await createMember(site)).call('GET', '/api/search/synonyms/')).status).toBe(403)
})
