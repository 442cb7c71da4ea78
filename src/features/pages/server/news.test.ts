import { expect, test } from 'vitest'
import { z } from 'zod'
import { createFile } from '#testing/builders.ts'
import { editorOf } from '#testing/editing.ts'
import { createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const editor = editorOf(await createStaff(site, 'editor'))
const picture = await createFile(site.context, { name: 'implant.pdf' })

const item = (title: string, fields = {}) => ({ title, category: 'News', content: '<p>New.</p>', ...fields })
const add = (title: string, fields = {}) => editor.add('news-item', item(title, fields))
const news = async () => (await site.get('/api/news/')).body
const Listed = z.object({
  results: z.array(z.looseObject({ id: z.int(), created_at: z.string(), updated_at: z.string() })),
})
const listed = async () => Listed.parse(await news()).results

test('readers see a published item with its picture at the top of the list', async () => {
  await add('Of last week', { date: '2026-11-18' })
  expect(await news()).toMatchObject({ count: 1 })
  const { entry, page } = await add('Of today', {
    picture,
    picture_text: 'An implant under the skin',
    url: 'https://who.int/news',
    category: 'Module Update',
  })
  expect(page).toBe(`/news-and-updates#news-${Number(entry) + 1}`)
  expect(await news()).toMatchObject({
    results: [
      {
        id: Number(entry),
        title: 'Of today',
        category: 'Module Update',
        url: 'https://who.int/news',
        picture: expect.stringContaining(`/files/${picture}/`),
        picture_text: 'An implant under the skin',
        created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      },
      { title: 'Of last week', created_at: '2026-11-18', url: null, picture: null },
    ],
  })
})

test('an item keeps its id and date when it is changed, and when it is off the site for a while', async () => {
  const { entry, value } = await add('A first title', { date: '2026-03-01' })
  await editor.change('news-item', entry, { ...value, title: 'A second title' })
  const seen = { id: Number(entry), title: 'A second title', created_at: '2026-03-01' }
  expect(await news()).toMatchObject({ results: expect.arrayContaining([expect.objectContaining(seen)]) })
  await editor.act('news-item', entry, 'unpublish')
  expect(JSON.stringify(await news())).not.toContain('A second title')
  await editor.publish('news-item', entry)
  expect(await news()).toMatchObject({ results: expect.arrayContaining([expect.objectContaining(seen)]) })
})

test('an item without a date keeps the day and the time of its first publication', async () => {
  const { entry, value } = await add('Without a date')
  const seen = async () => (await listed()).find(({ id }) => id === Number(entry))
  const first = await seen()
  expect(first?.created_at).toMatch(new RegExp(`^${value.date}T`))
  await editor.change('news-item', entry, { ...value, date: '', title: 'Changed without a date' })
  await editor.act('news-item', entry, 'unpublish')
  await editor.publish('news-item', entry)
  expect(await seen()).toMatchObject({ title: 'Changed without a date', created_at: first?.created_at })
  expect((await seen())?.updated_at).not.toBe(first?.updated_at)
  await editor.act('news-item', entry, 'trash')
})

test('an item gets another place with another date', async () => {
  const { entry, value } = await add('Moved in time')
  await editor.change('news-item', entry, { ...value, date: '2020-01-01' })
  expect(await news()).toHaveProperty('results.3.title', 'Moved in time')
})

test('an item without text or with an unknown category is not published', async () => {
  const { entry } = await add('Complete')
  await editor.save('news-item', entry, item('Incomplete', { content: '<p></p>', category: 'Gossip', date: 'Monday' }))
  const { status, body } = await editor.publish('news-item', entry)
  expect(status).toBe(400)
  for (const sentence of ['Category is empty.', 'Text is empty.', 'Date is not a date.'])
    expect(JSON.stringify(body)).toContain(sentence)
})

test('the seventh item is on the second page of the list', async () => {
  for (let day = 1; day <= 6; day += 1) await add(`Day ${day}`, { date: `2026-12-0${day}` })
  const { page } = await add('Old', { date: '2019-01-01' })
  expect(page).toMatch(/^\/news-and-updates\?page=2#news-\d+$/)
})
