import { expect, test } from 'vitest'
import { watchRevisions } from '#server/database/revisions.ts'
import { aDatabase } from '#server/database/testing/a-database.ts'
import { rebuildIndex } from './actions.ts'
import { currentIndex } from './current-index.ts'
import { searchAll } from './queries.ts'
import { aModule, aResource, offering } from './testing/library.ts'

const idsOf = async (db: Awaited<ReturnType<typeof aDatabase>>['db'], keyword: string) => {
  const { modules, resources } = await searchAll(db, { keyword, sort: 'default' })
  return [...modules, ...resources].map((hit) => hit.id)
}

test('an empty index finds nothing', async () => {
  const { db } = await aDatabase()
  expect(await idsOf(db, 'implant')).toEqual([])
})

test('only what has changed is written, and what is gone goes', async () => {
  const database = await aDatabase()
  const [kept, changing, going] = [
    aModule(1, { name: 'Implants' }),
    aResource(2, { title: 'Checklist', text: 'implants' }),
    aResource(3, { title: 'Old implants' }),
  ]
  expect(await rebuildIndex(database, [offering(kept, changing), offering(going)])).toEqual({ written: 3, removed: 0 })
  expect(await idsOf(database.db, 'implants')).toEqual([1, 3, 2])

  const changed = aResource(2, { title: 'Checklist', text: 'vasectomy' })
  expect(await rebuildIndex(database, [offering(kept, changed)])).toEqual({ written: 1, removed: 1 })
  expect(await idsOf(database.db, 'implants')).toEqual([1])
  expect(await idsOf(database.db, 'vasectomy')).toEqual([2])
})

test('a word that nothing holds any more is not offered as a correction', async () => {
  const database = await aDatabase()
  await rebuildIndex(database, [offering(aResource(1, { title: 'Implants' }))])
  await rebuildIndex(database, [offering(aResource(1, { title: 'Vasectomy' }))])
  expect(await idsOf(database.db, 'implnts')).toEqual([])
  const index = await currentIndex(database.db)
  expect(index.vocabulary.words).toEqual(['vasectomy'])
})

test('a new order is taken over', async () => {
  const database = await aDatabase()
  const [first, second] = [aResource(1, { title: 'Plan' }), aResource(2, { title: 'Plan' })]
  await rebuildIndex(database, [offering(first, second)])
  await rebuildIndex(database, [offering({ ...first, position: 9 }, second)])
  expect(await idsOf(database.db, 'plan')).toEqual([2, 1])
})

test('the revision rises with a change only', async () => {
  const database = await aDatabase()
  const revisions = await watchRevisions(database.db)
  const now = async () => {
    await revisions.refresh()
    return revisions.of(['search'])
  }
  const searchables = [offering(aResource(1, { title: 'Plan' }))]
  const before = await now()
  await rebuildIndex(database, searchables)
  const after = await now()
  expect(after).not.toBe(before)
  await rebuildIndex(database, searchables)
  expect(await now()).toBe(after)
  revisions.stop()
})

test('one source offered twice is an error, and changes nothing', async () => {
  const database = await aDatabase()
  await rebuildIndex(database, [offering(aResource(1, { title: 'Plan' }))])
  const twice = [offering(aResource(1, { title: 'Other' })), offering(aResource(1, { title: 'Another' }))]
  await expect(rebuildIndex(database, twice)).rejects.toThrow('session_file:1 twice')
  expect(await idsOf(database.db, 'plan')).toEqual([1])
})

test('searches that come while the index is read wait for it', async () => {
  const database = await aDatabase()
  await rebuildIndex(database, [offering(aResource(1, { title: 'Plan' }))])
  await rebuildIndex(database, [offering(aResource(2, { title: 'Plan' }))])
  const answers = await Promise.all(Array.from({ length: 20 }, () => idsOf(database.db, 'plan')))
  expect(new Set(answers.map(String))).toEqual(new Set(['2']))
})
