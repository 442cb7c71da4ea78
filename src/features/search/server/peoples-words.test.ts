import { expect, test } from 'vitest'
import { openTestDatabase } from '#testing/database/database.ts'
import { createModuleEntry, createResourceEntry, index } from '#testing/search/library.ts'
import { type SearchQuery, searchAll } from './search.ts'

const database = await openTestDatabase()
await index(
  database,
  createModuleEntry(1, { name: 'Contraceptive implants' }),
  createModuleEntry(2, { name: 'Intrauterine devices' }),
  createModuleEntry(3, { name: 'Emergency contraceptive pills' }),
  createResourceEntry(11, { title: 'Removing implants', text: 'Six steps of 150 mg within 72 hours.' }),
  createResourceEntry(12, { title: 'Post-partum planning', text: 'Breastfeeding. Levonorgestrel 0.75 mg.' }),
  createResourceEntry(13, { title: 'After birth', text: 'In the postpartum weeks; the implant is not removed.' }),
  createResourceEntry(14, { title: 'Pre-test and post-test' }),
  createResourceEntry(21, { title: 'Poser un implant', text: 'DMPA. Des tiroirs vides.', language: 'fr' }),
  createResourceEntry(31, { title: 'Colocación de implantes', language: 'es' }),
  createResourceEntry(61, { title: 'An article' }),
  createResourceEntry(62, { title: 'VIH and pregnancy' }),
  createResourceEntry(63, { title: 'Teaching aids and an aid' }),
  createResourceEntry(41, { title: 'الغرسات وأدوية' }),
)
const search = (keyword: string, more: Partial<SearchQuery> = {}) =>
  searchAll(database.db, { keyword, sort: 'default', page: 1, page_size: 20, exact: false, ...more })
const files = async (keyword: string) => (await search(keyword)).resources.map(({ id }) => id)
const modules = async (keyword: string) => (await search(keyword)).modules.map(({ id }) => id)

test('forms of a word find each other, and a title comes before a text', async () => {
  for (const query of ['how to remove implant', 'removal of implants', 'removing implant'])
    expect(await files(query)).toEqual([11, 13])
  expect(await files('colocar implante')).toContain(31)
  expect(await files('colocacion')).toEqual([31])
  expect(await files('implanter')).toContain(21)
})

test('an abbreviation in capitals means its name and begins no other word', async () => {
  expect((await search('ART')).resources_count).toBe(0)
  expect((await files('art'))[0]).toBe(61)
  expect((await files('AIDS'))[0]).toBe(62)
  expect((await files('aids'))[0]).toBe(63)
  expect((await search('teaching aid')).synonyms).toEqual([])
})

test('numbers with units and words in one or two parts find each other', async () => {
  for (const query of ['150mg', '150 mg', '72h', '72 hours', '72 heures']) expect(await files(query)).toEqual([11])
  for (const query of ['0.75mg', '0,75 mg']) expect(await files(query)).toEqual([12])
  for (const query of ['post partum', 'post-partum', 'postpartum'])
    expect((await files(query)).toSorted()).toEqual([12, 13])
  expect(await files('breast feeding')).toEqual([12])
})

test('Arabic words are found without the article and with another hamza', async () => {
  for (const query of ['غرسات', 'الغرسات', 'ادوية']) expect(await files(query)).toEqual([41])
})

test('a name finds its method while it is typed, and says what it will be', async () => {
  for (const query of ['jad', 'jade', 'jadell', 'nexpl']) expect((await modules(query))[0]).toBe(1)
  for (const query of ['coi', 'mire', 'iuc', 'hormonal co']) expect((await modules(query))[0]).toBe(2)
  expect((await search('nexpl')).synonyms).toMatchObject([{ typed: 'Nexplanon', meaning: 'an implant' }])
  // A complete word is no beginning of a name: 'contraceptive rod' is an implant.
  expect(await modules('contraceptive')).toEqual([1, 3])
})

test('a correction is written as in the files, and is no word of another language', async () => {
  const corrected = async (query: string) => (await search(query)).corrected.map(({ word }) => word)
  expect(await corrected('postest')).toEqual(['post-test'])
  expect(await corrected('Jadele')).toEqual(['Jadelle'])
  expect((await search('Jadele')).synonyms).toMatchObject([{ typed: 'Jadelle' }])
  expect(await corrected('colocacoin')).toEqual(['colocación'])
  expect(await search('video')).toMatchObject({ corrected: [], resources_count: 0 })
  // The other word is French too.
  expect(await corrected('tiroirs vodes')).toEqual(['vides'])
})

test('a language in the query filters, and is left out where it leaves nothing', async () => {
  for (const query of ['french implant', 'implant in french', 'implant français', 'IMPLANT EN FRANÇAIS'])
    expect(await search(query)).toMatchObject({
      modules: [],
      resources: [{ id: 21 }],
      named_language: { language: 'fr', is_applied: true },
      facets: {
        language: expect.arrayContaining([
          { value: 'en', count: 2 },
          { value: 'fr', count: 1 },
        ]),
      },
    })
  for (const query of ['espagnol', 'español', 'Spanish'])
    expect(await search(query)).toMatchObject({ resources: [{ id: 31 }], named_language: { rest: '' } })
  expect(await search('postpartum french')).toMatchObject({
    resources_count: 2,
    named_language: { language: 'fr', rest: 'postpartum', is_applied: false },
  })
  // The reader has chosen another language.
  expect((await search('french implant', { language: 'es' })).resources.map(({ id }) => id)).toEqual([31])
  expect(await search('french implant', { exact: true })).toMatchObject({ resources: [], named_language: null })
})

test('where no file has all words, files with some of them in title or summary are found', async () => {
  const { is_partial, resources } = await search('poser forceps')
  expect([is_partial, resources.map(({ id }) => id)]).toEqual([true, [21]])
  expect(await search('poser implant')).toMatchObject({ is_partial: false })
})
