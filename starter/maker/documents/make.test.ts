import { strFromU8, unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type DocumentFile,
  makeDocument,
  parseSource,
  parseSources,
  type SourceDefaults,
  type SourceDocument,
} from './make.ts'

const DEFAULTS = {
  file: 'handout.md',
  language: 'fr',
  context: 'Implants',
  cover: 'implants',
  updated: '2026-05-12',
} as const

function aText(parts: { format?: string; body?: string } = {}) {
  const {
    format = 'word',
    body = '## Première partie\n\nDu texte : « été », œuf, ≥ 3.\n\n| A | B |\n|---|---|\n| 1 | 2 |',
  } = parts
  return `---\ntitle: Après la pose\ndetails: Ce qu’il faut savoir.\nformat: ${format}\nsources:\n  - OMS, 2016\n---\n${body}\n`
}

function deckOf(body: string, defaults: SourceDefaults): SourceDocument {
  const [deck] = parseSources(aText({ format: 'powerpoint', body }), defaults)
  if (!deck) throw new Error('no deck')
  return deck
}

async function readPages(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return pages
}

afterEach(() => void vi.useRealTimers())

describe('reading', () => {
  test.each([
    ['no head', 'Only text', /handout\.md: has no head/],
    ['no title', '---\ndetails: x\n---\nText', /handout\.md: title/],
    ['an unknown format', '---\ntitle: x\ndetails: y\nformat: odt\n---\nText', /handout\.md: format/],
    [
      'a PDF alone, which nobody could change',
      '---\ntitle: x\ndetails: y\nformat: pdf\n---\nText',
      /handout\.md: format/,
    ],
    ['no text', '---\ntitle: x\ndetails: y\n---\n', /handout\.md: has a head but no text/],
  ])('a text with %s is rejected with the file’s name', (_, text, message) => {
    expect(() => parseSource(text, DEFAULTS)).toThrow(message)
  })

  const TEST_HEAD =
    'title: Test\ndetails: Une question.\nformat: word\nsources: [OMS]\nkey:\n  title: Corrigé du test\n  details: Pour vous.'

  test('a test gives a sheet without its key, and a key with the sources', () => {
    const text = `---\n${TEST_HEAD}\n---\n**1. ?**\n- a. Oui\n\n---\n\n## Corrigé\n\nOui.\n\n## Lire les résultats\n\nLisez.`
    const [sheet, key, ...others] = parseSources(text, DEFAULTS)
    expect(others).toEqual([])
    expect(sheet).toMatchObject({ title: 'Test', details: 'Une question.', sources: [] })
    expect(sheet?.body).toBe('**1. ?**\n- a. Oui')
    expect(key).toMatchObject({ title: 'Corrigé du test', details: 'Pour vous.', sources: ['OMS'] })
    expect(key?.body).toBe('## Corrigé\n\nOui.\n\n## Lire les résultats\n\nLisez.')
  })

  test('a test with a key in its head but not in its body is rejected', () => {
    const text = `---\n${TEST_HEAD}\n---\n**1. ?**\n\n---\n\n## Answer key\n\nOui.`
    expect(() => parseSources(text, DEFAULTS)).toThrow(/handout\.md: .* no line --- with ‘## Corrigé’ after it/)
  })
})

/** The preview, or the file itself. */
function pdfOf({ preview, bytes }: DocumentFile): Uint8Array {
  return (preview ?? bytes).slice()
}

test('a PDF has its language, title, outline, tags and text', async () => {
  const file = await makeDocument(parseSource(aText(), DEFAULTS))
  expect(file.name).toBe('Après la pose.docx')
  const pdf = await getDocument({ data: pdfOf(file), verbosity: 0 }).promise
  expect(pdf.numPages).toBe(file.pages)
  const { info } = await pdf.getMetadata()
  expect(info).toMatchObject({ Language: expect.stringMatching(/^fr/), Title: 'Après la pose' })
  expect((await pdf.getOutline()).map((entry) => entry.title)).toContain('Première partie')
  expect(await (await pdf.getPage(1)).getStructTree()).toMatchObject({ role: 'Root' })
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const words = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  expect(words).toContain('été')
  expect(words).toContain('OMS, 2016')
})

test('a reader can search for and copy the drawn symbols as characters', async () => {
  const body = 'Pills with 75 µg, **≥ 30 μg** → see below.\n\n- [ ] Asked'
  const file = await makeDocument(parseSource(aText({ body }), DEFAULTS))
  const pdf = await getDocument({ data: pdfOf(file), verbosity: 0 }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const words = items.map((item) => ('str' in item ? item.str : '')).join('')
  // pdf.js normalizes the micro sign to the Greek letter, and so does the search
  expect(words).toContain('75 μg, ≥ 30 μg → see below')
  expect(words).toContain('☐')
})

test('a link in a PDF says in words where it leads', async () => {
  const file = await makeDocument(parseSource(aText({ body: 'Voir [l’OMS](https://www.who.int/fr).' }), DEFAULTS))
  const pdf = await getDocument({ data: pdfOf(file), verbosity: 0 }).promise
  const [link] = await (await pdf.getPage(1)).getAnnotations()
  expect(link).toMatchObject({ url: 'https://www.who.int/fr', contentsObj: { str: 'l’OMS: https://www.who.int/fr' } })
})

test('a line of underscores becomes a blank line to write on, and dashes a page break', async () => {
  const file = await makeDocument(parseSource(aText({ body: 'Un\n\n______\n\n---\n\nDeux' }), DEFAULTS))
  const xml = strFromU8(unzipSync(file.bytes)['word/document.xml'] ?? new Uint8Array())
  expect(xml).toMatch(/>_{40,}</)
  expect(xml.match(/<w:pageBreakBefore\/>/g)).toHaveLength(1)
  expect(file.pages).toBe(2)
})

test('a deck also gives a PDF with each slide and its notes on one page', async () => {
  const body =
    '# Qui ?\nkind: core\n\n- Toutes\n\nNotes: Demandez d’abord.\n\n# Quand ?\nkind: key\n\n- Ce jour\n\nNotes: Puis ceci.'
  const [deck, notes] = parseSources(aText({ format: 'powerpoint', body }), DEFAULTS)
  if (!deck || !notes) throw new Error('a deck gives two documents')
  const file = await makeDocument(notes)
  expect(file.name).toBe('Après la pose (avec les notes).pdf')
  const pages = await readPages(pdfOf(file))
  expect(pages).toHaveLength((await makeDocument(deck)).pages)
  expect(pages[1]).toMatch(/Qui.*Toutes.*Demandez d’abord/)
  expect(pages[2]).toMatch(/Quand.*Ce jour.*Puis ceci/)
})

describe('a picture', () => {
  const body = '![](implant-place)\n\n1. ![](implant-place) **Lavez** vos mains.\n2. ![](implant-place) Séchez-les.'
  const ALT = 'Face interne du bras, coude plié.'

  test('has its alternative text, and its labels as text in the language of the document', async () => {
    const file = await makeDocument(parseSource(aText({ body }), DEFAULTS))
    const pdf = await getDocument({ data: pdfOf(file), verbosity: 0 }).promise
    expect(JSON.stringify(await (await pdf.getPage(1)).getStructTree())).toContain(ALT)
    const [page] = await readPages(pdfOf(file))
    expect(page).toContain('Sillon entre les muscles')
    expect(page).toContain('vos mains.')
  })

  test('is in a Word file as SVG, and as PNG for readers without SVG', async () => {
    const { bytes } = await makeDocument(parseSource(aText({ body }), DEFAULTS))
    const again = await makeDocument(parseSource(aText({ body }), DEFAULTS))
    expect(Buffer.compare(bytes, again.bytes)).toBe(0)
    const parts = unzipSync(bytes)
    const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
    expect(xml.match(new RegExp(`descr="${ALT}`, 'g'))).toHaveLength(3)
    const media = Object.keys(parts).filter((path) => path.startsWith('word/media/'))
    expect(media.map((path) => path.split('.').at(-1)).sort()).toEqual(['png', 'svg'])
  })

  test('that does not exist is named', async () => {
    const source = parseSource(aText({ body: '![](no-such-thing)' }), DEFAULTS)
    await expect(makeDocument(source)).rejects.toThrow('there is no diagram "no-such-thing"')
  })

  test('that is too large for its slide is named with the slide', async () => {
    const body = '# Un\nkind: core\n\n- Un\n- Deux\n- Trois\n\n![](implant-place)\n\nNotes: Voyez.'
    await expect(makeDocument(deckOf(body, DEFAULTS))).rejects.toThrow(/slide 2 "Un"/)
  })
})

describe('a checklist', () => {
  const LIST = '## Étapes\n\n- [ ] **Se lave les mains**\n- [ ] Salue\n\n## Fin\n\n- [ ] Écrit'

  async function wordsOf(path: string, head = ''): Promise<string[]> {
    const text = aText({ body: LIST }).replace('format: word\n', head)
    const file = await makeDocument(parseSource(text, { ...DEFAULTS, file: path }))
    const pdf = await getDocument({ data: pdfOf(file), verbosity: 0 }).promise
    const { items } = await (await pdf.getPage(1)).getTextContent()
    return items.map((item) => ('str' in item ? item.str : '')).filter((word) => word.trim() !== '')
  }

  test('of a skill is one table with columns for five attempts and a row for date and initials', async () => {
    const words = await wordsOf('evaluation-tools/2-skills-checklist.md')
    const from = words.indexOf('Étape')
    const rows = ['Date et initiales', 'Étapes', 'Se lave les mains', 'Salue', 'Fin', 'Écrit']
    expect(words.slice(from, from + 12)).toEqual(['Étape', '1', '2', '3', '4', '5', ...rows])
    expect(words).not.toContain('☐')
  })

  test('of a skill lies across, has steps in 11 points, and repeats its first row on the next page', async () => {
    const steps = Array.from({ length: 40 }, (_, step) => `- [ ] Fait la chose ${step}`).join('\n')
    const text = aText({ body: `## A\n\n${steps}\n\n## B\n\n${steps}` })
    const file = await makeDocument(parseSource(text, { ...DEFAULTS, file: 'evaluation-tools/2-liste-de-controle.md' }))
    const pdf = await getDocument({ data: pdfOf(file), verbosity: 0 }).promise
    const page = await pdf.getPage(2)
    expect(page.getViewport({ scale: 1 })).toMatchObject({ width: 841.89, height: 595.28 })
    const items = (await page.getTextContent()).items.flatMap((item) => ('str' in item ? [item] : []))
    expect(items.find(({ str }) => str.startsWith('Fait'))?.height).toBe(11)
    expect(items.map(({ str }) => str)).toContain('Étape')
    const tops = items.filter(({ str }) => str.startsWith('Fait')).map(({ transform }) => Number(transform[5]))
    // 8 mm
    expect((tops[0] ?? 0) - (tops[1] ?? 0)).toBeGreaterThanOrEqual(22.6)
    expect((await pdf.getOutline()).map(({ title }) => title)).toEqual(['A', 'B'])
    const xml = strFromU8(unzipSync(file.bytes)['word/document.xml'] ?? new Uint8Array())
    expect(xml).toMatch(/<w:pgSz [^>]*w:orient="landscape"/)
    // 18 mm
    expect(Number(/<w:gridCol w:w="(\d+)"\/><\/w:tblGrid>/.exec(xml)?.[1])).toBeGreaterThanOrEqual(1020)
    expect(xml).toMatch(/<w:gridSpan w:val="6"\/>.*<w:pStyle w:val="Heading1"\/>/)
  })

  test('that is a form has one checkbox per item, unless the head sets attempts', async () => {
    expect(await wordsOf('handouts/2-home-visit-checklist.md')).toContain('☐')
    expect(await wordsOf('evaluation-tools/2-skills-checklist.md', 'attempts: 1\n')).toContain('☐')
    expect(await wordsOf('handouts/2-home-visit-checklist.md', 'attempts: 2\n')).not.toContain('☐')
  })
})

const NOTICE = { noticedOn: '2026-11-24', text: 'MEC 5, SPR 3.' }
const GUIDED = { ...DEFAULTS, updated: '2026-03-01', guidance: { en: NOTICE, fr: NOTICE, es: NOTICE } }

async function wordsIn(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const pages = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
  const texts = await Promise.all(pages.map(async (page) => (await pdf.getPage(page)).getTextContent()))
  const words = texts.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
  return words.join(' ').replace(/[\s\u00A0]+/g, ' ')
}

test.each([
  ['en', 'Updated 1 March 2026', 'Guidance (24 November 2026)'],
  ['fr', 'Mis à jour le 1er mars 2026', 'Recommandations suivies (24 novembre 2026)'],
  ['es', 'Actualizado el 1 de marzo de 2026', 'Recomendaciones seguidas (24 de noviembre de 2026)'],
] as const)('a document in %s has its date and its guidance notice', async (language, day, head) => {
  const words = await wordsIn(pdfOf(await makeDocument(parseSource(aText(), { ...GUIDED, language }))))
  for (const part of [day, head, NOTICE.text]) expect(words).toContain(part)
})

test('Word files and decks have the guidance notice too', async () => {
  const word = await makeDocument(parseSource(aText(), GUIDED))
  expect(strFromU8(unzipSync(word.bytes)['word/document.xml'] ?? new Uint8Array())).toContain(NOTICE.text)
  const body = '# Un\nkind: core\n\n- Point'
  const deck = await makeDocument(deckOf(body, GUIDED))
  expect(strFromU8(unzipSync(deck.bytes)['ppt/slides/slide3.xml'] ?? new Uint8Array())).toContain(NOTICE.text)
  expect(await wordsIn(deck.preview ?? new Uint8Array())).toContain(NOTICE.text)
})

test('sources that are too long for a slide stand in its notes, where a reader looks them up', async () => {
  const long = Array.from(
    { length: 20 },
    (_, index) => `  - OMS, un rapport au nom très long sur la planification familiale, tome ${index}`,
  )
  const text = aText({ format: 'powerpoint', body: '# Un\nkind: core\n\n- Point' })
  const [deck] = parseSources(text.replace('  - OMS, 2016', long.join('\n')), GUIDED)
  if (!deck) throw new Error('no deck')
  const { bytes, pages } = await makeDocument(deck)
  expect(pages).toBe(3)
  const files = unzipSync(bytes)
  const part = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  expect(part('ppt/slides/slide3.xml')).toContain('Les sources sont dans les commentaires de cette diapositive.')
  expect(part('ppt/slides/slide3.xml')).not.toContain('tome 0')
  for (const source of ['1. OMS', 'tome 0', 'tome 19'])
    expect(part('ppt/notesSlides/notesSlide3.xml')).toContain(source)
})

test('the last two questions of a test are on one page', async () => {
  const question = (number: number) => `**${number}. Laquelle ?**\n- a. Une\n- b. Deux\n- c. Trois\n- d. Quatre`
  for (const count of [7]) {
    const body = Array.from({ length: count }, (_, index) => question(index + 1)).join('\n\n')
    const text = aText({ body: `## Questions\n\n${body}` }).replace('sources:\n  - OMS, 2016\n', '')
    const file = await makeDocument(parseSource(text, DEFAULTS))
    const pdf = await getDocument({ data: pdfOf(file), verbosity: 0 }).promise
    const { items } = await (await pdf.getPage(pdf.numPages)).getTextContent()
    const words = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    expect(words).toContain(`${count - 1}. Laquelle`)
  }
})

test('the same text gives the same Word file and PDF on another day', async () => {
  const first = await makeDocument(parseSource(aText(), DEFAULTS))
  vi.useFakeTimers({ now: new Date('2031-02-03T04:05:06Z'), toFake: ['Date'] })
  const later = await makeDocument(parseSource(aText(), DEFAULTS))
  expect(Buffer.from(later.bytes).equals(Buffer.from(first.bytes))).toBe(true)
  expect(Buffer.from(pdfOf(later)).equals(Buffer.from(pdfOf(first)))).toBe(true)
})

test('a slide that is too full is rejected with its name', async () => {
  const lines = Array.from(
    { length: 30 },
    (_, line) => `- A long line number ${line} that takes its place on the slide`,
  )
  const body = `# Too much\nkind: core\n\n${lines.join('\n')}`
  await expect(makeDocument(deckOf(body, DEFAULTS))).rejects.toThrow(/Too much/)
})
