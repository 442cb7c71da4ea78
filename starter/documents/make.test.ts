import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { makeDocument, parseSource } from './make.ts'

const DEFAULTS = { file: 'handout.md', language: 'fr', context: 'Implants', updated: '2026-05-12' } as const

function aText(parts: { format?: string; body?: string } = {}) {
  const {
    format = 'pdf',
    body = '## Première partie\n\nDu texte : « été », œuf, ≥ 3.\n\n| A | B |\n|---|---|\n| 1 | 2 |',
  } = parts
  return `---\ntitle: Après la pose\ndetails: Ce qu’il faut savoir.\nformat: ${format}\nsources:\n  - OMS, 2016\n---\n${body}\n`
}

afterEach(() => void vi.useRealTimers())

describe('reading', () => {
  test.each([
    ['no head', 'Only text', /handout\.md: has no head/],
    ['no title', '---\ndetails: x\nformat: pdf\n---\nText', /handout\.md: title/],
    ['an unknown format', '---\ntitle: x\ndetails: y\nformat: odt\n---\nText', /handout\.md: format/],
    ['no text', '---\ntitle: x\ndetails: y\nformat: pdf\n---\n', /handout\.md: has a head but no text/],
  ])('%s is refused with the file’s name', (_, text, message) => {
    expect(() => parseSource(text, DEFAULTS)).toThrow(message)
  })
})

test('a PDF has its language, title, outline, tags and words', async () => {
  const made = await makeDocument(parseSource(aText(), DEFAULTS))
  expect(made.name).toBe('Après la pose.pdf')
  expect(made.preview).toBeNull()
  const pdf = await getDocument({ data: made.bytes.slice(), verbosity: 0 }).promise
  expect(pdf.numPages).toBe(made.pages)
  const { info } = await pdf.getMetadata()
  expect(info).toMatchObject({ Language: expect.stringMatching(/^fr/), Title: 'Après la pose' })
  expect((await pdf.getOutline()).map((entry) => entry.title)).toContain('Première partie')
  expect(await (await pdf.getPage(1)).getStructTree()).toMatchObject({ role: 'Root' })
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const words = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  expect(words).toContain('été')
  expect(words).toContain('OMS, 2016')
})

test('the drawn signs are found and copied as what they are', async () => {
  const body = 'Pills with 75 µg, **≥ 30 μg** → see below.\n\n- [ ] Asked'
  const made = await makeDocument(parseSource(aText({ body }), DEFAULTS))
  const pdf = await getDocument({ data: made.bytes.slice(), verbosity: 0 }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const words = items.map((item) => ('str' in item ? item.str : '')).join('')
  // the reader turns the micro sign into the Greek letter, as search does
  expect(words).toContain('75 μg, ≥ 30 μg → see below')
  expect(words).toContain('☐')
})

test.each(['pdf', 'word'])('the same text gives the same %s file on another day', async (format) => {
  const first = await makeDocument(parseSource(aText({ format }), DEFAULTS))
  vi.useFakeTimers({ now: new Date('2031-02-03T04:05:06Z'), toFake: ['Date'] })
  const later = await makeDocument(parseSource(aText({ format }), DEFAULTS))
  expect(Buffer.from(later.bytes).equals(Buffer.from(first.bytes))).toBe(true)
})

test('a slide that is too full is refused by its name', async () => {
  const lines = Array.from(
    { length: 30 },
    (_, line) => `- A long line number ${line} that takes its place on the slide`,
  )
  const body = `# Too much\nkind: core\n\n${lines.join('\n')}`
  await expect(makeDocument(parseSource(aText({ format: 'powerpoint', body }), DEFAULTS))).rejects.toThrow(/Too much/)
})
