import { expect, test } from 'vitest'
import { createFile, createModule } from '#testing/builders.ts'
import { type EntryState, editorOf } from '#testing/editing.ts'
import { createMailbox } from '#testing/mailbox.ts'
import { createMember, createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'
import { announceModules } from './announce-modules.ts'

const site = await createSite()
const editor = editorOf(await createStaff(site, 'editor'))
const mailbox = await createMailbox(site)
// Its category is there before the first test.
const { categoryId } = await createModule(site.context, { slug: 'from-the-start', category: 'Methods' })

let count = 0
async function draft(name: string, fields: Record<string, unknown> = {}) {
  return {
    name,
    description: `What ${name} are.`,
    category: String(categoryId),
    language: 'en',
    purpose: `<p>Prepares trainers to teach ${name}.</p>`,
    objectives: [{ key: `new-o${count++}`, title: `Explain ${name}`, details: '' }],
    files: [
      {
        key: `new-f${count++}`,
        title: `${name} leaflet`,
        section: 'handouts',
        language: 'fr',
        file: await createFile(site.context, { name: 'Leaflet.pdf', text: name }),
      },
      { key: `new-f${count++}`, title: `${name} book`, section: 'references', url: 'https://www.who.int/' },
    ],
    videos: [{ key: `new-v${count++}`, title: 'A film', url: 'https://vimeo.com/76979871', duration: '4:12' }],
    ...fields,
  }
}

const whole = async (slugOrId: string) => (await site.get(`/api/training/module/${slugOrId}/whole/`)).body
const found = async (words: string) =>
  JSON.stringify((await site.get(`/api/training/module-resource/search/?keyword=${encodeURIComponent(words)}`)).body)

/** The keys of the items of a list. */
function keysOf({ value }: EntryState, list: string): unknown[] {
  const items = value[list]
  return Array.isArray(items) ? items.map((item: unknown) => Object(item).key) : []
}

test('a module from nothing is on the site, in search and in the archive once it is published', async () => {
  const created = await editor.create('module', await draft('Vaginal rings'))
  expect(await found('rings')).not.toContain('Vaginal')
  const published = await editor.publish('module', created.entry, 'A new module')
  expect(published).toMatchObject({ status: 200, body: { page: '/training/vaginal-rings' } })
  expect(await whole('vaginal-rings')).toMatchObject({
    module: {
      name: 'Vaginal rings',
      language: 'English',
      category: { name: 'Methods' },
      files_count: 1,
      links_count: 1,
    },
    objectives: [{ title: 'Explain Vaginal rings' }],
    sections: {
      handouts: [{ title: 'Vaginal rings leaflet', file: expect.stringContaining('/Leaflet.pdf') }],
      references: [{ url: 'https://www.who.int/', path_type: 'URL' }],
    },
    videos: [{ video_title: 'A film', duration: 252 }],
  })
  expect(await found('rings leaflet')).toContain('Vaginal rings leaflet')
  const archive = await site.app.inject('/api/training/module/vaginal-rings/download-all-files/')
  expect(archive.rawPayload.toString('latin1')).toContain('Handouts/Leaflet.pdf')
})

test('a change keeps the ids of objectives, files and videos, so that bookmarks and links stay', async () => {
  const state = await editor.add('module', await draft('Patches'))
  const { objectives, files } = state.value
  const value = {
    ...state.value,
    name: 'Patches and more',
    objectives: [{ key: 'new-first', title: 'Name three methods', details: 'In any order' }].concat(Object(objectives)),
    files: Object(files).toReversed(),
  }
  const changed = await editor.change('module', state.entry, value)
  expect(keysOf(changed, 'objectives')).toEqual([expect.stringMatching(/^\d+$/), ...keysOf(state, 'objectives')])
  expect(keysOf(changed, 'files')).toEqual(keysOf(state, 'files').toReversed())
  expect(keysOf(changed, 'videos')).toEqual(keysOf(state, 'videos'))
  expect(await whole('patches')).toMatchObject({ objectives: [{ title: 'Name three methods' }, {}] })
})

test('a module with a new address is found at the former one too, which no other module gets', async () => {
  const state = await editor.add('module', await draft('Sponges'))
  const changed = await editor.change('module', state.entry, { ...state.value, slug: 'contraceptive-sponges' })
  expect(changed).toMatchObject({ entry: state.entry, page: '/training/contraceptive-sponges' })
  expect(await site.get('/api/training/module/sponges/')).toMatchObject({ body: { slug: 'contraceptive-sponges' } })
  const other = await editor.create(
    'module',
    await draft('Others', { slug: 'sponges', purpose: '<p><a href="/training/sponges">An old link</a></p>' }),
  )
  expect(await editor.problems('module', other.entry)).toEqual(['Address belongs to another module.'])
  const back = await editor.change('module', state.entry, { ...changed.value, slug: 'sponges' })
  expect(back.page).toBe('/training/sponges')
})

test('a module without an address gets one of its name, and a free one', async () => {
  const [first, second] = [
    await editor.add('module', await draft('Café, été (2026)')),
    await editor.add('module', await draft('Café été 2026')),
  ]
  expect([first.page, second.page]).toEqual(['/training/cafe-ete-2026', '/training/cafe-ete-2026-2'])
})

test('a module that comes back has its former ids, and members get one mail about it', async () => {
  const member = await createMember(site)
  const state = await editor.add('module', await draft('Diaphragms'))
  await announceModules(site.context.database.db, new Date())
  const subjects = (await mailbox.mailsTo(member.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject?.includes('Diaphragms'))).toEqual(['New module: Diaphragms'])
  expect(await editor.act('module', state.entry, 'unpublish')).toMatchObject({ status: 200, body: { published: null } })
  expect(await site.get('/api/training/module/diaphragms/')).toMatchObject({ status: 404 })
  expect(await found('Diaphragms leaflet')).not.toContain('Diaphragms')
  const again = await editor.publish('module', state.entry)
  expect(again.body).toMatchObject({ entry: state.entry, value: { files: state.value.files } })
  expect(await found('Diaphragms leaflet')).toContain('Diaphragms')
  expect(await announceModules(site.context.database.db, new Date())).toBe(0)
})

test('an editor reads how many members get a mail about a new module, and publishes it without one', async () => {
  const member = await createMember(site)
  const { entry, mails } = await editor.create('module', await draft('Sponges'))
  expect(mails).toBeGreaterThan(0)
  const published = await editor.publish('module', entry, '', { is_quiet: true })
  expect(published).toMatchObject({ status: 200, body: { mails: 0 } })
  expect(await announceModules(site.context.database.db, new Date())).toBe(0)
  expect((await mailbox.mailsTo(member.email)).map(({ subject }) => subject).join()).not.toContain('Sponges')
})

test('readers see when a file was replaced and what changed, with the guidance and the note of the module', async () => {
  const state = await editor.add('module', await draft('Condoms', { based_on: 'WHO handbook, 2022' }))
  const replace = async (name: string, fields: Record<string, unknown>, note: string) => {
    const file = await createFile(site.context, { name })
    const { value } = await editor.get('module', state.entry)
    const [first, ...others] = Object(value).files
    await editor.change('module', state.entry, { ...value, files: [{ ...first, file, ...fields }, ...others] }, note)
    return Object(await whole('condoms'))
  }
  expect(Object(await whole('condoms')).sections.handouts).toMatchObject([{ replaced: null }])
  const first = await replace('Second.pdf', { change_note: 'New drawings' }, 'Several changes')
  expect(first).toMatchObject({
    module: { based_on: 'WHO handbook, 2022', change_note: 'Several changes' },
    sections: { handouts: [{ replaced: { at: first.module.updated_at, note: 'New drawings' } }] },
  })
  // A note that stayed is about the file before.
  const second = await replace('Third.pdf', {}, 'Corrected doses')
  expect(second.sections.handouts).toMatchObject([{ replaced: { note: 'Corrected doses' } }])
  const corrected = { ...state.value, files: Object((await editor.get('module', state.entry)).value).files }
  corrected.files[0].change_note = 'Corrected all doses'
  await editor.change('module', state.entry, corrected)
  expect(Object(await whole('condoms')).sections.handouts).toMatchObject([
    { replaced: { at: second.module.updated_at, note: 'Corrected all doses' } },
  ])
})

test('a module that comes back keeps its dates, its place and the date of a replaced file', async () => {
  const state = await editor.add('module', await draft('Gels'))
  const [first, ...others] = Object(state.value).files
  const file = await createFile(site.context)
  await editor.change('module', state.entry, { ...state.value, files: [{ ...first, file }, ...others] }, 'New')
  const { db } = site.context.database
  await db
    .updateTable('entry')
    .set({ published_at: '2020-05-01' })
    .where('kind', '=', 'module')
    .where('entry', '=', state.entry)
    .execute()
  await announceModules(db, new Date())
  const before = Object(await whole('gels'))
  expect(before.sections.handouts).toMatchObject([{ replaced: { note: 'New' } }])
  await editor.add('module', await draft('Gels, advanced'))
  await announceModules(db, new Date())
  expect(await editor.act('module', state.entry, 'trash')).toMatchObject({ status: 200 })
  expect(await editor.act('module', state.entry, 'untrash')).toMatchObject({ status: 200 })
  const { module, sections } = Object(await whole('gels'))
  expect(module.created_at).toBe('2020-05-01')
  expect(sections).toEqual(before.sections)
  const { body } = await site.get(`/api/training/module/?category=${categoryId}&search=gels`)
  expect(body).toMatchObject({ results: [{ name: 'Gels' }, { name: 'Gels, advanced' }] })
  expect(await announceModules(db, new Date())).toBe(0)
})

test('a module that was taken off before it was announced is announced when it is back', async () => {
  const { db } = site.context.database
  const member = await createMember(site)
  const state = await editor.add('module', await draft('Lubricants'))
  await editor.act('module', state.entry, 'unpublish')
  expect(await announceModules(db, new Date())).toBe(0)
  await editor.publish('module', state.entry)
  await announceModules(db, new Date())
  const subjects = (await mailbox.mailsTo(member.email)).map(({ subject }) => subject)
  expect(subjects).toEqual(['New module: Lubricants'])
})

test('a module whose category was removed comes back from the trash as a draft that says so', async () => {
  const category = await editor.add('module-category', { name: 'Short-lived' })
  const state = await editor.add('module', await draft('Jellies', { category: category.entry }))
  await editor.act('module', state.entry, 'trash')
  expect(await editor.act('module-category', category.entry, 'trash')).toMatchObject({ status: 200 })
  const back = await editor.act('module', state.entry, 'untrash')
  expect(back).toMatchObject({ status: 200, body: { published: null, trashed_at: null, value: { name: 'Jellies' } } })
  const message = 'Category does not exist any more. Choose another one.'
  expect(await editor.problems('module', state.entry)).toEqual([message])
  await editor.act('module-category', category.entry, 'untrash')
  expect(await editor.publish('module', state.entry)).toMatchObject({ status: 200, body: { entry: state.entry } })
})

test('an address that another module has got meanwhile stays with that one', async () => {
  const state = await editor.add('module', await draft('Pessaries'))
  await editor.act('module', state.entry, 'unpublish')
  const other = await editor.add('module', await draft('Pessaries'))
  await editor.change('module', other.entry, { ...other.value, slug: 'new-pessaries' })
  await editor.save('module', state.entry, { ...state.value, slug: '' })
  const back = await editor.publish('module', state.entry)
  expect(back).toMatchObject({ status: 200, body: { page: '/training/pessaries-2' } })
  const moduleAt = async (slug: string) => (await site.get(`/api/training/module/${slug}/`)).body
  expect(await moduleAt('pessaries')).toMatchObject({ id: Number(other.entry), slug: 'new-pessaries' })
})

test('a discussion about a module stays when the module is removed', async () => {
  const state = await editor.add('module', await draft('Cervical caps'))
  const { db } = site.context.database
  const topic = await db
    .insertInto('discussion_topic')
    .values({ name: 'Methods', position: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const member = await createMember(site)
  const body = {
    category: topic.id,
    title: 'Who has taught caps?',
    module: Number(state.entry),
    body: '<p>We plan a training on caps in spring and look for experience with it.</p>',
  }
  const created = await member.call('POST', '/api/community/discussions/', { body })
  const { slug } = Object(created.body)
  expect(await editor.act('module', state.entry, 'trash')).toMatchObject({ status: 200 })
  expect(await site.get(`/api/community/discussion/${slug}/`)).toMatchObject({ status: 200, body: { modules: [] } })
  expect(await editor.act('module', state.entry, 'untrash')).toMatchObject({ status: 200 })
  expect(await site.get('/api/training/module/cervical-caps/')).toMatchObject({ status: 200 })
})

test('an editor sees what stands against publishing', async () => {
  const { entry } = await editor.create('module', {
    name: 'Wrong',
    slug: 'Not an Address',
    category: '999',
    language: 'en',
    description: 'It has every mistake.',
    purpose: '<p>None.</p>',
    files: [
      { key: 'new-a', title: 'Nothing', section: 'handouts' },
      { key: 'new-b', title: 'Both', section: 'handouts', file: await createFile(site.context), url: '/faq' },
      { key: 'new-c', title: 'Elsewhere', section: 'elsewhere', url: '/faq' },
      { key: 'new-d', title: 'Gone', section: 'handouts', file: 99_999 },
    ],
    videos: [{ key: 'new-v', title: 'Film', url: 'https://vimeo.com/76979871', duration: 'long' }],
  })
  expect(await editor.problems('module', entry)).toEqual([
    'Section is empty.',
    'Address needs small letters a to z, digits and hyphens, and at least one letter.',
    'Category does not exist any more. Choose another one.',
    'File is empty. Upload a file, or enter a link.',
    'There are a file and a link. Keep one of them.',
    'Length is not minutes and seconds, e.g. 4:30.',
    'File does not exist any more. Upload it again.',
  ])
  expect(await editor.publish('module', entry)).toMatchObject({ status: 400 })
})

test('modules are moved within their category', async () => {
  const [first, second] = [
    await editor.add('module', await draft('Order A')),
    await editor.add('module', await draft('Order B')),
  ]
  const listed = async () => {
    const { body } = await site.get(`/api/training/module/?category=${categoryId}&search=order`)
    return Object(body).results.map(({ name }: { name: string }) => name)
  }
  expect(await listed()).toEqual(['Order A', 'Order B'])
  expect(await editor.order('module', [second.entry, first.entry])).toMatchObject({ status: 200 })
  expect(await listed()).toEqual(['Order B', 'Order A'])
})
