import { expect, test } from 'vitest'
import { listRecentChanges } from '#features/pages/contract.ts'
import { createFile, createModule } from '#testing/builders.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const { db } = site.context.database

async function changes() {
  const { body } = await site.get('/api/content/new-and-updated/')
  return listRecentChanges.parts.output[200].parse(body).results
}

/** Adds a module that changed on one day, with a handout of another day. */
async function addModuleOf(name: string, day: string, handout: { title: string; day: string }): Promise<void> {
  const fileId = await createFile(site.context)
  const { id } = await createModule(site.context, {
    name,
    slug: name.toLowerCase(),
    guideFileId: await createFile(site.context),
    files: [
      { section: 'handouts', title: handout.title, details: '', target: { fileId } },
      { section: 'references', title: 'Book', details: '', target: { url: 'https://www.who.int' } },
    ],
  })
  await db
    .updateTable('version')
    .set({ at: day })
    .where('kind', '=', 'module')
    .where('entry', '=', String(id))
    .execute()
  await db
    .updateTable('file')
    .set({ created_at: `${handout.day}T23:00:00.000Z` })
    .where('id', '=', fileId)
    .execute()
}

test('a site without modules has no recent changes', async () => {
  expect(await changes()).toEqual([])
})

test('modules and newer documents are listed newest first, five at most', async () => {
  await addModuleOf('Condoms', '2026-01-05', { title: 'Leaflet', day: '2025-12-05' })
  await addModuleOf('Pills', '2026-03-05', { title: 'Missed pills', day: '2026-03-05' })
  await addModuleOf('Implants', '2026-04-20', { title: 'Removal', day: '2026-04-25' })
  await addModuleOf('Injectables', '2026-04-22', { title: 'Dates', day: '2026-04-22' })
  await addModuleOf('Vasectomy', '2026-05-05', { title: 'Card', day: '2026-05-04' })
  await addModuleOf('Counselling', '2026-02-05', { title: 'Guide', day: '2026-02-01' })
  const recent = await changes()
  expect(recent.map(({ title }) => title)).toEqual(['Vasectomy', 'Removal', 'Injectables', 'Implants', 'Pills'])
  expect(recent[1]).toMatchObject({ kind: 'document', module: 'Implants', file_type: 'PDF Document' })
  expect(recent[1]?.page).toMatch(/^\/training\/implants\/downloads\?preview=handouts-\d+$/)
  expect(recent[3]).toMatchObject({ kind: 'module', page: '/training/implants', files_count: 2, links_count: 1 })
})

test('of many documents that came at once the last ones are listed, without the guide', async () => {
  const fileIds = []
  for (let n = 0; n < 25; n++) fileIds.push(await createFile(site.context))
  const guideFileId = await createFile(site.context)
  const files = fileIds.map((fileId, n) => ({
    section: 'handouts',
    title: `Sheet ${n}`,
    details: '',
    target: { fileId },
  }))
  const { id } = await createModule(site.context, { name: 'Rings', slug: 'rings', guideFileId, files })
  await db.updateTable('version').set({ at: '2026-01-01' }).where('entry', '=', String(id)).execute()
  const created_at = '2026-06-01T10:00:00.000Z'
  await db
    .updateTable('file')
    .set({ created_at })
    .where('id', 'in', [...fileIds, guideFileId])
    .execute()
  const titles = (await changes()).map(({ title }) => title)
  expect(titles).toEqual(['Sheet 24', 'Sheet 23', 'Sheet 22', 'Sheet 21', 'Sheet 20'])
})
