import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { Method } from '#core/endpoint.ts'
import { bookmarkable } from '#features/training/public.ts'
import { sign } from '#server/secret/secret.ts'
import { aMember, type TestMember } from '#site/testing/a-member.ts'
import { aSite } from '#site/testing/an-app.ts'
import { aFile, aModule } from '#site/testing/builders.ts'
import { archiveAddress } from './archive.ts'
import { BookmarkFolder } from './contract.ts'
import { bookmarkStore } from './member-store.ts'
import { listShelf } from './queries/shelf.ts'
import { MAX_FOLDERS, MAX_ITEMS } from './rules.ts'
import { answers } from './text.ts'

const site = await aSite()
const { db } = site.ground.database
const SHELF = '/api/training/bookmarks/'
const DAY_MS = 24 * 60 * 60 * 1000
const NOTHING = 999_999

const guideFileId = await aFile(site.ground, { name: 'Guide.pdf', text: 'Guide' })
const slidesFileId = await aFile(site.ground, { name: 'Slides.pdf', text: 'Slides' })
const handoutFileId = await aFile(site.ground, { name: 'Handout.pdf', text: 'Handout' })
const toolFileId = await aFile(site.ground, { name: 'Tool.pdf', text: 'Tool' })
const planFileId = await aFile(site.ground, { name: 'Plan.pdf', text: 'Plan' })
const implants = await aModule(site.ground, {
  slug: 'implants',
  name: 'Implants / IUDs',
  description: 'About implants.',
  guideFileId,
  files: [
    { section: 'module_session_plan', title: 'Plan', details: '', target: { fileId: planFileId } },
    { section: 'presentation_slides', title: 'Slides', details: 'With notes', target: { fileId: slidesFileId } },
    { section: 'evaluation_tools', title: 'Tool', details: '', target: { fileId: toolFileId } },
    { section: 'handouts', title: 'Handout', details: '', target: { fileId: handoutFileId } },
    { section: 'references', title: 'WHO', details: '', target: { url: 'https://www.who.int/' } },
  ],
})
const [plan, slides, tool, handout, reference] = await Promise.all(
  ['Plan', 'Slides', 'Tool', 'Handout', 'WHO'].map(async (title) => {
    const { id } = await db
      .selectFrom('session_file')
      .select('id')
      .where('module_id', '=', implants.id)
      .where('title', '=', title)
      .executeTakeFirstOrThrow()
    return id
  }),
)

async function shelfOf(member: TestMember): Promise<BookmarkFolder[]> {
  const { status, body } = await member.call('GET', SHELF)
  expect([status, body]).toMatchObject([200, { next: null, previous: null }])
  return BookmarkFolder.array().parse(Object(body).results)
}

async function defaultOf(member: TestMember): Promise<BookmarkFolder> {
  return BookmarkFolder.parse((await shelfOf(member))[0])
}

async function aFolder(member: TestMember, folder_name: string): Promise<BookmarkFolder> {
  const { status, body } = await member.call('POST', SHELF, { body: { folder_name } })
  expect(status).toBe(201)
  return BookmarkFolder.parse(body)
}

async function add(member: TestMember, folder: BookmarkFolder, type: string, id: unknown) {
  return member.call('POST', `${SHELF}${folder.id}/add/`, { body: { type, id } })
}

async function filled(member: TestMember, items: readonly (readonly [string, unknown])[]): Promise<BookmarkFolder> {
  const folder = await defaultOf(member)
  for (const [type, id] of items) expect((await add(member, folder, type, id)).status).toBe(200)
  return defaultOf(member)
}

function rawArchive(address: string | null, headers: Record<string, string> = {}) {
  return site.app.inject({ method: 'GET', url: address ?? '/none', headers })
}

async function namesIn(address: string | null): Promise<string[]> {
  return Object.keys(unzipSync((await rawArchive(address)).rawPayload))
}

