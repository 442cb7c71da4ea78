import { expect, test } from 'vitest'
import { z } from 'zod'
import { createModule } from '#testing/builders.ts'
import { createMember, createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'
import { foundSearchesJob } from './found-searches.ts'
import { deleteOldMissedSearches } from './missed-searches.ts'

const site = await createSite()
const secondProcess = await createSite({}, site.context.config)
const staff = await createStaff(site, 'editor')
await createModule(site.context, { name: 'Implants' })
const { db } = site.context.database

const report = (keyword: string, { language = 'en', at = site } = {}) =>
  at.post('/api/training/module-resource/search/nothing-found/', { keyword, language })

const Row = z.looseObject({ what: z.string(), title: z.string(), count: z.int(), detail: z.string() })
async function listed() {
  const { body } = await staff.call('GET', '/api/editing/dashboard/')
  const { results } = z.object({ results: z.array(Row) }).parse(body)
  return results.filter(({ what }) => what === 'search_without_results')
}
async function runJob() {
  await site.context.changes.read()
  await foundSearchesJob.run(site.context, site.app.log, new AbortController().signal)
}
const dismiss = (query: string, is_dismissed: boolean) =>
  staff.call('PUT', '/api/editing/dismissed-searches/', { body: { query, is_dismissed } })

test('editors see what readers do not find, counted over all spellings and processes', async () => {
  expect(await report('Zykloprop  removal')).toMatchObject({ status: 200 })
  await report('zyklopröp removal', { at: secondProcess, language: 'fr' })
  await report('ZYKLOPROP, removal!', { language: 'fr' })
  await report('Xantor')
  expect(await listed()).toMatchObject([
    { title: 'zykloprop removal', count: 3, detail: 'French', page: '/admin/synonyms?typed=zykloprop+removal' },
    { title: 'xantor', count: 1, detail: '' },
  ])
  expect(JSON.stringify(await db.selectFrom('missed_search').selectAll().execute())).not.toContain('ö')
})

test('a search that finds something is not stored, and one that finds something by now is not listed', async () => {
  await report('implants')
  await report('Implnts')
  await report('Quuxring')
  await runJob()
  expect((await listed()).map(({ title }) => title)).toContain('quuxring')
  await createModule(site.context, { name: 'Quuxring' })
  await runJob()
  expect((await listed()).map(({ title }) => title)).not.toContain('quuxring')
  const stored = await db.selectFrom('missed_search').select('query').execute()
  expect(stored.map(({ query }) => query)).not.toContain('implants')
})

test('one more search is listed for each that finds something by now', async () => {
  const day = new Date().toISOString().slice(0, 10)
  // Without similar ones, because an unknown word is corrected.
  const words = [...'bcdfghjklmn'].map((letter) => letter.repeat(7))
  await db
    .insertInto('missed_search')
    .values(words.map((query, index) => ({ query, language: 'en', day, count: 99 - index })))
    .execute()
  expect((await listed()).map(({ title }) => title)).toEqual(words.slice(0, 10))
  await createModule(site.context, { name: 'bbbbbbb' })
  await runJob()
  expect((await listed()).map(({ title }) => title)).toEqual(words.slice(1, 11))
  await db.deleteFrom('missed_search').where('query', 'in', words).execute()
})

test('what may be personal, too long or no word is not stored', async () => {
  for (const keyword of [
    'amina@exmpl.org',
    'Zyx +256 772 123 456',
    'zyx 1980-01-31',
    'zyx ০১৭১২৩৪৫৬৭৮',
    'zyx＠exmpl',
    '??',
    'zyx '.repeat(40),
  ])
    expect(await report(keyword)).toMatchObject({ status: 200 })
  expect(await report('')).toMatchObject({ status: 400 })
  expect(await report('zyx', { language: 'english' })).toMatchObject({ status: 400 })
  expect(JSON.stringify(await db.selectFrom('missed_search').selectAll().execute())).not.toMatch(/zyx|exmpl|772|১৭/)
})

test('an editor dismisses a search, which is logged, and takes it back', async () => {
  await report('Dismissed thing')
  expect(await dismiss('dismissed thing', true)).toMatchObject({ status: 200 })
  await report('Dismissed thing')
  expect((await listed()).map(({ title }) => title)).not.toContain('dismissed thing')
  await dismiss('dismissed thing', false)
  expect((await listed()).find(({ title }) => title === 'dismissed thing')).toMatchObject({ count: 1 })
  expect((await staff.call('GET', '/api/editing/audit/')).body).toMatchObject({
    results: [
      { action: 'undismissed', title: 'dismissed thing' },
      { action: 'dismissed', by: { id: staff.id } },
    ],
  })
  const body = { query: 'dismissed thing', is_dismissed: true }
  const member = await createMember(site)
  expect((await member.call('PUT', '/api/editing/dismissed-searches/', { body })).status).toBe(403)
})

test('searches are forgotten after 30 days, and one day stores no more than 500', async () => {
  const day = '2026-01-01'
  const rows = Array.from({ length: 500 }, (_, index) => ({ query: `q${index}`, language: 'en', day, count: 1 }))
  await db.insertInto('missed_search').values(rows).execute()
  await deleteOldMissedSearches(db, new Date('2026-01-30T12:00:00Z'))
  const left = () => db.selectFrom('missed_search').select('query').where('day', '=', day).execute()
  expect(await left()).toHaveLength(500)
  await deleteOldMissedSearches(db, new Date('2026-01-31T12:00:00Z'))
  expect(await left()).toEqual([])
  const today = new Date().toISOString().slice(0, 10)
  await db.deleteFrom('missed_search').where('day', '=', today).execute()
  await db
    .insertInto('missed_search')
    .values(rows.map((row) => ({ ...row, day: today })))
    .execute()
  await report('One too many')
  await report('q0', { language: 'en' })
  await report('q0', { language: 'fr' })
  const stored = await db.selectFrom('missed_search').selectAll().where('day', '=', today).execute()
  expect(stored.find(({ query }) => query === 'one too many')).toBeUndefined()
  // Also one search in many languages adds no rows.
  expect(stored.filter(({ query }) => query === 'q0')).toMatchObject([{ language: 'en', count: 2 }])
})
