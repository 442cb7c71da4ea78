import { expect, test } from 'vitest'
import { z } from 'zod'
import { editorOf } from '#testing/editing.ts'
import { createMember, createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const staff = await createStaff(site, 'editor')
const colleague = await createStaff(site, 'editor')
const [editor, other] = [editorOf(staff), editorOf(colleague)]

const Listed = z.object({ count: z.int(), results: z.array(z.looseObject({ action: z.string(), title: z.string() })) })
async function log(filter: Record<string, string> = {}) {
  const { body } = await staff.call('GET', `/api/editing/audit/?${new URLSearchParams(filter)}`)
  return Listed.parse(body)
}
const titles = async (filter: Record<string, string>) => (await log(filter)).results.map(({ title }) => title)
const section = (name: string) => ({ name, entries: [{ key: 'new-0', question: 'Why?', answer: '<p>So.</p>' }] })

test('every change is in the log with its editor', async () => {
  const { entry } = await editor.add('faq-section', section('Audited'))
  await other.save('faq-section', entry, section('Audited again'))
  await other.publish('faq-section', entry, 'For the audit')
  expect((await log({ kind: 'faq-section', entry })).results).toMatchObject([
    { action: 'published', detail: 'For the audit', kind_name: 'FAQ section', by: { id: colleague.id } },
    { action: 'saved', title: 'Audited again', by: { id: colleague.id } },
    { action: 'published', by: { id: staff.id, name: 'Amina Nakato' } },
  ])
})

test('words are found in titles, notes and kinds of content, whatever their capitals and accents', async () => {
  const { entry } = await editor.add('faq-section', section('ÉDUCATION 100% à la santé'))
  await editor.change('faq-section', entry, section('Santé'), 'Fewer words')
  expect(await titles({ search: 'sante education' })).toContain('ÉDUCATION 100% à la santé')
  expect(await titles({ search: 'words FEWER' })).toEqual(['Santé'])
  expect(await titles({ search: 'faq santé fewer' })).toEqual(['Santé'])
  expect(await titles({ search: 'santé nowhere' })).toEqual([])
  expect(await titles({ search: "'; drop table" })).toEqual([])
})

test('the log is filtered by person, action, kind and time, and has pages', async () => {
  await other.add('search-synonym', { meaning: 'a thing', searched: 'thing', also_typed: '' })
  expect(await titles({ by: String(colleague.id), kind: 'search-synonym', action: 'published' })).toEqual(['a thing'])
  expect(await titles({ by: String(staff.id), kind: 'search-synonym' })).toEqual([])
  const soon = new Date(Date.now() + 60_000).toISOString()
  expect(await titles({ from: soon })).toEqual([])
  expect((await log({ until: soon })).count).toBe((await log()).count)
  const [first, second] = [await log({ page_size: '2' }), await log({ page_size: '2', page: '2' })]
  expect(first.results).toHaveLength(2)
  expect(second.results.map(({ id }) => id)).not.toContain(first.results[0]?.id)
  for (const wrong of [{ action: 'nothing' }, { from: 'yesterday' }, { by: 'me' }])
    expect((await staff.call('GET', `/api/editing/audit/?${new URLSearchParams(wrong)}`)).status).toBe(400)
})

test('the filters have the names of who changed anything, and what', async () => {
  expect((await staff.call('GET', '/api/editing/audit/filters/')).body).toEqual({
    people: expect.arrayContaining([{ id: colleague.id, name: expect.any(String) }]),
    kinds: [
      { kind: 'faq-section', name: 'FAQ section' },
      { kind: 'search-synonym', name: 'Synonym' },
    ],
  })
})

test('members and readers see nothing of the log, its filters and the trash', async () => {
  const member = await createMember(site)
  for (const path of ['audit/', 'audit/filters/', 'trash/', 'dashboard/']) {
    expect((await member.call('GET', `/api/editing/${path}`)).status).toBe(403)
    expect((await site.get(`/api/editing/${path}`)).status).toBe(401)
  }
})