describe('folders', () => {
  test('an account has the default folder from the start', async () => {
    const member = await aMember(site)
    const { body } = await member.call('GET', SHELF)
    expect(body).toEqual({
      count: 1,
      next: null,
      previous: null,
      results: [
        {
          id: expect.any(Number),
          folder_name: 'My bookmarks',
          is_default: 1,
          modules: [],
          module_session_plans: [],
          presentation_slides: [],
          evaluation_tools: [],
          references: [],
          handouts: [],
          files_count: 0,
          size: '',
          size_bytes: 0,
          download: null,
        },
      ],
    })
  })

  test('are listed by name behind the default one', async () => {
    const member = await aMember(site)
    for (const name of ['beta', 'Zulu', 'Alpha', 'émile']) await aFolder(member, ` ${name} `)
    const names = (await shelfOf(member)).map((folder) => folder.folder_name)
    expect(names).toEqual(['My bookmarks', 'Alpha', 'beta', 'émile', 'Zulu'])
  })

  test.each([
    [{}, 'Folder name is required'],
    [{ folder_name: '' }, 'Folder name is required'],
    [{ folder_name: '   ' }, 'Folder name is required'],
    [{ folder_name: 7 }, 'Folder name is required'],
    [{ folder_name: 'x'.repeat(21) }, "Folder name can't be longer than 20 characters"],
    [{ folder_name: 'a\0b' }, 'Folder name must be one line of text'],
  ])('%j is no name', async (body, message) => {
    const member = await aMember(site)
    const folder = await aFolder(member, 'A folder')
    const refused = { status: 400, body: { folder_name: [message] } }
    expect(await member.call('POST', SHELF, { body })).toMatchObject(refused)
    expect(await member.call('PUT', `${SHELF}${folder.id}/`, { body })).toMatchObject(refused)
  })

  test('20 characters are enough, also where they are emoji', async () => {
    const member = await aMember(site)
    expect((await aFolder(member, '😀'.repeat(20))).folder_name).toBe('😀'.repeat(20))
  })

  test.each(['Clinic', 'clinic', ' CLINIC ', 'my bookmarks'])('%j is there already', async (folder_name) => {
    const member = await aMember(site)
    await aFolder(member, 'Clinic')
    const other = await aFolder(member, 'Other')
    expect(await member.call('POST', SHELF, { body: { folder_name } })).toMatchObject({
      status: 400,
      body: { folder_name: ['Unable to create folder'] },
    })
    expect(await member.call('PUT', `${SHELF}${other.id}/`, { body: { folder_name } })).toMatchObject({
      status: 400,
      body: { folder_name: ['Unable to rename folder'] },
    })
    await aFolder(await aMember(site), folder_name === 'my bookmarks' ? 'free' : folder_name)
  })

  test('the same name twice at once makes one', async () => {
    const member = await aMember(site)
    const create = () => member.call('POST', SHELF, { body: { folder_name: 'Twice' } })
    const statuses = (await Promise.all([create(), create(), create()])).map((answer) => answer.status)
    expect(statuses.sort()).toEqual([201, 400, 400])
    expect(await shelfOf(member)).toHaveLength(2)
  })

  test('sent again with the same Idempotency-Key one is made, and the answer is the same', async () => {
    const member = await aMember(site)
    const create = () =>
      member.call('POST', SHELF, { body: { folder_name: 'Once' }, headers: { 'idempotency-key': 'k1' } })
    const [first, second] = [await create(), await create()]
    expect([second.status, second.body]).toEqual([201, first.body])
    expect(await shelfOf(member)).toHaveLength(2)
  })

  test(`there are at most ${MAX_FOLDERS}`, async () => {
    const member = await aMember(site)
    await db
      .insertInto('bookmark_folder')
      .values(
        Array.from({ length: MAX_FOLDERS - 2 }, (_, index) => ({
          account_id: member.id,
          folder_name: `F ${index}`,
          folder_key: `f ${index}`,
          is_default: 0,
          created_at: '2026-01-01T00:00:00.000Z',
        })),
      )
      .execute()
    await aFolder(member, 'The last')
    expect(await member.call('POST', SHELF, { body: { folder_name: 'One more' } })).toMatchObject({
      status: 400,
      body: { folder_name: ['Unable to create folder'] },
    })
  })

  test.each(['name', 'folder_name'])('get another name by `%s`', async (field) => {
    const member = await aMember(site)
    const folder = await aFolder(member, 'Before')
    const body = { id: folder.id, [field]: ' After ' }
    expect(await member.call('PUT', `${SHELF}${folder.id}/`, { body })).toMatchObject({
      status: 200,
      body: { id: folder.id, folder_name: 'After' },
    })
    expect((await member.call('PUT', `${SHELF}${folder.id}/`, { body: { [field]: 'AFTER' } })).status).toBe(200)
    expect((await shelfOf(member)).map((each) => each.folder_name)).toEqual(['My bookmarks', 'AFTER'])
    await aFolder(member, 'Before')
  })

  test('the default one keeps its name and its place', async () => {
    const member = await aMember(site)
    const { id } = await defaultOf(member)
    expect(await member.call('PUT', `${SHELF}${id}/`, { body: { name: 'Mine' } })).toMatchObject({
      status: 400,
      body: { folder_name: ['Unable to rename folder'] },
    })
    expect(await member.call('DELETE', `${SHELF}${id}/`)).toMatchObject({
      status: 400,
      body: { non_field_errors: ['This folder can’t be deleted.'] },
    })
    expect((await defaultOf(member)).folder_name).toBe('My bookmarks')
  })

  test('go with what is in them', async () => {
    const member = await aMember(site)
    const folder = await aFolder(member, 'Gone')
    await add(member, folder, 'module', implants.id)
    expect(await member.call('DELETE', `${SHELF}${folder.id}/`)).toMatchObject({ status: 204, body: null })
    expect(await shelfOf(member)).toHaveLength(1)
    expect(await db.selectFrom('bookmark').selectAll().where('folder_id', '=', folder.id).execute()).toEqual([])
    expect((await member.call('DELETE', `${SHELF}${folder.id}/`)).status).toBe(404)
  })
})

