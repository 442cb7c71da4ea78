import { describe, expect, test } from 'vitest'
import type { Method } from '#core/endpoint.ts'
import {
  addBookmark,
  BOOKMARKS_PATH,
  createFolder,
  createSiteWithModule,
  fillDefaultFolder,
  getDefaultFolder,
  listFolders,
  UNKNOWN_ID,
} from '#testing/bookmarks/bookmarks.ts'
import { createMember } from '#testing/member.ts'
import { MAX_FOLDERS } from '../rules.ts'

const { site, implants, handout, reference } = await createSiteWithModule()
const { db } = site.context.database

describe('folders', () => {
  test('a new member has the default folder', async () => {
    const member = await createMember(site)
    const { body } = await member.call('GET', BOOKMARKS_PATH)
    expect(body).toEqual({
      count: 1,
      next: null,
      previous: null,
      archive: { files_count: 0, size: '', size_bytes: 0, download: null },
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
          taken_off: [],
          files_count: 0,
          size: '',
          size_bytes: 0,
          download: null,
        },
      ],
    })
  })

  test('a member’s folders are listed by name, after the default folder', async () => {
    const member = await createMember(site)
    for (const name of ['beta', 'Zulu', 'Alpha', 'émile']) await createFolder(member, ` ${name} `)
    const names = (await listFolders(member)).map((folder) => folder.folder_name)
    expect(names).toEqual(['My bookmarks', 'Alpha', 'beta', 'émile', 'Zulu'])
  })

  test.each([
    [{}, 'Folder name is required'],
    [{ folder_name: '' }, 'Folder name is required'],
    [{ folder_name: '   ' }, 'Folder name is required'],
    [{ folder_name: 7 }, 'Folder name is required'],
    [{ folder_name: 'x'.repeat(21) }, "Folder name can't be longer than 20 characters"],
    [{ folder_name: 'a\nb' }, 'Folder name must be one line of text'],
  ])('a folder name is rejected in %j', async (body, message) => {
    const member = await createMember(site)
    const folder = await createFolder(member, 'A folder')
    const refused = { status: 400, body: { folder_name: [message] } }
    expect(await member.call('POST', BOOKMARKS_PATH, { body })).toMatchObject(refused)
    expect(await member.call('PUT', `${BOOKMARKS_PATH}${folder.id}/`, { body })).toMatchObject(refused)
  })

  test('a folder name of 20 emoji is accepted', async () => {
    const member = await createMember(site)
    expect((await createFolder(member, '😀'.repeat(20))).folder_name).toBe('😀'.repeat(20))
  })

  test.each(['Clinic', 'clinic', ' CLINIC ', 'my bookmarks'])(
    'a member can’t use the folder name %j twice',
    async (folder_name) => {
      const member = await createMember(site)
      await createFolder(member, 'Clinic')
      const other = await createFolder(member, 'Other')
      expect(await member.call('POST', BOOKMARKS_PATH, { body: { folder_name } })).toMatchObject({
        status: 400,
        body: { folder_name: ['Unable to create folder', 'another folder has this name'] },
      })
      expect(await member.call('PUT', `${BOOKMARKS_PATH}${other.id}/`, { body: { folder_name } })).toMatchObject({
        status: 400,
        body: { folder_name: ['Unable to rename folder', 'another folder has this name'] },
      })
      await createFolder(await createMember(site), folder_name === 'my bookmarks' ? 'free' : folder_name)
    },
  )

  test('a member who creates the same folder three times in parallel gets one', async () => {
    const member = await createMember(site)
    const create = () => member.call('POST', BOOKMARKS_PATH, { body: { folder_name: 'Twice' } })
    const statuses = (await Promise.all([create(), create(), create()])).map((answer) => answer.status)
    expect(statuses.sort()).toEqual([201, 400, 400])
    expect(await listFolders(member)).toHaveLength(2)
  })

  test('a request repeated with its Idempotency-Key creates one folder and returns the same response', async () => {
    const member = await createMember(site)
    const create = () =>
      member.call('POST', BOOKMARKS_PATH, { body: { folder_name: 'Once' }, headers: { 'idempotency-key': 'k1' } })
    const [first, second] = [await create(), await create()]
    expect([second.status, second.body]).toEqual([201, first.body])
    expect(await listFolders(member)).toHaveLength(2)
  })

  test(`a member has at most ${MAX_FOLDERS} folders`, async () => {
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
    await createFolder(member, 'The last')
    expect(await member.call('POST', BOOKMARKS_PATH, { body: { folder_name: 'One more' } })).toMatchObject({
      status: 400,
      body: { folder_name: ['Unable to create folder', 'you have as many folders as there can be'] },
    })
  })

  test.each(['name', 'folder_name'])('a member renames a folder with the field `%s`', async (field) => {
    const member = await createMember(site)
    const folder = await createFolder(member, 'Before')
    const body = { id: folder.id, [field]: ' After ' }
    expect(await member.call('PUT', `${BOOKMARKS_PATH}${folder.id}/`, { body })).toMatchObject({
      status: 200,
      body: { id: folder.id, folder_name: 'After' },
    })
    expect((await member.call('PUT', `${BOOKMARKS_PATH}${folder.id}/`, { body: { [field]: 'AFTER' } })).status).toBe(
      200,
    )
    expect((await listFolders(member)).map((each) => each.folder_name)).toEqual(['My bookmarks', 'AFTER'])
    await createFolder(member, 'Before')
  })

  test('a member can’t rename or delete the default folder', async () => {
    const member = await createMember(site)
    const { id } = await getDefaultFolder(member)
    expect(await member.call('PUT', `${BOOKMARKS_PATH}${id}/`, { body: { name: 'Mine' } })).toMatchObject({
      status: 400,
      body: { folder_name: ['Unable to rename folder'] },
    })
    expect(await member.call('DELETE', `${BOOKMARKS_PATH}${id}/`)).toMatchObject({
      status: 400,
      body: { non_field_errors: ['This folder can’t be deleted.'] },
    })
    expect((await getDefaultFolder(member)).folder_name).toBe('My bookmarks')
  })

  test('a member who deletes a folder deletes its bookmarks', async () => {
    const member = await createMember(site)
    const folder = await createFolder(member, 'Gone')
    await addBookmark(member, folder, 'module', implants.id)
    expect(await member.call('DELETE', `${BOOKMARKS_PATH}${folder.id}/`)).toMatchObject({ status: 204, body: null })
    expect(await listFolders(member)).toHaveLength(1)
    expect(await db.selectFrom('bookmark').selectAll().where('folder_id', '=', folder.id).execute()).toEqual([])
    expect((await member.call('DELETE', `${BOOKMARKS_PATH}${folder.id}/`)).status).toBe(404)
  })
})

