import { describe, expect, test } from 'vitest'
import {
  addBookmark,
  BOOKMARKS_PATH,
  createFolder,
  createSiteWithModule,
  listFolders,
} from '#testing/bookmarks/bookmarks.ts'
import { editorOf } from '#testing/editing.ts'
import { createMember, createStaff, type TestMember } from '#testing/member.ts'

const { site, implants, plan, slides, handout, reference } = await createSiteWithModule()
const KITS = '/api/training/kits/'
const ALL = { shows_notes: true, shows_name: true }

async function createKit(member: TestMember, name = 'Implants week') {
  const folder = await createFolder(member, name)
  for (const [type, id] of [
    ['module_session_plan', plan],
    ['presentation_slides', slides],
    ['handouts', handout],
    ['references', reference],
  ] as const)
    await addBookmark(member, folder, type, id)
  return folder
}

const noteOf = (member: TestMember, folder: number, body: object) =>
  member.call('POST', `${BOOKMARKS_PATH}${folder}/note/`, { body: { type: 'handouts', id: handout, ...body } })

async function share(member: TestMember, folder: number, body: object = ALL): Promise<string> {
  const answer = await member.call('PUT', `${BOOKMARKS_PATH}${folder}/link/`, { body })
  expect(answer).toMatchObject({ status: 200, body: { code: expect.stringMatching(/^[\w]{10}$/), ...body } })
  return Object(answer.body).code
}

const read = (code: string) => site.get(`${KITS}${code}/`)
const save = (member: TestMember, code: string) => member.call('POST', `${KITS}${code}/save/`)

describe('copies and notes', () => {
  test('a member notes copies; wrong ones are refused, and other members have no such folder', async () => {
    const [member, other] = [await createMember(site), await createMember(site)]
    const { id } = await createKit(member)
    expect(await noteOf(member, id, { copies: 20, note: ' one for each trainee ' })).toMatchObject({
      status: 200,
      body: { copies: 20, note: 'one for each trainee', is_newest: true },
    })
    const kit = (await listFolders(member)).find((each) => each.id === id)
    expect(kit).toMatchObject({
      changed_at: expect.any(String),
      handouts: [{ copies: 20, note: 'one for each trainee' }],
    })
    expect(kit?.presentation_slides[0]).not.toHaveProperty('note')
    for (const wrong of [
      { copies: 1000, note: '' },
      { copies: -1, note: '' },
      { copies: 1.5, note: '' },
      { copies: 1, note: 'x'.repeat(81) },
      { copies: 1, note: 'a\nb' },
    ])
      expect((await noteOf(member, id, wrong)).status, JSON.stringify(wrong)).toBe(400)
    expect((await noteOf(other, id, { copies: 1, note: '' })).status).toBe(404)
    expect((await noteOf(member, id, { id: implants.id, copies: 1, note: '' })).status).toBe(404)
  })

  test('of two devices the newer change of a row wins, also when it arrives first', async () => {
    const member = await createMember(site)
    const { id } = await createKit(member)
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
    await noteOf(member, id, { copies: 30, note: 'newer', changed_at: at(5) })
    expect(await noteOf(member, id, { copies: 10, note: 'older', changed_at: at(60) })).toMatchObject({
      body: { copies: 30, note: 'newer', is_newest: false },
    })
    // A device whose clock is a day fast does not keep other devices out.
    await noteOf(member, id, { copies: 1, note: 'fast', changed_at: at(-24 * 60) })
    expect((await noteOf(member, id, { copies: 2, note: 'last' })).body).toMatchObject({
      note: 'last',
      is_newest: true,
    })
  })
})

