import { expect, test } from 'vitest'
import {
  addBookmark,
  BOOKMARKS_PATH,
  createFolder,
  createSiteWithModule,
  listFolders,
} from '#testing/bookmarks/bookmarks.ts'
import { editorOf } from '#testing/editing.ts'
import { createMember, createStaff } from '#testing/member.ts'

const { site, implants, handout, slides } = await createSiteWithModule()
const editor = editorOf(await createStaff(site, 'editor'))
const entry = String(implants.id)

test('a member reads what was taken off the site, removes one line, and gets the rest back with the module', async () => {
  const member = await createMember(site)
  const own = await createFolder(member, 'Workshop')
  await addBookmark(member, own, 'module', implants.id)
  await addBookmark(member, own, 'handouts', handout)
  await addBookmark(member, own, 'presentation_slides', slides)
  const folder = async () => (await listFolders(member)).find(({ id }) => id === own.id)
  expect(await folder()).toMatchObject({ taken_off: [], modules: [{ title: 'Implants / IUDs' }] })

  await editor.act('module', entry, 'trash')
  const gone = [
    { type: 'module', id: implants.id, title: 'Implants / IUDs' },
    { type: 'handouts', id: handout, title: 'Handout' },
    { type: 'presentation_slides', id: slides, title: 'Slides' },
  ]
  expect(await folder()).toMatchObject({ taken_off: gone, modules: [], handouts: [], files_count: 0, download: null })
  const body = { type: 'presentation_slides', id: slides }
  await member.call('POST', `${BOOKMARKS_PATH}${own.id}/delete/`, { body })
  expect(await folder()).toMatchObject({ taken_off: gone.slice(0, 2) })

  await editor.act('module', entry, 'untrash')
  const back = { taken_off: [], modules: [{ itemId: implants.id }], handouts: [{ itemId: handout }] }
  expect(await folder()).toMatchObject({ ...back, presentation_slides: [] })
})

test('a file that was removed from its module is named; one that moved to another section is not', async () => {
  const member = await createMember(site)
  const own = await createFolder(member, 'Files')
  await addBookmark(member, own, 'handouts', handout)
  await addBookmark(member, own, 'presentation_slides', slides)
  const { value } = await editor.get('module', entry)
  const files: { key: string }[] = Object(value).files
  const changed = files
    .filter(({ key }) => key !== String(handout))
    .map((file) => (file.key === String(slides) ? { ...file, section: 'references' } : file))
  await editor.change('module', entry, { ...value, files: changed })
  const folder = (await listFolders(member)).find(({ id }) => id === own.id)
  expect(folder?.taken_off).toEqual([{ type: 'handouts', id: handout, title: 'Handout' }])
})
