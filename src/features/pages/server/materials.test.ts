import { expect, test } from 'vitest'
import { createFile } from '#testing/builders.ts'
import { editorOf } from '#testing/editing.ts'
import { createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'
import { writeEntry } from '#testing/write-entry.ts'
import { frenchMaterialsPage, spanishMaterialsPage } from './public.ts'

const site = await createSite()
const { db } = site.context.database
const editor = editorOf(await createStaff(site, 'editor'))
const fileId = await createFile(site.context, { name: 'Conseil.pdf' })

await db.transaction().execute(async (tx) => {
  await writeEntry(tx, frenchMaterialsPage, { title: 'Matériaux en Français', intro: '<p>Bonjour.</p>' })
  await writeEntry(tx, spanishMaterialsPage, { title: 'Materiales en Español', intro: '<p>Hola.</p>' })
})

const KIND = 'material-section'
const FRENCH = '/api/content/french-materials/'
const document = (title: string, key = 'new-1') => ({ key, title, details: '', file: fileId, url: '' })
const link = (title: string, key = 'new-2') => ({ key, title, details: '', file: null, url: 'https://www.who.int/fr' })
const film = { key: 'new-3', title: 'Un film', url: 'https://vimeo.com/76979871', duration: '4:30' }
const section = (name: string, fields = {}) => ({ name, language: 'fr', files: [], videos: [], ...fields })
const titles = async (url: string) => JSON.stringify((await site.get(url)).body)
const found = (words: string) => titles(`/api/training/module-resource/search/?keyword=${words}`)

const first = await editor.add(KIND, section('Conseil', { files: [document('Conseil'), link('OMS')] }))

test('the materials of a language have the count, size and date of their documents', async () => {
  const { body } = await site.get(FRENCH)
  const archive = await site.app.inject('/api/content/french-materials/download-all/')
  expect(body).toMatchObject({
    archive: { count: 1, size_bytes: archive.rawPayload.length },
    updated_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}/),
    results: [{ section_name: 'Conseil', content: [{ title: 'Conseil' }, { path_type: 'URL' }], videos: [] }],
  })
})

test('a section without videos has an empty list of videos', async () => {
  const sections = await site.get(`/api/content/french-materials/videos/?section=${first.entry}`)
  expect(sections).toMatchObject({ status: 200, body: { count: 0, results: [] } })
})

test('a published section is on the page of its language and in the search, and its rows keep their ids', async () => {
  const files = [document('Gélule quotidienne'), link('Autre lien')]
  const { entry, value, page } = await editor.add(KIND, section('Pilules', { files, videos: [film] }))
  expect(page).toBe(`/materials-in-french#section-${entry}`)
  expect(await found('gelule')).toContain('Gélule quotidienne')
  const seen = (await site.get(FRENCH)).body
  expect(seen).toHaveProperty('results.1.videos.0.duration', 270)
  const [one, two] = [value.files].flat()
  const changed = { ...value, files: [two, { ...Object(one), title: 'Comprimé quotidien' }], videos: [] }
  const next = await editor.change(KIND, entry, changed)
  expect(next.value.files).toMatchObject([{ key: Object(two).key }, { key: Object(one).key }])
  expect(await found('comprime')).toContain('Comprimé quotidien')
  expect(await found('gelule')).not.toContain('Gélule')
})

test('a section that is off the site is not in the search, and comes back with the same ids', async () => {
  const { entry, value } = await editor.add(KIND, section('Stérilet', { files: [document('Pose du stérilet')] }))
  await editor.act(KIND, entry, 'unpublish')
  expect(await titles(FRENCH)).not.toContain('Pose du')
  expect(await found('sterilet')).not.toContain('Pose du')
  await editor.publish(KIND, entry)
  expect((await editor.get(KIND, entry)).value).toEqual(value)
  expect(await found('sterilet')).toContain('Pose du')
})

test('a French section is published while the Spanish one stays a draft', async () => {
  const spanish = await editor.add(KIND, section('Consejería', { language: 'es', files: [link('OMS en español')] }))
  await editor.save(KIND, spanish.entry, { ...spanish.value, name: 'Consejería nueva' })
  await editor.change(KIND, first.entry, { ...first.value, name: 'Conseil renouvelé' })
  expect(await titles(FRENCH)).toContain('Conseil renouvelé')
  expect(await titles('/api/content/spanish-materials/')).not.toContain('nueva')
  expect(await found('consejeria')).not.toContain('nueva')
})

test('an editor orders the sections', async () => {
  const { entry } = await editor.add(KIND, section('Au début'))
  await editor.order(KIND, [entry, first.entry])
  expect((await site.get(FRENCH)).body).toHaveProperty('results.0.section_name', 'Au début')
})

test('a file without content, a file with a link and a length in words are not published', async () => {
  const files = [
    { ...link('Vide'), url: '' },
    { ...document('Les deux'), url: 'https://who.int' },
  ]
  const videos = [{ ...film, duration: 'four' }]
  await editor.save(KIND, first.entry, section('Conseil', { files, videos, language: 'de' }))
  const { status, body } = await editor.publish(KIND, first.entry)
  expect(status).toBe(400)
  for (const sentence of ['File is empty.', 'a file and a link', 'Length is not minutes', 'Language is empty'])
    expect(JSON.stringify(body)).toContain(sentence)
})
