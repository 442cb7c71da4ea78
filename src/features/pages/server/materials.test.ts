import { expect, test } from 'vitest'
import { createFile } from '#testing/builders.ts'
import { createSite } from '#testing/site.ts'
import { addMaterialSection, writePage } from './public.ts'

const site = await createSite()
const { db } = site.context.database
const fileId = await createFile(site.context, { name: 'Conseil.pdf' })

await db.transaction().execute(async (tx) => {
  await writePage(tx, 'french-materials', { title: 'Matériaux en Français', intro: '<p>Bonjour.</p>' })
  await addMaterialSection(tx, {
    language: 'fr',
    position: 0,
    name: 'Conseil',
    files: [
      { title: 'Conseil', details: '', target: { fileId } },
      { title: 'OMS', details: '', target: { url: 'https://www.who.int/fr' } },
    ],
    videos: [],
  })
})

test('the materials of a language have the count, size and date of their documents', async () => {
  const { body } = await site.get('/api/content/french-materials/')
  const archive = await site.app.inject('/api/content/french-materials/download-all/')
  expect(body).toMatchObject({
    archive: { count: 1, size_bytes: archive.rawPayload.length },
    updated_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}/),
    results: [{ section_name: 'Conseil', content: [{ title: 'Conseil' }, { path_type: 'URL' }], videos: [] }],
  })
})

test('a section without videos has an empty list of videos', async () => {
  const sections = await site.get('/api/content/french-materials/videos/?section=1')
  expect(sections).toMatchObject({ status: 200, body: { count: 0, results: [] } })
})
