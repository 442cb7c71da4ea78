import { expect, test } from 'vitest'
import { KeepManifest } from '#features/keep/contract.ts'
import { addBookmark, BOOKMARKS_PATH, createFolder, listFolders } from '#testing/bookmarks/bookmarks.ts'
import { createFile, createModule } from '#testing/builders.ts'
import { createMember } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'
import { PrintPlan, SharedKit } from '../contract.ts'
import { MAX_PRINT_BYTES } from '../rules.ts'

const FILES = 300
const FILE_BYTES = 1_400_000

const site = await createSite()
const { context } = site
const titles = Array.from({ length: FILES }, (_, n) => `Handout ${n + 1}`)
const fileIds = await Promise.all(titles.map((title) => createFile(context, { name: `${title}.pdf`, text: title })))
// Only their sizes matter here.
await context.database.db.updateTable('file').set({ size_bytes: FILE_BYTES }).execute()
const files = titles.map((title, n) => ({
  section: 'handouts' as const,
  title,
  details: '',
  target: { fileId: fileIds[n] ?? 0 },
}))
const { id } = await createModule(context, { name: 'Implants', slug: 'implants', files })
const member = await createMember(site)

test('a kit of 300 files and 400 MB is listed, shared, downloaded by ranges and kept; its print set is refused', async () => {
  const folder = await createFolder(member, 'Everything')
  const { files: listed } = KeepManifest.parse((await site.get(`/api/kept/modules/${id}/`)).body)
  for (const { key } of listed) await addBookmark(member, folder, 'handouts', Number(key.split('-')[1]))
  const kit = (await listFolders(member)).find((each) => each.id === folder.id)
  expect(kit).toMatchObject({ size: '420.0 MB', size_bytes: FILES * FILE_BYTES })

  const kept = KeepManifest.parse((await member.call('GET', `/api/kept/folders/${folder.id}/`)).body)
  expect(kept.files).toHaveLength(FILES)

  const url = kit?.download ?? ''
  const end = await site.app.inject({ url, headers: { range: 'bytes=-22' } })
  // The end of a ZIP archive, which counts its entries: the documents and the list of contents.
  expect([end.statusCode, end.rawPayload.readUInt16LE(10)]).toEqual([206, FILES + 1])

  const { body } = await member.call('PUT', `${BOOKMARKS_PATH}${folder.id}/link/`, {
    body: { shows_notes: true, shows_name: true },
  })
  const shared = SharedKit.parse((await site.get(`/api/training/kits/${Object(body).code}/`)).body)
  expect(shared.items).toHaveLength(FILES)

  const { results } = Object((await site.get(url.replace('/archive/', '/print-plan/'))).body)
  const planned = PrintPlan.parse(results)
  expect(planned.reduce((sum, { size_bytes }) => sum + size_bytes, 0)).toBeGreaterThan(MAX_PRINT_BYTES)
  expect((await site.app.inject(url.replace('/archive/', '/print-set/'))).statusCode).toBe(413)
})