const WRITES: [string, Method, (folder: number) => string, unknown][] = [
  ['renaming', 'PUT', (id) => `${BOOKMARKS_PATH}${id}/`, { name: 'Taken over' }],
  ['deleting', 'DELETE', (id) => `${BOOKMARKS_PATH}${id}/`, undefined],
  ['adding', 'POST', (id) => `${BOOKMARKS_PATH}${id}/add/`, { type: 'module', id: implants.id }],
  ['removing', 'POST', (id) => `${BOOKMARKS_PATH}${id}/delete/`, { type: 'handouts', id: handout }],
  ['ordering', 'POST', (id) => `${BOOKMARKS_PATH}${id}/order/`, { items: [{ type: 'references', id: reference }] }],
]

describe('privacy of bookmarks', () => {
  test.each(WRITES)('%s: a guest must log in, and another member gets 404', async (_, method, url, body) => {
    const owner = await createMember(site)
    const folder = await createFolder(owner, 'Private')
    await addBookmark(owner, folder, 'handouts', handout)
    await addBookmark(owner, folder, 'references', reference)
    const before = await listFolders(owner)
    expect((await site.call(method, url(folder.id), { body })).status).toBe(401)
    const other = await (await createMember(site)).call(method, url(folder.id), { body })
    expect(other).toMatchObject({ status: 404, body: { detail: 'There is nothing at this address.' } })
    expect(other).toMatchObject({ body: (await owner.call(method, url(UNKNOWN_ID), { body })).body })
    expect(await listFolders(owner)).toEqual(before)
  })

  test('a guest can’t list or create folders', async () => {
    expect((await site.get(BOOKMARKS_PATH)).status).toBe(401)
    expect((await site.post(BOOKMARKS_PATH, { folder_name: 'Guest' })).status).toBe(401)
  })

  test('a member does not see the bookmarks of another member, and no response contains an email', async () => {
    const [one, other] = [await createMember(site), await createMember(site)]
    await fillDefaultFolder(one, [['module', implants.id]])
    expect((await getDefaultFolder(other)).modules).toEqual([])
    expect(JSON.stringify((await one.call('GET', BOOKMARKS_PATH)).body)).not.toContain('@')
  })

  test('no cache may store a member’s bookmarks', async () => {
    const { headers } = await (await createMember(site)).call('GET', BOOKMARKS_PATH)
    expect(headers['cache-control']).toBe('no-store')
  })
})