describe('a share link', () => {
  test('shows the folder to everybody, without what its owner hides', async () => {
    const member = await createMember(site)
    const { id } = await createKit(member)
    await noteOf(member, id, { copies: 20, note: 'for trainees' })
    const code = await share(member, id)
    const titles = ['Plan', 'Slides', 'Handout', 'WHO'].map((title) => ({ title }))
    expect(await read(code)).toMatchObject({
      status: 200,
      body: { folder_name: 'Implants week', owner: { first_name: 'Amina' }, files_count: 3, items: titles },
    })
    expect(Object((await read(code)).body).items[2]).toMatchObject({ copies: 20, note: 'for trainees' })
    expect(await share(member, id, { shows_notes: false, shows_name: false })).toBe(code)
    const hidden = await read(code)
    expect(hidden).toMatchObject({ body: { owner: null } })
    expect(JSON.stringify(hidden.body)).not.toMatch(/trainees|Amina/)
    await addBookmark(member, { ...(await createFolder(member, 'Other')), id }, 'module', implants.id)
    expect(Object((await read(code)).body).items).toHaveLength(5)
  })

  test('ends at once when it is turned off, and the next one differs', async () => {
    const [member, other] = [await createMember(site), await createMember(site)]
    const { id } = await createKit(member)
    const code = await share(member, id)
    expect((await other.call('DELETE', `${BOOKMARKS_PATH}${id}/link/`)).status).toBe(404)
    expect((await read(code)).status).toBe(200)
    expect((await member.call('DELETE', `${BOOKMARKS_PATH}${id}/link/`)).status).toBe(204)
    for (const path of ['', 'archive/', 'print-plan/', 'print-set/'])
      expect((await site.app.inject(`${KITS}${code}/${path}`)).statusCode, path).toBe(410)
    expect((await save(other, code)).status).toBe(410)
    expect(await share(member, id)).not.toBe(code)
    expect((await read(code)).status).toBe(410)
    expect((await read('AAAAAAAAAA')).status).toBe(404)
  })

  test('ends with the folder, and with the account of its owner', async () => {
    const member = await createMember(site)
    const [first, second] = [await createKit(member), await createKit(member, 'Second')]
    const [code, other] = [await share(member, first.id), await share(member, second.id)]
    await member.call('DELETE', `${BOOKMARKS_PATH}${first.id}/`)
    expect([(await read(code)).status, (await read(other)).status]).toEqual([410, 200])
    const body = { password: member.password, posts: 'stay' }
    expect((await member.call('DELETE', '/api/auth/user/', { body })).status).toBe(204)
    expect((await read(other)).status).toBe(410)
  })

  test('is saved once into the folders of a member, with order and notes', async () => {
    const [member, reader] = [await createMember(site), await createMember(site)]
    const { id } = await createKit(member, 'Twenty letters long!')
    await noteOf(member, id, { copies: 7, note: 'for trainees' })
    const code = await share(member, id)
    await createFolder(reader, 'twenty letters long!')
    const saved = await save(reader, code)
    expect(saved).toMatchObject({
      status: 200,
      body: { is_new: true, folder: { folder_name: 'Twenty letters lon 2' } },
    })
    const copy = (await listFolders(reader)).find((each) => each.id === Object(saved.body).folder.id)
    expect(copy).toMatchObject({ handouts: [{ copies: 7, note: 'for trainees', position: 3 }], files_count: 3 })
    expect((await save(reader, code)).body).toMatchObject({ detail: 'Already in your folders', is_new: false })
    expect((await save(member, code)).body).toMatchObject({ folder: { id }, is_new: false })
    await share(member, id, { shows_notes: false, shows_name: true })
    const third = await createMember(site)
    await save(third, code)
    expect(JSON.stringify(await listFolders(third))).not.toContain('for trainees')
  })

  test('keeps the row of a file that left the site', async () => {
    const member = await createMember(site)
    const { id } = await createKit(member)
    const code = await share(member, id)
    const editor = editorOf(await createStaff(site, 'editor'))
    const { value } = await editor.get('module', String(implants.id))
    const files: { key: string }[] = Object(value).files
    await editor.change('module', String(implants.id), {
      ...value,
      files: files.filter(({ key }) => key !== String(handout)),
    })
    expect((await read(code)).body).toMatchObject({
      taken_off: [{ position: 3, title: 'Handout' }],
      items: [{ title: 'Plan' }, { title: 'Slides' }, { title: 'WHO' }],
    })
  })
})
