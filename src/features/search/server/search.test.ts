import { expect, test } from 'vitest'
import type { Marked } from '#core/marked.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { createResourceEntry, index, LIBRARY } from '#testing/search/library.ts'
import type { SearchResult } from '../contract.ts'
import { type SearchQuery, searchAll } from './search.ts'

const database = await openTestDatabase()
await index(database, ...LIBRARY)

const ALL = { sort: 'default', page: 1, page_size: 100, exact: false } as const
const search = (keyword: string, more: Partial<SearchQuery> = {}, { db } = database) =>
  searchAll(db, { ...ALL, keyword, ...more })
const ids = (result: SearchResult) => [...result.modules, ...result.resources].map((hit) => hit.id)
const withMarks = (marked: Marked | undefined) =>
  marked?.map((part) => (part.marked ? `[${part.text}]` : part.text)).join('')

/** What is typed, and the ids of the hits: modules (1 to 5), then resources. */
const QUERIES: readonly [string, string, number[]][] = [
  ['a word in titles, details and texts', 'implant', [1, 11, 12, 42, 13, 14, 31]],
  ['an exact word comes before a prefix', 'condom', [3, 4, 18, 19, 34]],
  ['a plural also finds the singular, after itself', 'condoms', [3, 4, 18, 19, 34]],
  ['two words in any order', 'slides implant', [12]],
  ['two words in different places', 'implant insertion', [12, 14, 1]],
  ['all words in the title come first', 'insertion', [15, 12, 14, 1]],
  ['words that no entry has together find those with some', 'condom vasectomy', [3, 4, 18, 34, 44]],
  ['a prefix', 'coun', [5, 1, 14]],
  ['a prefix of two letters', 'im', [1, 11, 12, 42, 13, 14, 31]],
  ['one letter is a prefix', 'w', [2, 4, 16, 13, 12, 17, 19]],
  ['upper case, and the full name', 'IUD', [2, 15]],
  ['a number', '2', [14]],
  ['words with a hyphen', 'dmpa-sc', [17]],
  ['one of them; a known word is not corrected', 'injection', [17]],
  ['missing accents', 'methodes de contraception', [31]],
  ['superfluous accents and an error', 'implánt sésston', [11]],
  ['accents typed', 'méthodes', [31, 3]],
  ['capital accents', 'ÉVALUATION', [35]],
  ['œ for oe', 'oedeme', [32]],
  ['oe for œ', 'coeur', [32]],
  ['an elision', "l'implant", [1, 11, 12, 42, 13, 14, 31]],
  ['a typographic apostrophe', 'l’animateur', [31]],
  ['two words of French', 'preservatif feminin', [34, 4]],
  ['a diaeresis', 'noel', [35]],
  ['Spanish without tilde', 'nina', [41]],
  ['Spanish with tilde', 'señora', [41]],
  ['a Spanish accent', 'guia', [41]],
  ['an inverted question mark', '¿qué?', [43]],
  ['a word that two languages share', 'vasectom', [44, 20]],
  ['a letter too few', 'implnt', [1, 11, 12, 42, 13, 14, 31]],
  ['a letter too many', 'vasectommy', [44, 20]],
  ['a wrong letter', 'vasextomia', [44, 20]],
  ['two letters swapped', 'cuonselling', [5, 14, 1]],
  ['the first letter wrong', 'bounselling', [5, 14, 1]],
  ['an unfinished word with an error', 'contaceptiv', [1, 33, 31]],
  ['an error in one of two words', 'femal condon', [4, 18, 34]],
  ['American spelling', 'counseling', [5, 14, 1]],
  ['a word of five letters that lost one', 'pilul', [33]],
  ['four letters for five', 'coper', [2, 15]],
  ['two errors are too many', 'cuonsellling', []],
  ['no correction of short words', 'iut', []],
  ['a ligature of a PDF', 'benefits', [51]],
  ['a soft hyphen of a PDF', 'pregnancy timing', [51]],
  ['a letter and its accent apart', 'café', [52]],
  ['Hindi', 'परिवार', [53]],
  ['Russian in capitals', 'СЕМЬИ', [53]],
]

