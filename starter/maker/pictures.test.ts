import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { DIAGRAMS, drawDiagram } from '../drawings/catalogue.ts'
import { writePictures } from './pictures.ts'

const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
afterAll(() => rm(folder, { recursive: true }))

test('a page for each language shows all drawings with their alternative texts, and links to the documents', async () => {
  const documents = await mkdtemp(join(folder, 'documents-'))
  await writeFile(join(documents, 'A deck.pptx'), '')
  const pictures = join(folder, 'pictures')
  await writePictures(pictures, documents)

  for (const [file, language] of [
    ['index.html', 'en'],
    ['fr.html', 'fr'],
    ['es.html', 'es'],
  ] as const) {
    const page = await readFile(join(pictures, file), 'utf8')
    const sources = [...page.matchAll(/<img src="([^"]+)"/g)].map(([, source = '']) => source)
    expect(sources).toHaveLength(DIAGRAMS.size)
    for (const source of sources) expect((await stat(join(pictures, source))).size).toBeGreaterThan(100)
    expect(page).toContain(drawDiagram('implant-place', language).alt)
    expect(page).toContain('A%20deck.pptx')
  }
})
