import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { bookmarkable } from '#features/library/server/public.ts'
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
import { createFile, createModule, removeModule, sessionFileId } from '#testing/builders.ts'
import { createMember, type TestMember } from '#testing/member.ts'
import type { BookmarkFolder } from '../contract.ts'
import { responseText as text } from '../messages.ts'
import { MAX_ITEMS } from '../rules.ts'
import { listBookmarkFolders } from './queries/bookmarks.ts'

const { site, implants, slidesFileId, plan, slides, tool, handout, reference } = await createSiteWithModule()
const { db } = site.context.database

async function namesIn(archive: string | null): Promise<string[]> {
  const { rawPayload } = await site.app.inject({ method: 'GET', url: archive ?? '/none' })
  return Object.keys(unzipSync(rawPayload))
}

describe('bookmarks', () => {
  test('a member’s folder lists its bookmarks by type with everything that a row shows', async () => {
    const member = await createMember(site)
    const folder = await fillDefaultFolder(member, [
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
        first_page: null,
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
  ] as const)(
    'a member adds an item of the type %s and removes it, and the API calls it %s',
    async (type, sessionType, list, id) => {
      const member = await createMember(site)
      const folder = await getDefaultFolder(member)
      const first = await addBookmark(member, folder, type, id)
      expect(first).toMatchObject({ status: 200, body: { detail: text.added, item: { sessionType, position: 1 } } })
      expect(await addBookmark(member, folder, type, id)).toMatchObject({ status: 200, body: first.body })
      expect((await getDefaultFolder(member))[list]).toHaveLength(1)
      const remove = () => member.call('POST', `${BOOKMARKS_PATH}${folder.id}/delete/`, { body: { type, id } })
      expect(await remove()).toMatchObject({ status: 200, body: { detail: text.removed } })
      expect((await remove()).status).toBe(200)
      expect((await getDefaultFolder(member))[list]).toEqual([])
    },
  )

  test('a member can’t bookmark an item that does not exist', async () => {
    const member = await createMember(site)
    const folder = await getDefaultFolder(member)
    expect((await addBookmark(member, folder, 'module', UNKNOWN_ID)).status).toBe(404)
    expect((await addBookmark(member, folder, 'handouts', slides)).status).toBe(404)
    expect(await addBookmark(member, folder, 'video', 1)).toMatchObject({
      status: 400,
      body: { type: [text.unknownType] },
    })
    expect(await addBookmark(member, folder, 'module', 'x')).toMatchObject({
      status: 400,
      body: { id: [expect.any(String)] },
    })
    expect(
      (await member.call('POST', `${BOOKMARKS_PATH}nothing/add/`, { body: { type: 'module', id: 1 } })).status,
    ).toBe(404)
  })

  test('a member keeps the same item in several folders', async () => {
    const member = await createMember(site)
    const [one, two] = [await createFolder(member, 'One'), await createFolder(member, 'Two')]
    await addBookmark(member, one, 'handout', handout)
    await addBookmark(member, two, 'handout', handout)
    await member.call('POST', `${BOOKMARKS_PATH}${one.id}/delete/`, { body: { type: 'handouts', id: handout } })
    const counts = (await listFolders(member)).map((folder) => [folder.folder_name, folder.handouts.length])
    expect(counts).toEqual([
      ['My bookmarks', 0],
      ['One', 0],
      ['Two', 1],
    ])
  })

  test(`a member’s folder holds ${MAX_ITEMS} bookmarks and rejects the next one`, async () => {
    const member = await createMember(site)
    const folder = await getDefaultFolder(member)
    const rows = Array.from({ length: MAX_ITEMS - 1 }, (_, index) => ({
      folder_id: folder.id,
      item_type: 'module',
      item_id: UNKNOWN_ID + index,
      position: index + 1,
      created_at: '2026-01-01T00:00:00.000Z',
    }))
    await db.insertInto('bookmark').values(rows).execute()
    expect((await addBookmark(member, folder, 'handouts', handout)).status).toBe(200)
    const full = { status: 400, body: { non_field_errors: ['This folder is full.'] } }
    expect(await addBookmark(member, folder, 'module', implants.id)).toMatchObject(full)
    expect((await addBookmark(member, folder, 'handouts', handout)).status).toBe(200)
    const items = rows.map((row) => ({ type: row.item_type, id: row.item_id }))
    expect((await member.call('POST', `${BOOKMARKS_PATH}${folder.id}/order/`, { body: { items } })).status).toBe(200)
    expect((await getDefaultFolder(member)).handouts).toMatchObject([{ position: MAX_ITEMS }])
  })

  test('bookmarks that a member adds at the same time get different positions', async () => {
    const member = await createMember(site)
    const folder = await getDefaultFolder(member)
    await Promise.all([
      addBookmark(member, folder, 'handouts', handout),
      addBookmark(member, folder, 'evaluation_tools', tool),
      addBookmark(member, folder, 'references', reference),
      addBookmark(member, folder, 'module', implants.id),
    ])
    const { handouts, evaluation_tools, references, modules } = await getDefaultFolder(member)
    const positions = [handouts, evaluation_tools, references, modules].flat().map((item) => item.position)
    expect(positions.sort()).toEqual([1, 2, 3, 4])
  })

  test('a member no longer sees bookmarks of a deleted module, in the list and in the archive', async () => {
    const member = await createMember(site)
    const fileId = await createFile(site.context, { name: 'Old.pdf' })
    const old = await createModule(site.context, {
      files: [{ section: 'handouts', title: 'Old', details: '', target: { fileId } }],
    })
    const file = await sessionFileId(site.context, old.id, 'Old')
    const before = await fillDefaultFolder(member, [
      ['module', old.id],
      ['handouts', file],
    ])
    expect(before.files_count).toBe(1)
    await removeModule(site.context, old.id)
    expect(await getDefaultFolder(member)).toMatchObject({
      modules: [],
      handouts: [],
      files_count: 0,
      size: '',
      size_bytes: 0,
      download: null,
    })
    expect(await namesIn(before.download)).toEqual([])
    const remove = { type: 'handouts', id: file }
    expect((await member.call('POST', `${BOOKMARKS_PATH}${before.id}/delete/`, { body: remove })).status).toBe(200)
  })

  test('listing a member’s bookmarks takes the same number of queries for any number of bookmarks', async () => {
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
      await listBookmarkFolders(counted, { bookmarkable, secret: site.context.secret, now: new Date() }, member.id)
      return queries
    }
    const member = await createMember(site)
    await fillDefaultFolder(member, [
      ['module', implants.id],
      ['handouts', handout],
    ])
    const few = await countFor(member)
    const another = await createModule(site.context)
    const folder = await createFolder(member, 'More')
    for (const [type, id] of [
      ['module', another.id],
      ['handouts', handout],
      ['references', reference],
    ] as const)
      await addBookmark(member, folder, type, id)
    expect(await countFor(member)).toBe(few)
    expect(few).toBeLessThan(10)
  })
})

describe('the order of a folder', () => {
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

  test('a long list of wrong items gets the code of each error once', async () => {
    const member = await createMember(site)
    const folder = await getDefaultFolder(member)
    const items = Array.from({ length: 500 }, () => ({ type: 'nothing', id: 'x' }))
    const { headers } = await member.call('POST', `${BOOKMARKS_PATH}${folder.id}/order/`, { body: { items } })
    expect(headers['error-fields']).toBe('items=wrong_type')
  })

  test('a member orders a folder: the list and the archive follow, and unnamed bookmarks come last', async () => {
    const member = await createMember(site)
    const folder = await fillDefaultFolder(member, ITEMS)
    expect(titlesOf(folder)).toEqual(['Handout', 'Plan', 'Tool', 'Slides'])
    const items = [
      { type: 'presentation_slide', id: slides },
      { type: 'module', id: implants.id },
      { type: 'module_session_plans', id: plan },
      { type: 'presentation_slides', id: slides },
    ]
    expect(await member.call('POST', `${BOOKMARKS_PATH}${folder.id}/order/`, { body: { items } })).toMatchObject({
      status: 200,
      body: { detail: text.ordered },
    })
    const ordered = await getDefaultFolder(member)
    expect(titlesOf(ordered)).toEqual(['Slides', 'Plan', 'Handout', 'Tool'])
    expect(ordered.modules).toEqual([])
    const names = ['00 Contents.pdf', '01 Slides.pdf', '02 Plan.pdf', '03 Handout.pdf', '04 Tool.pdf']
    expect(await namesIn(ordered.download)).toEqual(names)
    await addBookmark(member, ordered, 'references', reference)
    expect((await getDefaultFolder(member)).references).toMatchObject([{ position: 5 }])
  })

  test('a member who orders an empty folder, or sends an empty order, changes nothing', async () => {
    const member = await createMember(site)
    const folder = await getDefaultFolder(member)
    const order = (items: unknown) => member.call('POST', `${BOOKMARKS_PATH}${folder.id}/order/`, { body: { items } })
    expect((await order([{ type: 'module', id: implants.id }])).status).toBe(200)
    const before = await fillDefaultFolder(member, ITEMS)
    expect((await order([])).status).toBe(200)
    expect(await getDefaultFolder(member)).toEqual(before)
    expect((await order('all')).status).toBe(400)
  })
})
