import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { raiseRevision, watchRevisions } from './revisions.ts'
import { aDatabase } from './testing/a-database.ts'

const { db, dialect, ping } = await aDatabase()

test('the tests run on the database that their project names', async () => {
  expect(dialect).toBe(process.env.TEST_DATABASE)
  await ping()
})

test('migrating a second time changes nothing', async () => {
  const database = await aDatabase()
  await database.db.insertInto('module_category').values({ name: 'Methods', position: 1 }).execute()
  await migrate(database)
  expect(await database.db.selectFrom('module_category').select('name').execute()).toEqual([{ name: 'Methods' }])
})

test('each database of a test is empty and its own', async () => {
  const other = await aDatabase()
  await other.db.insertInto('module_category').values({ name: 'Methods', position: 1 }).execute()
  expect(await db.selectFrom('module_category').select('name').execute()).toEqual([])
})

test('a change raises the revision of its area, and of no other', async () => {
  const revisions = await watchRevisions(db)
  const before = { search: revisions.of(['search']), news: revisions.of(['news']) }
  await db.transaction().execute((tx) => raiseRevision(tx, 'search'))
  await revisions.refresh()
  expect(revisions.of(['search'])).not.toBe(before.search)
  expect(revisions.of(['news'])).toBe(before.news)
  revisions.stop()
})

test('what is made of data that change meanwhile goes by the revisions from before', async () => {
  const revisions = await watchRevisions(db)
  const taken = revisions.snapshot()
  const before = taken(['search'])
  for (let change = 0; change < 2; change++) {
    await db.transaction().execute((tx) => raiseRevision(tx, 'search'))
    await revisions.refresh()
    expect(taken(['search'])).toBe(before)
    expect(revisions.of(['search'])).not.toBe(before)
  }
  revisions.stop()
})

test('a change that fails leaves the revision as it was', async () => {
  const revisions = await watchRevisions(db)
  const before = revisions.of(['news'])
  const failing = db.transaction().execute(async (tx) => {
    await raiseRevision(tx, 'news')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await revisions.refresh()
  expect(revisions.of(['news'])).toBe(before)
  revisions.stop()
})

test('a statement that comes again and again is answered for what it is given, and read by the server once', async () => {
  const { db, dialect } = await aDatabase()
  const positions = Array.from({ length: 60 }, (_, position) => position)
  await db
    .insertInto('module_category')
    .values(positions.map((position) => ({ name: `Category ${position}`, position })))
    .execute()
  await db.connection().execute(async (own) => {
    for (const position of positions) {
      const category = own.selectFrom('module_category').select('name').where('position', '=', position)
      expect(await category.execute()).toEqual([{ name: `Category ${position}` }])
    }
    if (dialect === 'sqlite') return
    const kept = sql`select 1 from pg_prepared_statements where statement like 'select "name" from "module_category"%'`
    expect((await kept.execute(own)).rows).toHaveLength(1)
  })
})
