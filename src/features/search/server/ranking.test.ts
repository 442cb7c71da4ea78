import { expect, test } from 'vitest'
import { openTestDatabase } from '#testing/database/database.ts'
import { createModuleEntry, createResourceEntry, index } from '#testing/search/library.ts'
import { type SearchQuery, searchAll } from './search.ts'

const database = await openTestDatabase()
const IMPLANTS = { slug: 'implants', name: 'Contraceptive implants' }
const IUDS = { slug: 'iuds', name: 'Intrauterine devices' }
const ECHO = 'https://example.org/echo'

await index(
  database,
  createModuleEntry(1, { name: 'Intrauterine devices', purpose: 'Copper and hormonal devices.' }),
  createModuleEntry(2, {
    name: 'Contraceptive implants',
    purpose: 'Insert and remove implants. Removal on the day she asks.',
  }),
  createModuleEntry(3, { name: 'Postpartum and postabortion family planning' }),
  createModuleEntry(9, { name: 'Supervision', purpose: 'Removal of implants, asked for and done.' }),
  createModuleEntry(4, { name: 'Emergency contraceptive pills' }),
  createModuleEntry(5, { name: 'Male condoms' }),
  createModuleEntry(6, { name: 'DMPA-SC and self-injection' }),
  createModuleEntry(7, { name: 'Female sterilization' }),
  createModuleEntry(8, { name: 'Healthy timing', purpose: 'After birth and after post-abortion care.' }),
  createResourceEntry(21, {
    title: 'ECHO trial: DMPA, an IUD or an implant',
    format: 'link',
    url: ECHO,
    module: IMPLANTS,
  }),
  createResourceEntry(22, {
    title: 'Session plan: implants',
    text: 'Six sessions on the implant.',
    format: 'word',
    module: IMPLANTS,
  }),
  createResourceEntry(23, {
    title: 'Session I: what implants are',
    format: 'powerpoint',
    module: IMPLANTS,
    keywords: 'slides',
  }),
  createResourceEntry(24, { title: 'Implantation and early pregnancy', format: 'pdf', module: IUDS }),
  createResourceEntry(25, { title: 'ECHO trial: DMPA, an IUD or an implant', format: 'link', url: ECHO, module: IUDS }),
  createResourceEntry(26, { title: 'Guide', text: 'Norplant was the first implant.', format: 'pdf', module: IUDS }),
  createResourceEntry(31, { title: 'Le stérilet : conseil', text: 'Le DIU au cuivre.', language: 'fr', format: 'pdf' }),
  createResourceEntry(32, { title: 'Contraception d’urgence', language: 'fr', format: 'word' }),
  createResourceEntry(33, { title: 'Le préservatif', language: 'fr', format: 'pdf' }),
  createResourceEntry(41, { title: 'El dispositivo intrauterino', language: 'es', format: 'pdf' }),
  createResourceEntry(42, { title: 'Anticoncepción de emergencia', language: 'es', format: 'word' }),
  createResourceEntry(43, { title: 'El condón', language: 'es', format: 'pdf' }),
  createResourceEntry(44, { title: 'Ligadura de trompas', language: 'es', format: 'pdf' }),
)

const ALL = { sort: 'default', page: 1, page_size: 20, exact: false } as const
const search = (keyword: string, more: Partial<SearchQuery> = {}) =>
  searchAll(database.db, { ...ALL, keyword, ...more })

/** What trainers type, the first module, and resources among the first five. */
const QUERIES: readonly [keyword: string, module: number | undefined, resources: number[]][] = [
  ['implant', 2, [22, 23]],
  ['implants', 2, [22, 23]],
  ['implant removal', 2, []],
  ['slides implant', undefined, [23]],
  ['post-abortion', 3, []],
  ['postabortion', 3, []],
  ['Jadelle', 2, [22, 23]],
  ['Implanon', 2, [22]],
  ['Norplant', 2, [26]],
  ['Sayana Press', 6, []],
  ['sayana', 6, []],
  ['Depo-Provera', 6, []],
  ['Depo-subQ', 6, []],
  ['IUCD', 1, [31, 41]],
  ['coil', 1, [31, 41]],
  ['loop', 1, [31]],
  ['stérilet', 1, [31, 41]],
  ['DIU', 1, [31, 41]],
  ['T de cobre', 1, [41]],
  ['copper T', 1, []],
  ['tubal ligation', 7, []],
  ['ligadura de trompas', 7, [44]],
  ['morning-after pill', 4, [32, 42]],
  ['morning after pill', 4, []],
  ['pilule du lendemain', 4, [32]],
  ['píldora del día siguiente', 4, [42]],
  ['pildora del dia siguiente', 4, [42]],
  ['préservatif', 5, [33]],
  ['capote', 5, [33]],
  ['capotes', 5, [33]],
  ['condón', 5, [43]],
  ['condoms', 5, [33, 43]],
  ['implamt', 2, [22, 23]],
  ['Jadele', 2, [22]],
]
for (const [keyword, module, resources] of QUERIES)
  test(`'${keyword}' finds its module first and its documents near the top`, async () => {
    const result = await search(keyword)
    if (module !== undefined) expect(result.modules[0]?.id).toBe(module)
    const first = result.resources.slice(0, 5).map((hit) => hit.id)
    expect(first).toEqual(expect.arrayContaining(resources))
  })

