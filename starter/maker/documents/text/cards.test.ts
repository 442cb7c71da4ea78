import { strFromU8, unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { makeDocument, parseSource } from '../make.ts'

const CARDS = `## Roles

| Role | You are… | You say only if asked |
|---|---|---|
| 1 | Selam, 16 | You have a friend |
| 2 | Musa, 40 | You are afraid |

| Line | Sentence |
|---|---|
| 1 | We talk in private |

---

## Key for the facilitator

| Role | What to look for |
|---|---|
| 1 | Privacy |
| 2 | Kindness |`

const SET = `## Situations

Answer within ten seconds.

| Card | What happens |
|---|---|
${[1, 2, 3, 4, 5, 6, 7].map((card) => `| ${card} | Someone films ${card} |`).join('\n')}`

test('each row is a card with its name and the headings, in the colour of its set; the key stays a table', async () => {
  const text = `---\ntitle: Cards\ndetails: One line.\nformat: word\ncards: true\n---\n${CARDS}`
  const { bytes, preview } = await makeDocument(
    parseSource(text, { file: 'a.md', language: 'en', context: 'Counselling', updated: '2026-05-12' }),
  )
  const pdf = await getDocument({ data: (preview ?? bytes).slice(), verbosity: 0 }).promise
  const [cards, key] = await Promise.all([1, 2].map(async (page) => wordsOf(await pdf.getPage(page))))
  expect(cards).toMatch(/Role 2 ?You are… ?Musa, 40 ?You say only if asked ?You are afraid/)
  expect(key).toMatch(/Role ?What to look for ?1 ?Privacy/)
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
  const [table = '', second = '', keyTable = ''] = xml.match(/<w:tbl>.*?<\/w:tbl>/gs) ?? []
  expect(table).toContain('w:val="dashed"')
  expect(table.match(/Role \d/g)).toEqual(['Role 1', 'Role 2'])
  const fills = (part: string) => new Set(part.match(/w:fill="\w{6}"/g))
  expect(fills(table).size).toBe(1)
  expect(fills(second)).not.toEqual(fills(table))
  expect(keyTable).toContain('<w:tblHeader')
})

test('a picture at the start of a row stands on its card; a table of the key has none, and a wide one is refused', async () => {
  const make = (body: string) =>
    makeDocument(
      parseSource(`---\ntitle: Cards\ndetails: One line.\nformat: word\ncards: true\n---\n${body}`, {
        file: 'a.md',
        language: 'en',
        context: 'Counselling',
        updated: '2026-05-12',
      }),
    )
  const { bytes } = await make(CARDS.replace('| 2 | Musa', '| ![](gives-father) 2 | Musa'))
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
  expect(xml.match(/descr="A man with the signs/g)).toHaveLength(1)
  expect(xml).toContain('Role 2')
  await expect(make(CARDS.replace('| 2 | Kindness', '| ![](gives-father) 2 | Kindness'))).rejects.toThrow(
    'not a set of cards',
  )
  await expect(make(CARDS.replace('| 2 | Musa', '| ![](implant-place) 2 | Musa'))).rejects.toThrow('no room')
})

test('a set of cards is printed large only when each text is very short', async () => {
  const sizesOf = async (texts: string[]) => {
    const rows = texts.map((words, index) => `| ${index + 1} | ${words} |`).join('\n')
    const text = `---\ntitle: Cards\ndetails: One line.\ncards: true\n---\n| Time | Hour |\n|---|---|\n${rows}`
    const document = parseSource(text, { file: 'a.md', language: 'en', context: 'Pills', updated: '2026-05-12' })
    const pdf = await getDocument({ data: (await makeDocument(document)).preview?.slice(), verbosity: 0 }).promise
    const { items } = await (await pdf.getPage(1)).getTextContent()
    return items.flatMap((item) => ('str' in item && texts.includes(item.str) ? [Math.round(item.height)] : []))
  }
  expect(await sizesOf(['08:30', '20:15'])).toEqual([33, 33])
  expect(await sizesOf(['08:30', 'At half past eight'])).toEqual([14, 14])
})

test('a set of cards begins below its heading, and its last row is not alone on a page', async () => {
  for (const lines of [12, 15, 18, 21, 24]) {
    const before = Array.from({ length: lines }, (_, line) => `Line ${line}`).join('\n\n')
    const text = `---\ntitle: Cards\ndetails: One line.\ncards: true\n---\n${before}\n\n${SET}`
    const { preview } = await makeDocument(
      parseSource(text, { file: 'a.md', language: 'en', context: 'Counselling', updated: '2026-05-12' }),
    )
    const pdf = await getDocument({ data: preview?.slice(), verbosity: 0 }).promise
    const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
    const pages = await Promise.all(numbers.map(async (page) => wordsOf(await pdf.getPage(page))))
    const pageWith = (words: string) => pages.findIndex((page) => page.includes(words))
    expect(pageWith('Answer within ten seconds'), `${lines} lines`).toBe(pageWith('Someone films 1'))
    expect(pageWith('Someone films 6'), `${lines} lines`).toBe(pageWith('Someone films 7'))
  }
})

async function wordsOf(page: { getTextContent(): Promise<{ items: object[] }> }): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join('')
}
