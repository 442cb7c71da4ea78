import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { makeDocument, parseSource } from '../make.ts'

const PARAGRAPH =
  'A paragraph of two lines, which has enough words to go over the edge of the page and into the next line.'

/** Points of text and the paragraphs on the last page, and how many pages there are. @param head more lines of the YAML head */
async function lastPage(paragraphs: number, head = ''): Promise<{ height: number; begun: number; pages: number }> {
  const body = `## One\n\n${Array.from({ length: paragraphs }, () => PARAGRAPH).join('\n\n')}`
  const source = parseSource(`---\ntitle: Long\ndetails: One line.\n${head}---\n${body}`, {
    file: 'a.md',
    language: 'en',
    context: 'Implants',
    updated: '2026-05-12',
  })
  const pdf = await getDocument({ data: (await makeDocument(source)).preview?.slice(), verbosity: 0 }).promise
  const page = await pdf.getPage(pdf.numPages)
  const { items } = await page.getTextContent()
  const lines = items.flatMap((item) =>
    'str' in item && item.str.startsWith('A paragraph') ? [item.transform[5]] : [],
  )
  return { height: Math.max(...lines) - Math.min(...lines), begun: lines.length, pages: pdf.numPages }
}

test('the last page of a document is not almost empty', async () => {
  for (const paragraphs of [16, 17, 18, 30, 33, 36]) {
    const { height, pages } = await lastPage(paragraphs)
    if (pages > 1) expect(height, `${paragraphs} paragraphs on ${pages} pages`).toBeGreaterThan(170)
  }
})

test('the last page has more than the sources', async () => {
  const sources = Array.from({ length: 17 }, (_, index) => `  - Source ${index}`).join('\n')
  for (const paragraphs of [12, 13, 29, 30, 31]) {
    const { begun } = await lastPage(paragraphs, `sources:\n${sources}\n`)
    expect(begun, `${paragraphs} paragraphs`).toBeGreaterThan(0)
  }
})
