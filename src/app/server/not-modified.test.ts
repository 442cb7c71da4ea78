import { expect, test } from 'vitest'
import { z } from 'zod'
import { createFile, createModule } from '#testing/builders.ts'
import { createDocx, createPdf } from '#testing/files/documents.ts'
import { addTestFile } from '#testing/files/ingest.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const { database, store } = site.context
const get = (url: string, headers = {}) => site.app.inject({ method: 'GET', url, headers })

/** Only a response with content has these. */
const OF_CONTENT = [
  'content-type',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'date',
  'connection',
  'keep-alive',
]

const FirstPage = z.object({
  results: z.tuple([z.object({ file: z.string(), first_page: z.object({ url: z.string() }) })]),
})

async function addressesOfEachKind(): Promise<Record<string, string>> {
  const word = {
    name: 'plan.docx',
    bytes: createDocx({ paragraphs: ['A plan'] }),
    preview: await createPdf(['A plan']),
  }
  const { id: wordId } = await addTestFile(database.db, store, word)
  const pdfId = await createFile(site.context, { text: 'a circular' })
  const files = [{ section: 'handouts' as const, title: 'A handout', details: '', target: { fileId: pdfId } }]
  const { slug, id } = await createModule(site.context, { files })
  const { body } = await site.get(`/api/training/handout/?module=${id}`)
  const [{ file, first_page }] = FirstPage.parse(body).results
  const path = new URL(file, 'https://trp.example.org').pathname
  return {
    'a PDF to save': path,
    'a PDF to show': `${path}?view`,
    'a Word file': `/files/${wordId}/plan.docx`,
    'a first page': first_page.url,
    'an answer of the API': `/api/training/module/${slug}/`,
    'an archive': `/api/training/module/${id}/download-all-files/`,
  }
}

test('a response that has not changed has the same headers as the response that the browser stored', async () => {
  const addresses = await addressesOfEachKind()
  for (const [kind, url] of Object.entries(addresses)) {
    const first = await get(url)
    const again = await get(url, { 'if-none-match': String(first.headers.etag) })
    expect([kind, first.statusCode, again.statusCode]).toEqual([kind, 200, 304])
    for (const [name, value] of Object.entries(first.headers))
      if (!OF_CONTENT.includes(name)) expect([kind, name, again.headers[name]]).toEqual([kind, name, value])
  }
})
