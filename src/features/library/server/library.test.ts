import { expect, test } from 'vitest'
import { createFile, createModule, createPdf } from '#testing/builders.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const slideId = await createFile(site.context, { name: 'Session I.pdf' })
const implants = await createModule(site.context, {
  slug: 'implants',
  name: 'Contraceptive implants',
  category: 'Long-acting methods',
  cover: true,
  guideFileId: await createFile(site.context, { name: 'Guide.pdf' }),
  files: [
    { section: 'presentation_slides', title: 'Session I', details: '', target: { fileId: slideId } },
    { section: 'references', title: 'WHO', details: '', target: { url: 'https://www.who.int/' } },
  ],
})
const counselling = await createModule(site.context, { slug: 'counselling', category: 'Counselling' })

test('the list of modules has all modules in one page, by category', async () => {
  const { status, body } = await site.get('/api/training/module/')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    count: 2,
    next: null,
    previous: null,
    results: [{ slug: 'implants' }, { slug: 'counselling' }],
  })
})

test('the list of modules can be filtered by category and by a word in any case', async () => {
  const { body } = await site.get(`/api/training/module/?category=${counselling.categoryId}`)
  expect(body).toMatchObject({ count: 1, results: [{ slug: 'counselling' }] })
  expect((await site.get('/api/training/module/?search=IMPLANTS')).body).toMatchObject({ count: 1 })
})

test('a module is found by slug and by id, with and without the last slash', async () => {
  for (const slugOrId of ['implants', String(implants.id)]) {
    for (const slash of ['', '/']) {
      const { status, body } = await site.get(`/api/training/module/${slugOrId}${slash}`)
      expect(status).toBe(200)
      expect(body).toMatchObject({ id: implants.id, slug: 'implants', category: { name: 'Long-acting methods' } })
    }
  }
})

test('a module counts its links and its files, including the guide', async () => {
  const { body } = await site.get('/api/training/module/implants/')
  expect(body).toMatchObject({
    files_count: 2,
    links_count: 1,
    facilitators_guide_file_size: '1 kB',
    file_type: 'PDF Document',
  })
  const response = await site.get('/api/training/module/implants/whole/')
  expect(response.body).toMatchObject({
    guide: { title: 'Facilitators Guide: Contraceptive implants', path_type: 'FILE', file: expect.any(String) },
    sections: { presentation_slides: [{ title: 'Session I' }], references: [{ path_type: 'URL' }] },
  })
})

test('the size of a module is that of its documents, in lists too, and its download has the size of the archive', async () => {
  const size = { files_size_bytes: 2 * createPdf('Hello').length, files_size: '1 kB' }
  expect((await site.get('/api/training/module/implants/')).body).toMatchObject(size)
  expect((await site.get('/api/training/module/')).body).toMatchObject({ results: [size, {}] })
  const response = await site.get('/api/training/module/implants/whole/')
  expect(response.body).toMatchObject({ module: size })
  const archive = await site.app.inject('/api/training/module/implants/download-all-files/')
  expect(archive.headers['content-length']).toBe(String(archive.rawPayload.length))
  expect(archive.rawPayload.length).toBeGreaterThan(size.files_size_bytes)
  const slides = await site.app.inject('/api/training/module/implants/download-presentation-slides/')
  expect(response.body).toMatchObject({ slides_archive: { count: 1, size_bytes: slides.rawPayload.length } })
})

test('a module without documents has no archive', async () => {
  const { body } = await site.get('/api/training/module/counselling/')
  expect(body).toMatchObject({ files_count: 0, links_count: 0, files_size: '', files_size_bytes: 0 })
})

test('scripts in a text of an editor are not stored', async () => {
  const { body } = await site.get('/api/training/module/implants/')
  expect(body).toMatchObject({ purpose: '<p>To train.</p>' })
})

test.each([
  'modulesessionplanner',
  'presentatonslide',
  'evaluationtool',
  'handout',
  'reference',
  'learningobjective',
  'videos',
])('%s lists the parts of a module', async (name) => {
  const { status, body } = await site.get(`/api/training/${name}/?module=${implants.id}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ next: null, previous: null })
  expect((await site.get(`/api/training/${name}?module=${implants.id}`)).status).toBe(200)
})

test('a document has a URL, a size and a type; a link has its own URL', async () => {
  const slides = await site.get(`/api/training/presentatonslide/?module=${implants.id}`)
  expect(slides.body).toMatchObject({
    results: [
      {
        title: 'Session I',
        file: `/files/${slideId}/Session%20I.pdf`,
        preview_file: `/files/${slideId}/Session%20I.pdf?view`,
        path_type: 'FILE',
        url: null,
        file_type: 'PDF Document',
        size: '1 kB',
      },
    ],
  })
  const references = await site.get(`/api/training/reference/?module=${implants.id}`)
  expect(references.body).toMatchObject({ results: [{ path_type: 'URL', url: 'https://www.who.int/', file: null }] })
})

test('a module without a cover video answers 404', async () => {
  expect((await site.get(`/api/training/modules/${implants.id}/video-cover/`)).body).toMatchObject({
    cover: true,
    platform: 'Vimeo',
    duration: 252,
  })
  expect((await site.get(`/api/training/modules/${counselling.id}/video-cover/`)).status).toBe(404)
})

test.each([
  '/api/training/module/nothing/',
  '/api/training/module/999999/',
  '/api/training/module/99999999999999999999/',
])('%s is not found', async (url) => {
  const { status, body } = await site.get(url)
  expect(status).toBe(404)
  expect(body).toEqual({ detail: 'There is nothing at this address.' })
})

test.each(['module=abc', 'module=0', 'module=-1', 'module=1e99', 'module[]=1', 'module=1&module=2', ''])(
  'an invalid module id (%s) is rejected at its field',
  async (query) => {
    const { status, body } = await site.get(`/api/training/handout/?${query}`)
    expect(status).toBe(400)
    expect(body).toHaveProperty('module')
  },
)

test('the archive of all files has the name of the module', async () => {
  const response = await site.app.inject('/api/training/module/implants/download-all-files/')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('application/zip')
  expect(response.headers['content-disposition']).toContain('Contraceptive implants.zip')
  expect(response.rawPayload.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length)
})

test('the archive of the slides has the id of the module', async () => {
  const response = await site.app.inject(`/api/training/module/${implants.id}/download-presentation-slides`)
  expect(response.headers['content-disposition']).toContain(`Presentation Slides ${implants.id}.zip`)
})
