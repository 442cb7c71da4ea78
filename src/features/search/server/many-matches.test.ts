import { expect, test } from 'vitest'
import { openTestDatabase } from '#testing/database/database.ts'
import { createModuleEntry, createResourceEntry, index } from '#testing/search/library.ts'
import { MAX_FACET_MODULES } from '../messages.ts'
import { searchAll } from './search.ts'

/** More than the search ranks. */
const MODULES = 230
const FILES = 250

const database = await openTestDatabase()
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1)
await index(
  database,
  ...numbers(MODULES).map((n) => createModuleEntry(n, { name: `Counselling, course ${n}` })),
  ...numbers(FILES).map((n) =>
    createResourceEntry(1000 + n, {
      title: `Slides on counselling ${n}`,
      format: 'pdf',
      module: { slug: `course-${n % MODULES}`, name: `Counselling, course ${n % MODULES}` },
    }),
  ),
)

const QUERY = { keyword: 'counselling', sort: 'default', page: 1, page_size: 20, exact: false } as const

test('a word that is in hundreds of modules and files finds both, on each page', async () => {
  const first = await searchAll(database.db, QUERY)
  expect(first).toMatchObject({ modules_count: MODULES, resources_count: FILES })
  expect(first.resources).toHaveLength(20)
  expect(first.modules).toHaveLength(50)
  const last = await searchAll(database.db, { ...QUERY, page: 13 })
  expect(last.resources).toHaveLength(FILES - 240)
})

test('the filters name the modules with the most files, and the chosen one', async () => {
  const { facets } = await searchAll(database.db, { ...QUERY, module: 'course-229' })
  expect(facets.module).toHaveLength(MAX_FACET_MODULES)
  expect(facets.module[0]).toEqual({ value: 'course-229', name: 'Counselling, course 229', count: 1 })
  const none = await searchAll(database.db, { ...QUERY, module: 'rings' })
  expect(none.facets.module[0], 'a filter that leaves nothing').toEqual({ value: 'rings', name: 'rings', count: 0 })
})

test('a search while somebody types gets the modules that it shows', async () => {
  const { modules, resources } = await searchAll(database.db, { ...QUERY, page_size: 5, brief: true })
  expect([modules.length, resources.length]).toEqual([5, 5])
})