const WRITES: [string, Method, (folder: number) => string, unknown][] = [
  ['renaming', 'PUT', (id) => `${SHELF}${id}/`, { name: 'Taken over' }],
  ['deleting', 'DELETE', (id) => `${SHELF}${id}/`, undefined],
  ['adding', 'POST', (id) => `${SHELF}${id}/add/`, { type: 'module', id: implants.id }],
  ['removing', 'POST', (id) => `${SHELF}${id}/delete/`, { type: 'handouts', id: handout }],
  ['ordering', 'POST', (id) => `${SHELF}${id}/order/`, { items: [{ type: 'references', id: reference }] }],
]

describe('a shelf is its member’s own', () => {
  test.each(WRITES)('%s: a guest logs in first, and another member finds nothing', async (_, method, url, body) => {
    const owner = await aMember(site)
    const folder = await aFolder(owner, 'Private')
    await add(owner, folder, 'handouts', handout)
    await add(owner, folder, 'references', reference)
    const before = await shelfOf(owner)
    expect((await site.call(method, url(folder.id), { body })).status).toBe(401)
    const other = await (await aMember(site)).call(method, url(folder.id), { body })
    expect(other).toMatchObject({ status: 404, body: { detail: 'There is nothing at this address.' } })
    expect(other).toMatchObject({ body: (await owner.call(method, url(NOTHING), { body })).body })
    expect(await shelfOf(owner)).toEqual(before)
  })

  test('a guest neither reads nor creates', async () => {
    expect((await site.get(SHELF)).status).toBe(401)
    expect((await site.post(SHELF, { folder_name: 'Guest' })).status).toBe(401)
  })

  test('what one puts on it the other does not see, and nobody’s email is in the answer', async () => {
    const [one, other] = [await aMember(site), await aMember(site)]
    await filled(one, [['module', implants.id]])
    expect((await defaultOf(other)).modules).toEqual([])
    expect(JSON.stringify((await one.call('GET', SHELF)).body)).not.toContain('@')
  })

  test('it is kept by nobody on the way', async () => {
    const { headers } = await (await aMember(site)).call('GET', SHELF)
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('bookmarks', () => {
  test('stand in the list of their kind, with all that a row shows', async () => {
    const member = await aMember(site)
    const folder = await filled(member, [
      ['module', implants.id],
      ['presentation_slides', slides],
      ['references', reference],
    ])
    expect(folder.modules).toEqual([
      {
        folderId: folder.id,
        itemId: implants.id,
        sessionType: 'module',
        moduleId: implants.id,
        sectionId: null,
        position: 1,
        title: 'Implants / IUDs',
        details: 'About implants.',
        module: { slug: 'implants', name: 'Implants / IUDs' },
        page: '/training/implants',
        file: null,
        preview_file: null,
        size: '',
        size_bytes: 0,
        file_type: 'Module',
        pages: null,
        path_type: 'FILE',
        url: null,
      },
    ])
    expect(folder.presentation_slides).toMatchObject([
      {
        itemId: slides,
        sessionType: 'presentation_slides',
        moduleId: implants.id,
        sectionId: 2,
        position: 2,
        title: 'Slides',
        details: 'With notes',
        page: `/training/implants/downloads?preview=presentation_slides-${slides}`,
        file: `/files/${slidesFileId}/Slides.pdf`,
        file_type: 'PDF Document',
        path_type: 'FILE',
      },
    ])
    expect(folder.references).toMatchObject([
      {
        sectionId: 5,
        position: 3,
        page: '/training/implants/downloads',
        path_type: 'URL',
        url: 'https://www.who.int/',
      },
    ])
  })

  test.each([
    ['module', 'module', 'modules', implants.id],
    ['modules', 'module', 'modules', String(implants.id)],
    ['module_session_plan', 'module_session_plan', 'module_session_plans', plan],
    ['module_session_plans', 'module_session_plan', 'module_session_plans', plan],
    ['presentation_slide', 'presentation_slides', 'presentation_slides', slides],
    ['presentation_slides', 'presentation_slides', 'presentation_slides', slides],
    ['evaluation_tool', 'evaluation_tools', 'evaluation_tools', tool],
    ['evaluation_tools', 'evaluation_tools', 'evaluation_tools', tool],
    ['handout', 'handouts', 'handouts', handout],
    ['handouts', 'handouts', 'handouts', handout],
    ['reference', 'references', 'references', reference],
    ['references', 'references', 'references', reference],
  ] as const)('%s is put in as %s and taken out again', async (type, sessionType, list, id) => {
    const member = await aMember(site)
    const folder = await defaultOf(member)
    const first = await add(member, folder, type, id)
    expect(first).toMatchObject({ status: 200, body: { detail: answers.added, item: { sessionType, position: 1 } } })
    expect(await add(member, folder, type, id)).toMatchObject({ status: 200, body: first.body })
    expect((await defaultOf(member))[list]).toHaveLength(1)
    const remove = () => member.call('POST', `${SHELF}${folder.id}/delete/`, { body: { type, id } })
    expect(await remove()).toMatchObject({ status: 200, body: { detail: answers.removed } })
    expect((await remove()).status).toBe(200)
    expect((await defaultOf(member))[list]).toEqual([])
  })

  test('of what is not there are not made', async () => {
    const member = await aMember(site)
    const folder = await defaultOf(member)
    expect((await add(member, folder, 'module', NOTHING)).status).toBe(404)
    expect((await add(member, folder, 'handouts', slides)).status).toBe(404)
    expect(await add(member, folder, 'video', 1)).toMatchObject({ status: 400, body: { type: [answers.unknownType] } })
    expect(await add(member, folder, 'module', 'x')).toMatchObject({ status: 400, body: { id: [expect.any(String)] } })
    expect((await member.call('POST', `${SHELF}nothing/add/`, { body: { type: 'module', id: 1 } })).status).toBe(404)
  })

  test('may be in several folders', async () => {
    const member = await aMember(site)
    const [one, two] = [await aFolder(member, 'One'), await aFolder(member, 'Two')]
    await add(member, one, 'handout', handout)
    await add(member, two, 'handout', handout)
    await member.call('POST', `${SHELF}${one.id}/delete/`, { body: { type: 'handouts', id: handout } })
    const counts = (await shelfOf(member)).map((folder) => [folder.folder_name, folder.handouts.length])
    expect(counts).toEqual([
      ['My bookmarks', 0],
      ['One', 0],
      ['Two', 1],
    ])
  })

  test(`a folder takes ${MAX_ITEMS}`, async () => {
    const member = await aMember(site)
    const folder = await defaultOf(member)
    const rows = Array.from({ length: MAX_ITEMS - 1 }, (_, index) => ({
      folder_id: folder.id,
      item_type: 'module',
      item_id: NOTHING + index,
      position: index + 1,
      created_at: '2026-01-01T00:00:00.000Z',
    }))
    await db.insertInto('bookmark').values(rows).execute()
    expect((await add(member, folder, 'handouts', handout)).status).toBe(200)
    const full = { status: 400, body: { non_field_errors: ['This folder is full.'] } }
    expect(await add(member, folder, 'module', implants.id)).toMatchObject(full)
    expect((await add(member, folder, 'handouts', handout)).status).toBe(200)
    const items = rows.map((row) => ({ type: row.item_type, id: row.item_id }))
    expect((await member.call('POST', `${SHELF}${folder.id}/order/`, { body: { items } })).status).toBe(200)
    expect((await defaultOf(member)).handouts).toMatchObject([{ position: MAX_ITEMS }])
  })

  test('added at once have a place each', async () => {
    const member = await aMember(site)
    const folder = await defaultOf(member)
    await Promise.all([
      add(member, folder, 'handouts', handout),
      add(member, folder, 'evaluation_tools', tool),
      add(member, folder, 'references', reference),
      add(member, folder, 'module', implants.id),
    ])
    const { handouts, evaluation_tools, references, modules } = await defaultOf(member)
    const positions = [handouts, evaluation_tools, references, modules].flat().map((item) => item.position)
    expect(positions.sort()).toEqual([1, 2, 3, 4])
  })

  test('of a module that is deleted vanish from list and archive', async () => {
    const member = await aMember(site)
    const fileId = await aFile(site.ground, { name: 'Old.pdf' })
    const old = await aModule(site.ground, {
      files: [{ section: 'handouts', title: 'Old', details: '', target: { fileId } }],
    })
    const file = await db
      .selectFrom('session_file')
      .select('id')
      .where('module_id', '=', old.id)
      .executeTakeFirstOrThrow()
    const before = await filled(member, [
      ['module', old.id],
      ['handouts', file.id],
    ])
    expect(before.files_count).toBe(1)
    await db.deleteFrom('module').where('id', '=', old.id).execute()
    expect(await defaultOf(member)).toMatchObject({
      modules: [],
      handouts: [],
      files_count: 0,
      size: '',
      size_bytes: 0,
      download: null,
    })
    expect(await namesIn(before.download)).toEqual([])
    const remove = { type: 'handouts', id: file.id }
    expect((await member.call('POST', `${SHELF}${before.id}/delete/`, { body: remove })).status).toBe(200)
  })

  test('are fetched by the same few queries however many there are', async () => {
    let queries = 0
    const counted = db.withPlugin({
      transformQuery: ({ node }) => {
        queries++
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const countFor = async (member: TestMember) => {
      queries = 0
      await listShelf(counted, { bookmarkable, secret: site.ground.secret, now: new Date() }, member.id)
      return queries
    }
    const member = await aMember(site)
    await filled(member, [
      ['module', implants.id],
      ['handouts', handout],
    ])
    const few = await countFor(member)
    const another = await aModule(site.ground)
    const folder = await aFolder(member, 'More')
    for (const [type, id] of [
      ['module', another.id],
      ['handouts', handout],
      ['references', reference],
    ] as const)
      await add(member, folder, type, id)
    expect(await countFor(member)).toBe(few)
    expect(few).toBeLessThan(10)
  })
})

describe('the reader’s own order', () => {
  const ITEMS = [
    ['handouts', handout],
    ['module_session_plan', plan],
    ['evaluation_tools', tool],
    ['presentation_slides', slides],
  ] as const
  const titlesOf = (folder: BookmarkFolder) =>
    [folder.handouts, folder.module_session_plans, folder.evaluation_tools, folder.presentation_slides]
      .flat()
      .sort((a, b) => a.position - b.position)
      .map((item) => item.title)

  test('is kept in list and archive, with what is not named behind', async () => {
    const member = await aMember(site)
    const folder = await filled(member, ITEMS)
    expect(titlesOf(folder)).toEqual(['Handout', 'Plan', 'Tool', 'Slides'])
    const items = [
      { type: 'presentation_slide', id: slides },
      { type: 'module', id: implants.id },
      { type: 'module_session_plans', id: plan },
      { type: 'presentation_slides', id: slides },
    ]
    expect(await member.call('POST', `${SHELF}${folder.id}/order/`, { body: { items } })).toMatchObject({
      status: 200,
      body: { detail: answers.ordered },
    })
    const ordered = await defaultOf(member)
    expect(titlesOf(ordered)).toEqual(['Slides', 'Plan', 'Handout', 'Tool'])
    expect(ordered.modules).toEqual([])
    const folderName = 'Implants - IUDs'
    expect(await namesIn(ordered.download)).toEqual(
      ['Slides', 'Plan', 'Handout', 'Tool'].map((name) => `${folderName}/${name}.pdf`),
    )
    await add(member, ordered, 'references', reference)
    expect((await defaultOf(member)).references).toMatchObject([{ position: 5 }])
  })

  test('of an empty folder, or of nothing, changes nothing', async () => {
    const member = await aMember(site)
    const folder = await defaultOf(member)
    const order = (items: unknown) => member.call('POST', `${SHELF}${folder.id}/order/`, { body: { items } })
    expect((await order([{ type: 'module', id: implants.id }])).status).toBe(200)
    const before = await filled(member, ITEMS)
    expect((await order([])).status).toBe(200)
    expect(await defaultOf(member)).toEqual(before)
    expect((await order('all')).status).toBe(400)
  })
})

describe('the archive', () => {
  const NAMES = ['Guide', 'Plan', 'Slides', 'Tool', 'Handout'].map((name) => `Implants - IUDs/${name}.pdf`)

  test('comes by a plain link, named after the folder, with each document once', async () => {
    const member = await aMember(site)
    const folder = await filled(member, [
      ['module', implants.id],
      ['handouts', handout],
      ['references', reference],
    ])
    const answer = await rawArchive(folder.download)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/zip')
    expect(answer.headers['content-disposition']).toContain('My bookmarks.zip')
    const files = unzipSync(answer.rawPayload)
    expect(Object.keys(files)).toEqual(NAMES)
    const bytes = Object.values(files).reduce((sum, file) => sum + file.length, 0)
    expect(folder).toMatchObject({ files_count: 5, size_bytes: bytes, size: expect.stringMatching(/ kB$/) })
  })

  test('is resumed byte for byte by the address of a second look', async () => {
    const member = await aMember(site)
    const folder = await filled(member, [['module', implants.id]])
    const whole = await rawArchive(folder.download)
    const again = (await defaultOf(member)).download
    expect(again).toBe(folder.download)
    const first = await rawArchive(again, { range: 'bytes=0-499' })
    const rest = await rawArchive(again, { range: 'bytes=500-', 'if-range': String(first.headers.etag) })
    expect([first.statusCode, rest.statusCode]).toEqual([206, 206])
    expect(Buffer.concat([first.rawPayload, rest.rawPayload]).equals(whole.rawPayload)).toBe(true)
  })

  test('starts anew when the folder has changed in between', async () => {
    const member = await aMember(site)
    const folder = await filled(member, [['handouts', handout]])
    const { headers } = await rawArchive(folder.download, { range: 'bytes=0-9' })
    await add(member, folder, 'evaluation_tools', tool)
    const rest = await rawArchive(folder.download, { range: 'bytes=10-', 'if-range': String(headers.etag) })
    expect(rest.statusCode).toBe(200)
    expect(Object.keys(unzipSync(rest.rawPayload))).toHaveLength(2)
  })

  test('has one address through a day, and it holds for another', () => {
    const address = (time: string) => archiveAddress(site.ground.secret, 1, new Date(time))
    const expires = Number(address('2026-03-04T00:00:00.000Z').split('/')[6])
    expect(expires).toBe(Date.parse('2026-03-06T00:00:00.000Z'))
    expect(address('2026-03-04T23:59:59.999Z')).toBe(address('2026-03-04T00:00:00.000Z'))
    expect(address('2026-03-05T00:00:00.000Z')).not.toBe(address('2026-03-04T00:00:00.000Z'))
  })

  test('is refused for another folder, another time, another signature, and when its time is over', async () => {
    const member = await aMember(site)
    const { id, download } = await filled(member, [['handouts', handout]])
    const [expires = '', signature = ''] = (download ?? '').split('/').slice(6)
    const other = await aFolder(member, 'Other')
    const address = (folder: number, time: number | string, signed: string) =>
      `${SHELF}archive/${folder}/${time}/${signed}/`
    const past = Date.now() - 1
    const wrong = [
      address(other.id, expires, signature),
      address(id, Number(expires) + DAY_MS, signature),
      address(
        id,
        expires,
        signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
      ),
      address(id, expires, 'x'),
      address(id, 'never', signature),
      address(id, past, sign(site.ground.secret, 'bookmark-archive', [id, past])),
      address(id, expires, sign(site.ground.secret, 'another-purpose', [id, Number(expires)])),
    ]
    for (const url of wrong) expect((await rawArchive(url)).statusCode, url).toBe(404)
    expect((await rawArchive(address(id, expires, signature))).statusCode).toBe(200)
  })

  test('goes with its folder', async () => {
    const member = await aMember(site)
    const { id } = await aFolder(member, 'Short-lived')
    const address = archiveAddress(site.ground.secret, id, new Date())
    expect((await rawArchive(address)).statusCode).toBe(200)
    await member.call('DELETE', `${SHELF}${id}/`)
    expect((await rawArchive(address)).statusCode).toBe(404)
  })
})

describe('the store of a member', () => {
  test('gives all of it to the member, and forgets it', async () => {
    const [member, other] = [await aMember(site), await aMember(site)]
    await filled(member, [['handouts', handout]])
    await filled(other, [['handouts', handout]])
    await aFolder(member, 'Empty')
    const [created_at, isDate] = [expect.any(String), expect.any(String)]
    expect(await bookmarkStore.export(db, member.id)).toEqual([
      {
        folder_name: 'My bookmarks',
        is_default: true,
        created_at,
        items: [{ type: 'handouts', id: handout, created_at: isDate }],
      },
      { folder_name: 'Empty', is_default: false, created_at, items: [] },
    ])
    await db.transaction().execute((tx) => bookmarkStore.forget(tx, member.id))
    expect(await bookmarkStore.export(db, member.id)).toEqual([])
    expect((await defaultOf(other)).handouts).toHaveLength(1)
  })

  test('its folders are in the download of one’s data', async () => {
    const member = await aMember(site)
    expect((await member.call('GET', '/api/auth/user/data/')).body).toMatchObject({
      bookmarks: [{ folder_name: 'My bookmarks' }],
    })
  })
})
