import { once } from 'node:events'
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createZip } from '#testing/files/documents.ts'
import { convert } from './convert.ts'
import { findSoffice } from './find-soffice.ts'

const soffice = await findSoffice({ soffice: undefined })

const PREFIXES = ['office', 'drawing', 'svg-compatible', 'presentation']
  .map((name) => `xmlns:${name.slice(0, 3)}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ')
/** A presentation of OpenDocument with a picture from another address. */
const presentation = (picture: string) =>
  createZip({
    mimetype: 'application/vnd.oasis.opendocument.presentation',
    'META-INF/manifest.xml': `<m:manifest xmlns:m="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><m:file-entry m:full-path="/" m:media-type="application/vnd.oasis.opendocument.presentation"/><m:file-entry m:full-path="content.xml" m:media-type="text/xml"/></m:manifest>`,
    'content.xml': `<off:document-content ${PREFIXES} xmlns:x="http://www.w3.org/1999/xlink" off:version="1.2"><off:body><off:presentation><dra:page><dra:frame svg:width="3cm" svg:height="3cm"><dra:image x:href="${picture}" x:type="simple"/></dra:frame></dra:page></off:presentation></off:body></off:document-content>`,
  })

test.skipIf(soffice === undefined)('without bubblewrap LibreOffice loads nothing from the web', async () => {
  // The program bwrap is not found.
  vi.stubEnv('PATH', '')
  const requests: string[] = []
  const server = createServer(({ url = '' }, response) => {
    requests.push(url)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const folder = await mkdtemp(join(tmpdir(), 'trp-office-'))
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    server.close()
    await rm(folder, { recursive: true })
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const document = join(folder, 'slides.odp')
  await writeFile(document, presentation(`http://127.0.0.1:${port}/picture.png`))
  const { signal } = new AbortController()
  const pathOf = await convert(
    { soffice: soffice ?? '', folder, dataDir: folder, documents: [document], limitMs: 120_000, signal },
    'pptx',
  )
  await access(pathOf(document))
  expect(requests).toEqual([])
})
