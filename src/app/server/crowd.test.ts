import { Agent, get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { createFile, createModule } from '#testing/builders.ts'
import { createSite } from '#testing/site.ts'

/** Enough for thousands of requests on a busy machine. */
const TIMEOUT_MS = 60_000
const TRAINEES = 60
const PARTS_PER_DOCUMENT = 5
const PART_BYTES = 50

const site = await createSite()
const origin = await site.app.listen({ port: 0, host: '127.0.0.1' })
const documents = await Promise.all(
  [1, 2, 3, 4].map((number) => createFile(site.context, { name: `handout-${number}.pdf` })),
)
const { slug } = await createModule(site.context, {
  files: documents.map((fileId) => ({ section: 'handouts', title: 'Handout', details: '', target: { fileId } })),
})
const MODULE = `/api/training/module/${slug}/`
const ARCHIVE = `${MODULE}download-all-files/`

function createReader(connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  afterAll(() => agent.destroy())
  return (path: string, headers: Record<string, string> = {}) =>
    new Promise<number>((resolve, reject) => {
      get(origin + path, { agent, headers }, (response) => {
        buffer(response).then(() => resolve(response.statusCode ?? 0), reject)
      }).on('error', reject)
    })
}

/** Opens a module, previews its documents by ranges and downloads the archive. */
async function study(trainee: number): Promise<number[]> {
  const read = createReader(4)
  const parts = documents.flatMap((id, index) =>
    Array.from({ length: PARTS_PER_DOCUMENT }, (_, part) => {
      const range = `bytes=${part * PART_BYTES}-${(part + 1) * PART_BYTES - 1}`
      return read(`/files/${id}/handout-${index + 1}.pdf?view`, { range })
    }),
  )
  const others = [
    `${MODULE}?trainee=${trainee}`,
    '/api/training/module/',
    `/api/training/module-resource/search/?keyword=h${trainee}`,
  ]
  return Promise.all([...others.map((path) => read(path)), ...parts, read(ARCHIVE)])
}

test(
  'a class of sixty that shares one address reads, previews and downloads without being refused',
  async () => {
    const statuses = await Promise.all(Array.from({ length: TRAINEES }, (_, trainee) => study(trainee)))
    expect(new Set(statuses.flat())).toEqual(new Set([200, 206]))
  },
  TIMEOUT_MS,
)

test(
  'a mirror with five connections gets everything',
  async () => {
    const read = createReader(5)
    const paths = Array.from({ length: 1250 }, (_, page) => `/api/training/modulecategory/?mirror=${page}`)
    const statuses = await Promise.all([...paths, ARCHIVE].map((path) => read(path)))
    expect(new Set(statuses)).toEqual(new Set([200]))
  },
  TIMEOUT_MS,
)
