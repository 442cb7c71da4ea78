import { strFromU8, unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { type DocumentFile, makeDocument, parseSource } from '../make.ts'
import { IMPRINT } from '../pdf/write-imprint.ts'

const DEFAULTS = { file: 'a.md', language: 'en', context: 'Implants', updated: '2026-05-12' } as const
const NOTICE = { noticedOn: '2026-11-24', text: 'Checked against MEC 5.' }
const GUIDED = { ...DEFAULTS, guidance: { en: NOTICE, fr: NOTICE, es: NOTICE } }

function make(layout: 'poster' | 'client', body: string, sources = 'WHO 2015'): Promise<DocumentFile> {
  const head = `title: Coming back\ndetails: For trainers.\nlayout: ${layout}\nsources: ['${sources}']`
  return makeDocument(parseSource(`---\n${head}\n---\n${body}`, GUIDED))
}

interface Page {
  words: string
  /** Points of the smallest letters, without the imprint. */
  smallest: number
  isLandscape: boolean
}

async function pagesOf({ bytes, preview }: DocumentFile): Promise<Page[]> {
  const pdf = await getDocument({ data: (preview ?? bytes).slice(), verbosity: 0 }).promise
  const pages = Array.from({ length: pdf.numPages }, async (_, index): Promise<Page> => {
    const page = await pdf.getPage(index + 1)
    const { width, height } = page.getViewport({ scale: 1 })
    const items = (await page.getTextContent()).items.flatMap((item) =>
      'str' in item && item.str.trim() ? [item] : [],
    )
    const text = items.filter(({ height: size }) => size > IMPRINT.size)
    return {
      words: items.map(({ str }) => str).join(' '),
      smallest: Math.min(...text.map(({ height: size }) => size)),
      isLandscape: width > height,
    }
  })
  return Promise.all(pages)
}

const lines = (count: number) => Array.from({ length: count }, (_, line) => `- Say line ${line} aloud`).join('\n')

describe('a poster', () => {
  test('is one page across in large letters, with the sources in small ones at its foot', async () => {
    const [front, ...others] = await pagesOf(
      await make('poster', `## Say\n\n${lines(6)}\n\n| A | B |\n|---|---|\n| 1 | 2 |`),
    )
    expect(others).toEqual([])
    expect(front?.isLandscape).toBe(true)
    expect(front?.smallest).toBeGreaterThanOrEqual(16)
    expect(front?.words).toContain('Say line 5 aloud')
    expect(front?.words).toContain('Implants · CC BY-NC 4.0 · Written 2026')
    for (const part of ['Sources: WHO 2015.', '12 May 2026', 'MEC 5']) expect(front?.words).toContain(part)
    expect(front?.words).not.toContain('For trainers')
  })

  test('without room for its sources says where they are', async () => {
    const sources = Array.from({ length: 400 }, (_, index) => `A report with a long name, ${index}`).join('; ')
    const [front, ...others] = await pagesOf(await make('poster', lines(12), sources))
    expect(others).toEqual([])
    expect(front?.words).toContain(
      'Sources: see the facilitator’s guide. Guidance (24 November 2026): Checked against MEC 5.',
    )
    expect(front?.words).not.toContain('A report')
  })

  test('that is too long is rejected with its name and by how many lines', async () => {
    await expect(make('poster', lines(40))).rejects.toThrow(
      /Coming back: too long for a poster by about \d+ lines at 16/,
    )
  })

  test('is a landscape page in Word too, with the sources in its footer', async () => {
    const { bytes } = await make('poster', '## Say\n\nHello')
    const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
    expect(xml).toMatch(/<w:pgSz [^>]*w:orient="landscape"/)
    expect(xml).toContain('Hello')
    expect(strFromU8(unzipSync(bytes)['word/footer1.xml'] ?? new Uint8Array())).toContain('WHO 2015')
  })
})

describe('a sheet for clients', () => {
  test('has large letters and nothing but its text and the imprint', async () => {
    const [page, ...others] = await pagesOf(await make('client', lines(12)))
    expect(others).toEqual([])
    expect(page?.isLandscape).toBe(false)
    expect(page?.smallest).toBeGreaterThanOrEqual(14)
    expect(page?.words).toContain('CC BY-NC 4.0 · Written 2026')
    expect(page?.words).not.toMatch(/WHO 2015|MEC 5|For trainers/)
  })

  test('that needs three pages is rejected with its name', async () => {
    await expect(make('client', lines(120))).rejects.toThrow(/Coming back: .* 2 pages at most/)
  })
})

test.each(['poster', 'client'] as const)('the same %s is the same file each time', async (layout) => {
  const body = '![](implant-place)\n\nText'
  const first = await make(layout, body)
  expect(Buffer.from((await make(layout, body)).bytes).equals(Buffer.from(first.bytes))).toBe(true)
})
