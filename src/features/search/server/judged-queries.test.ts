import { expect, test } from 'vitest'
import { openTestDatabase } from '#testing/database/database.ts'
import { JUDGED_QUERIES, type JudgedQuery } from '#testing/search/judged-queries.ts'
import { index } from '#testing/search/library.ts'
import { readStarterEntries } from '#testing/search/starter-entries.ts'
import { searchAll } from './search.ts'

const database = await openTestDatabase()
await index(database, ...(await readStarterEntries()))

/** Titles have spaces that people do not type. */
const plain = (text: string) => text.replace(/\s/gu, ' ')

async function findsWanted({ query, wanted }: JudgedQuery): Promise<boolean> {
  const found = await searchAll(database.db, { keyword: query, sort: 'default', page: 1, page_size: 3, exact: false })
  const first = [...found.modules.slice(0, 3).map(({ name }) => name), ...found.resources.map(({ title }) => title)]
  return wanted.some((one) => first.map(plain).includes(plain(one)))
}

test('95 of 100 things that trainers look for are among the first three', async () => {
  const missed: string[] = []
  const all = Object.values(JUDGED_QUERIES).flat()
  for (const each of all) if (!(await findsWanted(each))) missed.push(each.query)
  expect(missed.length / all.length, missed.join('; ')).toBeLessThanOrEqual(0.05)
})

test('both files about the removal of implants are among the first three', async () => {
  for (const query of ['how to remove implant', 'remove implants', 'implant removal', 'removing an implant'])
    for (const wanted of [
      'Wall sheet: taking a rod out in pictures',
      'Skills checklist: inserting and removing implants',
    ])
      expect(await findsWanted({ query, wanted: [wanted] }), query).toBe(true)
})

test('a form of the typed word is not said to be found too', async () => {
  const query = { keyword: 'remove implant', sort: 'default', page: 1, page_size: 1, exact: false } as const
  expect((await searchAll(database.db, query)).synonyms).toEqual([])
})

test('a word that no file writes is corrected to a near one, though other words have its stem', async () => {
  const corrected = async (keyword: string) => {
    const query = { keyword, sort: 'default', page: 1, page_size: 1, exact: false } as const
    return (await searchAll(database.db, query)).corrected.map(({ word }) => word)
  }
  for (const [typed = '', ...words] of [
    ['family planing', 'planning'],
    ['chosing', 'choosing'],
    ['referal', 'referral'],
    ['pils', 'pills'],
    ['retait', 'retrait'],
    ['comprimos oublies', 'comprimés'],
    ['implantea', 'implante'],
    // Forms of words that files write.
    ['reminders'],
    ['swabbing'],
    ['implanting'],
  ])
    expect(await corrected(typed), typed).toEqual(words)
})
