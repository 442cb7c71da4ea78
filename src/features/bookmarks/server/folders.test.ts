import { describe, expect, test } from 'vitest'
import type { Method } from '#core/endpoint.ts'
import {
  add,
  addFolder,
  bookmarksOf,
  createSiteToBookmark,
  defaultOf,
  filled,
  NOTHING,
  SHELF,
} from '#testing/bookmarks/bookmarks.ts'
import { createMember } from '#testing/member.ts'
import { MAX_FOLDERS } from '../rules.ts'

const { site, implants, handout, reference } = await createSiteToBookmark()
const { db } = site.ground.database

describe('folders', () => {
  test('an account has the default folder from the start', async () => {
    const member = await createMember(site)
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
    const member = await createMember(site)
    for (const name of ['beta', 'Zulu', 'Alpha', 'émile']) await addFolder(member, ` ${name} `)
    const names = (await bookmarksOf(member)).map((folder) => folder.folder_name)
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
    const member = await createMember(site)
    const folder = await addFolder(member, 'A folder')
    const refused = { status: 400, body: { folder_name: [message] } }
    expect(await member.call('POST', SHELF, { body })).toMatchObject(refused)
    expect(await member.call('PUT', `${SHELF}${folder.id}/`, { body })).toMatchObject(refused)
  })

  test('20 characters are enough, also where they are emoji', async () => {
    const member = await createMember(site)
    expect((await addFolder(member, '😀'.repeat(20))).folder_name).toBe('😀'.repeat(20))
  })

  test.each(['Clinic', 'clinic', ' CLINIC ', 'my bookmarks'])('%j is there already', async (folder_name) => {
    const member = await createMember(site)
    await addFolder(member, 'Clinic')
    const other = await addFolder(member, 'Other')
    expect(await member.call('POST', SHELF, { body: { folder_name } })).toMatchObject({
      status: 400,
      body: { folder_name: ['Unable to create folder', 'another folder has this name'] },
    })
    expect(await member.call('PUT', `${SHELF}${other.id}/`, { body: { folder_name } })).toMatchObject({
      status: 400,
      body: { folder_name: ['Unable to rename folder', 'another folder has this name'] },
    })
    await addFolder(await createMember(site), folder_name === 'my bookmarks' ? 'free' : folder_name)
  })

  test('the same name twice at once makes one', async () => {
    const member = await createMember(site)
    const create = () => member.call('POST', SHELF, { body: { folder_name: 'Twice' } })
    const statuses = (await Promise.all([create(), create(), create()])).map((answer) => answer.status)
    expect(statuses.sort()).toEqual([201, 400, 400])
    expect(await bookmarksOf(member)).toHaveLength(2)
  })

  test('sent again with the same Idempotency-Key one is made, and the answer is the same', async () => {
    const member = await createMember(site)
    const create = () =>
      member.call('POST', SHELF, { body: { folder_name: 'Once' }, headers: { 'idempotency-key': 'k1' } })
    const [first, second] = [await create(), await create()]
    expect([second.status, second.body]).toEqual([201, first.body])
    expect(await bookmarksOf(member)).toHaveLength(2)
  })

  test(`there are at most ${MAX_FOLDERS}`, async () => {
    const member = await createMember(site)
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
    await addFolder(member, 'The last')
    expect(await member.call('POST', SHELF, { body: { folder_name: 'One more' } })).toMatchObject({
      status: 400,
      body: { folder_name: ['Unable to create folder', 'you have as many folders as there can be'] },
    })
  })

  test.each(['name', 'folder_name'])('get another name by `%s`', async (field) => {
    const member = await createMember(site)
    const folder = await addFolder(member, 'Before')
    const body = { id: folder.id, [field]: ' After ' }
    expect(await member.call('PUT', `${SHELF}${folder.id}/`, { body })).toMatchObject({
      status: 200,
      body: { id: folder.id, folder_name: 'After' },
    })
    expect((await member.call('PUT', `${SHELF}${folder.id}/`, { body: { [field]: 'AFTER' } })).status).toBe(200)
    expect((await bookmarksOf(member)).map((each) => each.folder_name)).toEqual(['My bookmarks', 'AFTER'])
    await addFolder(member, 'Before')
  })

  test('the default one keeps its name and its place', async () => {
    const member = await createMember(site)
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
    const member = await createMember(site)
    const folder = await addFolder(member, 'Gone')
    await add(member, folder, 'module', implants.id)
    expect(await member.call('DELETE', `${SHELF}${folder.id}/`)).toMatchObject({ status: 204, body: null })
    expect(await bookmarksOf(member)).toHaveLength(1)
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
    const owner = await createMember(site)
    const folder = await addFolder(owner, 'Private')
    await add(owner, folder, 'handouts', handout)
    await add(owner, folder, 'references', reference)
    const before = await bookmarksOf(owner)
    expect((await site.call(method, url(folder.id), { body })).status).toBe(401)
    const other = await (await createMember(site)).call(method, url(folder.id), { body })
    expect(other).toMatchObject({ status: 404, body: { detail: 'There is nothing at this address.' } })
    expect(other).toMatchObject({ body: (await owner.call(method, url(NOTHING), { body })).body })
    expect(await bookmarksOf(owner)).toEqual(before)
  })

  test('a guest neither reads nor creates', async () => {
    expect((await site.get(SHELF)).status).toBe(401)
    expect((await site.post(SHELF, { folder_name: 'Guest' })).status).toBe(401)
  })

  test('what one puts on it the other does not see, and nobody’s email is in the answer', async () => {
    const [one, other] = [await createMember(site), await createMember(site)]
    await filled(one, [['module', implants.id]])
    expect((await defaultOf(other)).modules).toEqual([])
    expect(JSON.stringify((await one.call('GET', SHELF)).body)).not.toContain('@')
  })

  test('it is kept by nobody on the way', async () => {
    const { headers } = await (await createMember(site)).call('GET', SHELF)
    expect(headers['cache-control']).toBe('no-store')
  })
})
