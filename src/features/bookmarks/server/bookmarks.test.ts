import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { bookmarkable } from '#features/library/server/public.ts'
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
import { createFile, createModule } from '#testing/builders.ts'
import { createMember, type TestMember } from '#testing/member.ts'
import type { BookmarkFolder } from '../contract.ts'
import { answers } from '../messages.ts'
import { MAX_ITEMS } from '../rules.ts'
import { listBookmarkFolders } from './queries/bookmarks.ts'

const { site, implants, slidesFileId, plan, slides, tool, handout, reference } = await createSiteToBookmark()
const { db } = site.ground.database

async function namesIn(archive: string | null): Promise<string[]> {
  const { rawPayload } = await site.app.inject({ method: 'GET', url: archive ?? '/none' })
  return Object.keys(unzipSync(rawPayload))
}

describe('bookmarks', () => {
  test('stand in the list of their kind, with all that a row shows', async () => {
    const member = await createMember(site)
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
  ] as const)('%s is put in as %s and taken out again', async (type, sessionType, list, id) => {
    const member = await createMember(site)
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
    const member = await createMember(site)
    const folder = await defaultOf(member)
    expect((await add(member, folder, 'module', NOTHING)).status).toBe(404)
    expect((await add(member, folder, 'handouts', slides)).status).toBe(404)
    expect(await add(member, folder, 'video', 1)).toMatchObject({ status: 400, body: { type: [answers.unknownType] } })
    expect(await add(member, folder, 'module', 'x')).toMatchObject({ status: 400, body: { id: [expect.any(String)] } })
    expect((await member.call('POST', `${SHELF}nothing/add/`, { body: { type: 'module', id: 1 } })).status).toBe(404)
  })

  test('may be in several folders', async () => {
    const member = await createMember(site)
    const [one, two] = [await addFolder(member, 'One'), await addFolder(member, 'Two')]
    await add(member, one, 'handout', handout)
    await add(member, two, 'handout', handout)
    await member.call('POST', `${SHELF}${one.id}/delete/`, { body: { type: 'handouts', id: handout } })
    const counts = (await bookmarksOf(member)).map((folder) => [folder.folder_name, folder.handouts.length])
    expect(counts).toEqual([
      ['My bookmarks', 0],
      ['One', 0],
      ['Two', 1],
    ])
  })

  test(`a folder takes ${MAX_ITEMS}`, async () => {
    const member = await createMember(site)
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
    const member = await createMember(site)
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
    const member = await createMember(site)
    const fileId = await createFile(site.ground, { name: 'Old.pdf' })
    const old = await createModule(site.ground, {
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
      await listBookmarkFolders(counted, { bookmarkable, secret: site.ground.secret, now: new Date() }, member.id)
      return queries
    }
    const member = await createMember(site)
    await filled(member, [
      ['module', implants.id],
      ['handouts', handout],
    ])
    const few = await countFor(member)
    const another = await createModule(site.ground)
    const folder = await addFolder(member, 'More')
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
    const member = await createMember(site)
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
    const member = await createMember(site)
    const folder = await defaultOf(member)
    const order = (items: unknown) => member.call('POST', `${SHELF}${folder.id}/order/`, { body: { items } })
    expect((await order([{ type: 'module', id: implants.id }])).status).toBe(200)
    const before = await filled(member, ITEMS)
    expect((await order([])).status).toBe(200)
    expect(await defaultOf(member)).toEqual(before)
    expect((await order('all')).status).toBe(400)
  })
})
