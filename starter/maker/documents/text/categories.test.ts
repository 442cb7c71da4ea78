import { strFromU8, unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { makeDocument, parseSource } from '../make.ts'
import type { Block, Table } from './blocks.ts'
import { readBlocks } from './read-blocks.ts'

function tableOf(markdown: string, language: 'en' | 'fr' | 'es' = 'en'): Table {
  const isTable = (block: Block): block is Table => block.kind === 'table'
  const table = readBlocks(markdown, { language, where: 'A sheet' }).find(isTable)
  if (!table) throw new Error('no table')
  return table
}

describe('columns of categories', () => {
  test.each([
    ['a category', '| Condition | Category |\n|---|---|\n| Age | 1 |\n| Clot | 3 |', [1]],
    [
      'methods, with text among them',
      '| | COC | Copper IUD |\n|---|---|---|\n| A | 3/2 | by time |\n| B | 3 or 4 | 1 |',
      [1, 2],
    ],
    ['French methods', '| Situation | Combinée | Progestatif seul |\n|---|---|---|\n| A | 2 / 3 | 1 |', [1, 2]],
    ['Spanish methods', '| Situación | AOC | DIU |\n|---|---|---|\n| A | 4 | 1 |', [1, 2]],
    ['the categories themselves', '| Category | Meaning |\n|---|---|\n| 1 | Use |\n| 4 | Do not use |', [0]],
  ])('are those of %s', (_, markdown, columns) => {
    expect(tableOf(markdown).categoryColumns).toEqual(columns)
  })

  test.each([
    ['rates of pregnancy', '| Method | Pills |\n|---|---|\n| Typical | 7 |\n| Perfect | 3 |'],
    ['numbers of cards', '| Card | Words |\n|---|---|\n| 1 | A |\n| 2 | B |'],
    ['marks', '| Line | Mostly | Yes |\n|---|---|---|\n| Useful | 3 | 4 |'],
  ])('are not those of %s', (_, markdown) => {
    expect(tableOf(markdown).categoryColumns).toBeUndefined()
  })
})

const TABLE = '## Look up\n\n| Condition | Category |\n|---|---|\n| Migraine with aura | 2/3 |\n| Clot now | 3 |'

test('a reader of the PDF finds and hears the number of a chip, and Word has it as a picture with that text', async () => {
  const text = `---\ntitle: Chart\ndetails: One line.\nformat: word\n---\n${TABLE}`
  const file = await makeDocument(
    parseSource(text, { file: 'a.md', language: 'en', context: 'Implants', updated: '2026-05-12' }),
  )
  const pdf = await getDocument({ data: (file.preview ?? file.bytes).slice(), verbosity: 0 }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const words = items.map((item) => ('str' in item ? item.str : '')).join('')
  expect(words).toMatch(/Migraine with aura 2 \/ 3.*Clot now 3/)
  const xml = strFromU8(unzipSync(file.bytes)['word/document.xml'] ?? new Uint8Array())
  expect([...xml.matchAll(/descr="(\d)"/g)].map(([, alt]) => alt)).toEqual(['2', '3', '3'])
})

test('a row +3 stands for three empty rows of 9 mm', async () => {
  expect(tableOf('| Date | Name |\n|---|---|\n| +3 | |').rows.map((row) => row.length)).toEqual([2, 2, 2])
  expect(() => tableOf('| Date | Name |\n|---|---|\n| +300 | |')).toThrow(/A sheet: \+300 must be/)
})