for (const [what, keyword, expected] of QUERIES)
  test(`${what}: ${keyword}`, async () => {
    const hits = ids(await search(keyword))
    expect(hits.toSorted()).toEqual(expected.toSorted())
    // The order of equal hits depends on the database.
    if (expected[0] !== undefined) expect(hits.slice(0, 2)).toContain(expected[0])
  })

test('sorted by format: PDF, Word, PowerPoint, others, links; the best first in each', async () => {
  const formats = async (keyword: string) => (await search(keyword, { sort: 'format' })).resources.map((hit) => hit.id)
  expect(await formats('date')).toEqual([34, 18])
  expect((await formats('implant')).slice(0, 3)).toEqual([42, 13, 11])
  expect((await formats('implant')).at(-1)).toBe(12)
})

test('filters apply to resources and not to modules', async () => {
  const all = await search('implant')
  const pdfs = await search('implant', { format: 'pdf' })
  expect(pdfs.resources.map((hit) => hit.id)).toEqual([42, 13])
  expect(pdfs.resources_count).toBe(2)
  expect(pdfs.modules).toEqual(all.modules)
})

test('sorted by size: the smallest first, links last', async () => {
  const sizes = async (keyword: string) => (await search(keyword, { sort: 'size' })).resources.map((hit) => hit.id)
  expect(await sizes('implant')).toEqual([13, 14, 11, 31, 42, 12])
  expect((await sizes('m')).at(-1)).toBe(16)
})

test('the words are marked in the title and in the details or the text', async () => {
  const { resources } = await search('implant removal')
  expect(resources.map((hit) => [hit.id, withMarks(hit.marked_title), withMarks(hit.snippet)])).toEqual([
    [13, '[Removal] checklist', 'For [implants] with one or two rods'],
    [11, '[Implant] session plan', '[Removal] of two rods.'],
  ])
})

test('a mark covers the word as the document writes it', async () => {
  const first = async (keyword: string) => {
    const hit = (await search(keyword)).resources[0]
    return [withMarks(hit?.marked_title), withMarks(hit?.snippet)]
  }
  expect(await first('oedeme')).toEqual([
    '[Œdème] et effets secondaires',
    'Maux de tête, nausées, hémorragie du cœur de cycle.',
  ])
  expect(await first('benefits timing')).toEqual([
    '[Beneﬁts] of planning',
    'Healthy [tim\u00ading] and spacing of preg\u00adnancy.',
  ])
  expect(await first('cafe')).toEqual(['[Cafe\u0301] discussion', 'NUL inside, <b>bold</b> & "quoted" 100%'])
  expect(await first('bisturi planificacion')).toEqual(['Vasectomía sin [bisturí]', '[Planificación] familiar'])
})

test('a module has its purpose without HTML, its category and its page', async () => {
  const { modules, modules_count } = await search('copper devices')
  expect(modules_count).toBe(1)
  expect(modules[0]).toMatchObject({
    id: 2,
    slug: 'module-2',
    name: 'Intrauterine Devices',
    category: { id: 1, name: 'Methods' },
    purpose: 'Copper and levonorgestrel devices: who can use them.',
    page: '/training/module-2',
  })
})

test('a word that no entry has is corrected, and the correction is named', async () => {
  expect((await search('Vasextomía')).corrected).toEqual([{ typed: 'Vasextomía', word: 'vasectomía' }])
  expect((await search('vasectomia')).corrected).toEqual([])
  expect((await search('Vasextomía', { exact: true })).resources).toEqual([])
})

test('a word that an entry has is never corrected', async () => {
  const { corrected, resources } = await search('packet condom')
  expect([corrected, resources.map((hit) => hit.id)]).toEqual([[], [18]])
  // Entries have 'twice' and 'vasectomy', but no entry has both.
  expect(await search('twice vasectomy')).toMatchObject({ corrected: [], is_partial: true })
  expect(await search('packet condom')).toMatchObject({ is_partial: false })
  expect(await search('twice vasectomy', { exact: true })).toMatchObject({ resources_count: 0 })
})

