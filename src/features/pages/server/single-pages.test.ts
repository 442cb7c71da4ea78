import { expect, test } from 'vitest'
import { createFile } from '#testing/builders.ts'
import { editorOf } from '#testing/editing.ts'
import { createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const staff = await createStaff(site, 'editor')
const editor = editorOf(staff)

/** The value of an entry with some fields changed. */
async function changed(kind: string, entry: string, fields: Record<string, unknown>) {
  return { ...(await editor.get(kind, entry)).value, ...fields }
}

const card = (key: string, title: string) => ({
  key,
  title,
  icon: 'file',
  body: 'All of them.',
  button_text: 'Open',
  button_link: '/training',
})

test('readers of a site without any content get empty pages', async () => {
  for (const page of ['home', 'about', 'getting-started', 'navigating-the-website', 'guidelines', 'french-materials'])
    expect(await site.get(`/api/content/${page}/`)).toMatchObject({ status: 200 })
  expect((await site.get('/api/content/home/')).body).toMatchObject({ home_cards: [], search_examples: [] })
})

test('an editor fills the home page of an empty site, and its cards keep their keys when they move', async () => {
  const home = await changed('page-home', 'home', {
    title: 'Train well',
    description: 'All that a trainer needs.',
    search_examples: 'implant removal\n\n pills ',
    home_cards: [card('new-a', 'Modules'), card('new-b', 'Talk')],
  })
  await editor.save('page-home', 'home', home)
  expect((await site.get('/api/content/home/')).body).not.toMatchObject({ title: 'Train well' })
  expect(await editor.publish('page-home', 'home')).toMatchObject({
    status: 200,
    body: { title: 'Home page', page: '/', version: { number: 1 } },
  })
  expect((await site.get('/api/content/home/')).body).toMatchObject({
    title: 'Train well',
    search_examples: ['implant removal', 'pills'],
    home_cards: [{ title: 'Modules' }, { title: 'Talk' }],
  })
  const cards = [card('new-b', 'Talk'), card('new-a', 'Modules')]
  await editor.change('page-home', 'home', { ...home, home_cards: cards })
  expect((await editor.get('page-home', 'home')).value).toMatchObject({ home_cards: cards })
  expect(JSON.stringify((await site.get('/api/content/home/')).body)).not.toContain('new-b')
})

test('a page that always exists cannot be started again, unpublished or deleted', async () => {
  const started = await staff.call('POST', '/api/editing/entries/page-home/', { body: { value: {} } })
  expect(started.status).toBe(403)
  expect((await editor.act('page-home', 'home', 'unpublish')).status).toBe(403)
  expect((await editor.act('page-home', 'home', 'trash')).status).toBe(403)
})

test('a page with a missing title or an unknown choice is saved, but not published', async () => {
  const home = await changed('page-home', 'home', { title: '', home_cards: [{ ...card('x', 'A'), icon: 'rocket' }] })
  expect((await editor.save('page-home', 'home', home)).status).toBe(200)
  const { status, body } = await editor.publish('page-home', 'home')
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('Title is empty.')
  expect(JSON.stringify(body)).toContain('Drawing is empty.')
})

test('the funder of the footer comes from the settings until an editor writes it', async () => {
  const funder = async () => (await site.get('/api/content/shell/')).body
  expect(await funder()).toHaveProperty('funder_statement', 'Hosted by the organisation that runs this site.')
  const value = { funder_statement: 'Funded by the ministry.', copyright: 'Free to use.' }
  await editor.change('page-footer', 'footer', value)
  expect(await funder()).toMatchObject(value)
})

test('an editor adds a guide and a link, which readers find and whose ids stay when they move', async () => {
  const file = await createFile(site.context)
  const guide = (key: string, title: string) => ({ key, title, details: '', file, url: '' })
  const links = [{ key: 'new-l', title: 'Handbook', details: '', file: null, url: 'https://fphandbook.org/' }]
  const guides = [guide('new-1', 'Planning a zebra training'), guide('new-2', 'Following up')]
  await editor.change('page-guides', 'guides', { training_guides: guides, additional_links: links })
  const found = await site.get('/api/training/module-resource/search/?keyword=zebra')
  expect(JSON.stringify(found.body)).toContain('Planning a zebra training')

  const { value } = await editor.get('page-guides', 'guides')
  expect(value).toMatchObject({ training_guides: [{ file, url: '' }, { title: 'Following up' }] })
  const moved = [...Object(value.training_guides)].reverse()
  await editor.change('page-guides', 'guides', { ...value, training_guides: moved })
  expect((await editor.get('page-guides', 'guides')).value).toEqual({ ...value, training_guides: moved })
  expect((await site.get('/api/training/guides/')).body).toMatchObject({
    training_guides: [{ title: 'Following up' }, { title: 'Planning a zebra training' }],
    additional_links: [{ title: 'Handbook', url: 'https://fphandbook.org/' }],
  })
})

test('a guide without a file and a link, or with both, is not published', async () => {
  const file = await createFile(site.context)
  const item = { title: 'Guide', details: '' }
  const additional_links = [
    { ...item, key: 'a', file: null, url: '' },
    { ...item, key: 'b', file, url: 'https://www.who.int/' },
  ]
  await editor.save('page-guides', 'guides', await changed('page-guides', 'guides', { additional_links }))
  const { status, body } = await editor.publish('page-guides', 'guides')
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('File is empty. Upload a file, or enter a link.')
  expect(JSON.stringify(body)).toContain('There are a file and a link. Keep one of them.')
})

test('an item with the key of another list or entry gets a plain answer, and nothing changes', async () => {
  const answer = 'An item has the key of another list or entry. Remove it, and add it again.'
  const { value } = await editor.get('page-guides', 'guides')
  const link = { key: 'new-m', title: 'Atlas', details: '', file: null, url: 'https://www.who.int/atlas' }
  await editor.change('page-guides', 'guides', { ...value, additional_links: [link] })
  const added = (await editor.get('page-guides', 'guides')).value
  await editor.save('page-guides', 'guides', {
    ...added,
    training_guides: added.additional_links,
    additional_links: [],
  })
  const moved = await editor.publish('page-guides', 'guides')
  expect({ status: moved.status, text: JSON.stringify(moved.body) }).toEqual({
    status: 400,
    text: expect.stringContaining(answer),
  })
  expect((await site.get('/api/training/guides/')).body).toMatchObject({ additional_links: [{ title: 'Atlas' }] })

  const section = (key: string) => ({ name: 'Section', entries: [{ key, question: 'Why?', answer: '<p>So.</p>' }] })
  const { entry } = await editor.add('faq-section', section('new-q'))
  const [{ key }] = Object((await editor.get('faq-section', entry)).value.entries)
  const other = await editor.create('faq-section', section(key))
  const taken = await editor.publish('faq-section', other.entry)
  expect({ status: taken.status, text: JSON.stringify(taken.body) }).toEqual({
    status: 400,
    text: expect.stringContaining(answer),
  })
  expect((await editor.get('faq-section', entry)).value).toMatchObject({ entries: [{ key, question: 'Why?' }] })
})

test('an item that was removed comes back with its id', async () => {
  const link = { key: 'new-r', title: 'Atlas', details: '', file: null, url: 'https://www.who.int/atlas' }
  await editor.change('page-guides', 'guides', { additional_links: [link] })
  const { value } = await editor.get('page-guides', 'guides')
  await editor.change('page-guides', 'guides', { ...value, additional_links: [] })
  await editor.change('page-guides', 'guides', value)
  expect((await editor.get('page-guides', 'guides')).value).toEqual(value)
})
