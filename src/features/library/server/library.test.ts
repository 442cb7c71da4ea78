import { expect, test } from 'vitest'
import { createFile, createModule } from '#testing/builders.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const slideId = await createFile(site.ground, { name: 'Session I.pdf' })
const implants = await createModule(site.ground, {
  slug: 'implants',
  name: 'Contraceptive implants',
  category: 'Long-acting methods',
  cover: true,
  guideFileId: await createFile(site.ground, { name: 'Guide.pdf' }),
  files: [
    { section: 'presentation_slides', title: 'Session I', details: '', target: { fileId: slideId } },
    { section: 'references', title: 'WHO', details: '', target: { url: 'https://www.who.int/' } },
  ],
})
const counselling = await createModule(site.ground, { slug: 'counselling', category: 'Counselling' })

test('modules come in one list, by category', async () => {
  const { status, body } = await site.get('/api/training/module/')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    count: 2,
    next: null,
    previous: null,
    results: [{ slug: 'implants' }, { slug: 'counselling' }],
  })
})

test('a category narrows the list down, and so does a word in any case', async () => {
  const { body } = await site.get(`/api/training/module/?category=${counselling.categoryId}`)
  expect(body).toMatchObject({ count: 1, results: [{ slug: 'counselling' }] })
  expect((await site.get('/api/training/module/?search=IMPLANTS')).body).toMatchObject({ count: 1 })
})

test('a module answers to its slug and to its number, with and without the last slash', async () => {
  for (const address of ['implants', String(implants.id)]) {
    for (const slash of ['', '/']) {
      const { status, body } = await site.get(`/api/training/module/${address}${slash}`)
      expect(status).toBe(200)
      expect(body).toMatchObject({ id: implants.id, slug: 'implants', category: { name: 'Long-acting methods' } })
    }
  }
})

test('a module counts its files, guide included, and its links; its list holds what its archive holds', async () => {
  const { body } = await site.get('/api/training/module/implants/')
  expect(body).toMatchObject({
    files_count: 2,
    links_count: 1,
    facilitators_guide_file_size: '1 kB',
    file_type: 'PDF Document',
  })
  const whole = await site.get('/api/training/module/implants/whole/')
  expect(whole.body).toMatchObject({
    guide: { title: 'Facilitators Guide: Contraceptive implants', path_type: 'FILE', file: expect.any(String) },
    sections: { presentation_slides: [{ title: 'Session I' }], references: [{ path_type: 'URL' }] },
  })
})

test('the size beside a download is that of the archive which comes', async () => {
  const module = await site.get('/api/training/module/implants/')
  const archive = await site.app.inject('/api/training/module/implants/download-all-files/')
  expect(module.body).toMatchObject({ files_size_bytes: archive.rawPayload.length })
  const whole = await site.get('/api/training/module/implants/whole/')
  const slides = await site.app.inject('/api/training/module/implants/download-presentation-slides/')
  expect(whole.body).toMatchObject({ slides_archive: { count: 1, size_bytes: slides.rawPayload.length } })
})

test('a module without documents offers no archive', async () => {
  const { body } = await site.get('/api/training/module/counselling/')
  expect(body).toMatchObject({ files_count: 0, links_count: 0, files_size: '', files_size_bytes: 0 })
})

test('scripts in an editor’s text are gone before it is stored', async () => {
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
])('%s lists what belongs to a module', async (call) => {
  const { status, body } = await site.get(`/api/training/${call}/?module=${implants.id}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ next: null, previous: null })
  expect((await site.get(`/api/training/${call}?module=${implants.id}`)).status).toBe(200)
})

test('a document has an address, a size and a type; a link has its own address', async () => {
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

test('a module without a cover video has none', async () => {
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
])('%s is not there', async (url) => {
  const { status, body } = await site.get(url)
  expect(status).toBe(404)
  expect(body).toEqual({ detail: 'There is nothing at this address.' })
})

test.each(['module=abc', 'module=0', 'module=-1', 'module=1e99', 'module[]=1', 'module=1&module=2', ''])(
  'a module that can be none (%s) is refused at its field',
  async (query) => {
    const { status, body } = await site.get(`/api/training/handout/?${query}`)
    expect(status).toBe(400)
    expect(body).toHaveProperty('module')
  },
)

test('all files of a module come as an archive named after it', async () => {
  const answer = await site.app.inject('/api/training/module/implants/download-all-files/')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/zip')
  expect(answer.headers['content-disposition']).toContain('Contraceptive implants.zip')
  expect(answer.rawPayload.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
})

test('the slides of a module come as an archive with its number', async () => {
  const answer = await site.app.inject(`/api/training/module/${implants.id}/download-presentation-slides`)
  expect(answer.headers['content-disposition']).toContain(`Presentation Slides ${implants.id}.zip`)
})
