import { expect } from 'vitest'
import { BookmarkFolder } from '#features/bookmarks/contract.ts'
import { createFile, createModule, sessionFileId } from '#testing/builders.ts'
import type { TestMember } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'

export const BOOKMARKS_PATH = '/api/training/bookmarks/'
/** An id that nothing has. */
export const UNKNOWN_ID = 999_999

/** A site with the module 'Implants / IUDs', which has one file of each kind, and the ids of all of them. */
export async function createSiteWithModule() {
  const site = await createSite()
  const file = (name: string) => createFile(site.context, { name: `${name}.pdf`, text: name })
  const slidesFileId = await file('Slides')
  const implants = await createModule(site.context, {
    slug: 'implants',
    name: 'Implants / IUDs',
    description: 'About implants.',
    guideFileId: await file('Guide'),
    files: [
      { section: 'module_session_plan', title: 'Plan', details: '', target: { fileId: await file('Plan') } },
      { section: 'presentation_slides', title: 'Slides', details: 'With notes', target: { fileId: slidesFileId } },
      { section: 'evaluation_tools', title: 'Tool', details: '', target: { fileId: await file('Tool') } },
      { section: 'handouts', title: 'Handout', details: '', target: { fileId: await file('Handout') } },
      { section: 'references', title: 'WHO', details: '', target: { url: 'https://www.who.int/' } },
    ],
  })
  const idOf = (title: string) => sessionFileId(site.context, implants.id, title)
  return {
    site,
    implants,
    slidesFileId,
    plan: await idOf('Plan'),
    slides: await idOf('Slides'),
    tool: await idOf('Tool'),
    handout: await idOf('Handout'),
    reference: await idOf('WHO'),
  }
}

/** A member's folders as the API lists them, the default one first. */
export async function listFolders(member: TestMember): Promise<BookmarkFolder[]> {
  const { status, body } = await member.call('GET', BOOKMARKS_PATH)
  expect([status, body]).toMatchObject([200, { next: null, previous: null }])
  return BookmarkFolder.array().parse(Object(body).results)
}

export async function getDefaultFolder(member: TestMember): Promise<BookmarkFolder> {
  return BookmarkFolder.parse((await listFolders(member))[0])
}

export async function createFolder(member: TestMember, folder_name: string): Promise<BookmarkFolder> {
  const { status, body } = await member.call('POST', BOOKMARKS_PATH, { body: { folder_name } })
  expect(status).toBe(201)
  return BookmarkFolder.parse(body)
}

export async function addBookmark(member: TestMember, folder: BookmarkFolder, type: string, id: unknown) {
  return member.call('POST', `${BOOKMARKS_PATH}${folder.id}/add/`, { body: { type, id } })
}

/** Adds bookmarks to the member's default folder, in this order. */
export async function fillDefaultFolder(
  member: TestMember,
  items: readonly (readonly [type: string, id: unknown])[],
): Promise<BookmarkFolder> {
  const folder = await getDefaultFolder(member)
  for (const [type, id] of items) expect((await addBookmark(member, folder, type, id)).status).toBe(200)
  return getDefaultFolder(member)
}