test('whole words come before prefixes, and links come last', async () => {
  const { resources } = await search('implant')
  const ids = resources.map((hit) => hit.id)
  expect(ids.indexOf(22)).toBeLessThan(ids.indexOf(24))
  expect(ids.at(-1)).toBe(21)
})

test('a link in two modules is one result with two places', async () => {
  const { resources, resources_count, links_count } = await search('echo trial')
  expect(resources.map((hit) => [hit.id, hit.places])).toEqual([[21, 2]])
  expect([resources_count, links_count]).toEqual([1, 1])
})

test('of hundreds of files, those with the word in title or summary come first, and each is on one page', async () => {
  const many = await openTestDatabase()
  const numbers = Array.from({ length: 238 }, (_, at) => at + 1)
  await index(
    many,
    ...numbers.map((id) => createResourceEntry(id, { title: 'Handout', text: 'forceps' })),
    createResourceEntry(239, { title: 'Handout', details: 'Which forceps' }),
    createResourceEntry(240, { title: 'Forceps' }),
  )
  const found: number[] = []
  for (const page of [1, 2, 3, 4]) {
    const query = { ...ALL, keyword: 'forceps', page, page_size: 70 }
    const { resources, resources_count } = await searchAll(many.db, query)
    expect(resources_count).toBe(240)
    found.push(...resources.map(({ id }) => id))
  }
  expect(found).toEqual([240, 239, ...numbers])
})

test('a synonym is named, and an exact search does not use it', async () => {
  const jadelle = await search('Jadelle')
  expect(jadelle.synonyms).toEqual([{ typed: 'Jadelle', meaning: 'an implant', names: ['implant'] }])
  expect((await search('Jadelle', { exact: true })).modules).toEqual([])
  for (const word of ['implant', 'implants']) expect((await search(word)).synonyms).toEqual([])
})

test('a correction is named, and an exact search does not use it', async () => {
  expect((await search('implamt')).corrected).toEqual([{ typed: 'implamt', word: 'implant' }])
  expect(await search('implamt', { exact: true })).toMatchObject({ modules: [], resources: [] })
  expect((await search('cafe')).corrected).toEqual([])
  expect((await search('cafe')).modules).toEqual([])
})

test('each filter value counts the resources that it would leave', async () => {
  const { facets } = await search('implant')
  expect(facets.language).toEqual([{ value: 'en', count: 5 }])
  expect(facets.format).toEqual([
    { value: 'pdf', count: 2 },
    { value: 'word', count: 1 },
    { value: 'powerpoint', count: 1 },
    { value: 'link', count: 1 },
  ])
  expect(facets.module).toEqual([
    { value: 'implants', name: 'Contraceptive implants', count: 3 },
    { value: 'iuds', name: 'Intrauterine devices', count: 3 },
  ])
  const narrowed = await search('implant', { module: 'implants', language: 'fr' })
  expect(narrowed.resources).toEqual([])
  expect(narrowed.facets.language).toEqual([
    { value: 'en', count: 3 },
    { value: 'fr', count: 0 },
  ])
})

test('the name of a language finds its files, however many', async () => {
  const database = await openTestDatabase()
  const entries = Array.from({ length: 230 }, (_, at) =>
    createResourceEntry(at + 1, { title: `Fiche ${at + 1}`, language: 'fr' }),
  )
  await index(database, ...entries)
  const { resources_count, resources } = await searchAll(database.db, { ...ALL, keyword: 'french' })
  expect([resources_count, resources[0]?.title]).toEqual([230, 'Fiche 1'])
})

test('a brief search has the same results without facets', async () => {
  const { facets, ...result } = await search('implant')
  const brief = await search('implant', { brief: true })
  expect(brief).toEqual({ ...result, facets: { language: [], format: [], module: [] } })
  expect(facets).not.toEqual(brief.facets)
})

test('a changed entry is found immediately, a removed entry is not', async () => {
  const database = await openTestDatabase()
  const ids = async (keyword: string) => {
    const { modules, resources } = await searchAll(database.db, { ...ALL, keyword })
    return [...modules, ...resources].map((hit) => hit.id)
  }
  const [unchanged, changed, removed] = [
    createModuleEntry(1, { name: 'Implants' }),
    createResourceEntry(2, { title: 'Checklist', text: 'implants' }),
    createResourceEntry(3, { title: 'Old implants' }),
  ]
  await index(database, unchanged, changed, removed)
  expect(await ids('implants')).toEqual([1, 3, 2])
  await index(database, unchanged, createResourceEntry(2, { title: 'Checklist', text: 'vasectomy' }))
  expect(await ids('implants')).toEqual([1])
  expect(await ids('vasectomy')).toEqual([2])
  // No entry has the word any more, so nothing is corrected to it.
  await index(database, createResourceEntry(2, { title: 'Checklist' }))
  expect(await ids('vasectmy')).toEqual([])
})

test('a rolled back change is not in the index', async () => {
  const database = await openTestDatabase()
  const rolledBack = database.db.transaction().execute(async (tx) => {
    const { indexScope } = await import('./index-entries.ts')
    await indexScope(tx, { name: 'library', entries: [createResourceEntry(1, { title: 'Speculum' })] })
    throw new Error('roll back')
  })
  await expect(rolledBack).rejects.toThrow('roll back')
  expect((await searchAll(database.db, { ...ALL, keyword: 'speculum' })).resources).toEqual([])
})