const HOSTILE = [
  '',
  ' ',
  '%',
  '_',
  '"',
  "'",
  "' union select 1 --",
  '*',
  '-',
  '(',
  ')',
  'NEAR(',
  ':*',
  '!',
  '& |',
  '\\',
  '\0',
  '😀',
  '👩🏽‍⚕️',
  '…',
  '\ud800',
  '\u0301',
  '"'.repeat(10_000),
  'x'.repeat(10_000),
  'zzz '.repeat(2500),
  '😀'.repeat(2500),
  'é'.repeat(10_000),
  '\u0301'.repeat(5000),
]
for (const keyword of HOSTILE)
  test(`the query finds nothing: ${JSON.stringify(keyword.slice(0, 20))} × ${keyword.length}`, async () => {
    expect(await search(keyword)).toMatchObject({
      modules: [],
      resources: [],
      modules_count: 0,
      resources_count: 0,
      corrected: [],
    })
  })

for (const keyword of [
  'condom*',
  '"condom"',
  'condom:*',
  "condom' & !'female",
  'condom OR',
  '%condom%',
  'condom\0',
  'condom 😀',
  '\ufeffcondom',
])
  test(`characters around a word are ignored: ${JSON.stringify(keyword)}`, async () => {
    const result = await search(keyword)
    expect(ids(result).length === 0 || ids(result)[0] === 3 || ids(result)[0] === 4).toBe(true)
  })

test('every result is on one of the pages', async () => {
  const many = await openTestDatabase()
  await index(many, ...Array.from({ length: 45 }, (_, index) => createResourceEntry(index + 1, { title: 'Handout' })))
  const page = async (page: number) => {
    const { resources, resources_count } = await search('handout', { page, page_size: 20 }, many)
    return [resources_count, resources.map((hit) => hit.id)]
  }
  const numbers = Array.from({ length: 45 }, (_, index) => index + 1)
  expect(await page(1)).toEqual([45, numbers.slice(0, 20)])
  expect(await page(3)).toEqual([45, numbers.slice(40)])
  expect(await page(4)).toEqual([45, []])
})

test('a word deep in a long document is found and marked in a snippet', async () => {
  const long = await openTestDatabase()
  const text = `${'lorem ipsum dolor '.repeat(5000)}the speculum is warmed ${'sit amet '.repeat(5000)}`
  await index(long, createResourceEntry(1, { title: 'Long', text }))
  const { resources } = await search('spéculum', {}, long)
  expect(withMarks(resources[0]?.snippet)).toMatch(/^….*the \[speculum\] is warmed sit amet.*…$/)
})

test('a snippet is one sentence, without repeated headers and footers', async () => {
  const documents = await openTestDatabase()
  const text = [
    'Implants',
    'Checklist for insertion',
    'Updated 24 November 2026',
    'Wash your hands. Mark the arm before the local anaesthetic. Wait two minutes.',
    'Implants Checklist for insertion page 1',
    'Free to copy and adapt with credit, not for sale: CC BY-NC 4.0 1 / 2',
    'Implants Checklist for insertion page 2',
    'Implants Checklist for insertion page 3',
    'Guidance (24 November 2026): Based on the anaesthetic book.',
  ].join('\n')
  const module = { slug: 'implants', name: 'Implants' }
  await index(documents, createResourceEntry(1, { title: 'Checklist for insertion', text, module }))
  const snippet = async (keyword: string) => withMarks((await search(keyword, {}, documents)).resources[0]?.snippet)
  expect(await snippet('anaesthetic')).toBe('Mark the arm before the local [anaesthetic].')
  expect(await snippet('checklist')).toBe('Wash your hands.')
  expect(await snippet('copy credit')).toBeUndefined()
})
