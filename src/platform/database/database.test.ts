import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MIGRATIONS } from '#app/features.ts'
import { fileKeyOf } from '#platform/files/file-key.ts'
import { readDocument } from '#platform/files/ingest/read-document.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { createDiskStore } from '#testing/files/store.ts'
import { lock } from './lock.ts'
import { migrate } from './migrate.ts'

const { db, dialect, ping } = await openTestDatabase()

test('the tests run on the database that their project names', async () => {
  expect(dialect).toBe(process.env.TEST_DATABASE)
  await ping()
})

test('migrating a second time changes nothing', async () => {
  const database = await openTestDatabase()
  await database.db.insertInto('module_category').values({ name: 'Methods', position: 1 }).execute()
  await migrate(database, MIGRATIONS)
  expect(await database.db.selectFrom('module_category').select('name').execute()).toEqual([{ name: 'Methods' }])
})

test('a database of version 0.1.0, whose migrations had other names, keeps its rows', async () => {
  const old = await openTestDatabase()
  await old.db.insertInto('module_category').values({ name: 'Methods', position: 1 }).execute()
  const formerNames = new Set(MIGRATIONS.flatMap(({ formerName }) => formerName ?? []))
  await sql`alter table idempotent_response rename to kept_answer`.execute(old.db)
  await sql`delete from migration`.execute(old.db)
  for (const name of formerNames) await sql`insert into migration (name) values (${name})`.execute(old.db)
  await migrate(old, MIGRATIONS)
  expect(await old.db.selectFrom('module_category').select('name').execute()).toEqual([{ name: 'Methods' }])
  expect(await old.db.selectFrom('idempotent_response').selectAll().execute()).toEqual([])
})

test('each database of a test is empty and its own', async () => {
  const other = await openTestDatabase()
  await other.db.insertInto('module_category').values({ name: 'Methods', position: 1 }).execute()
  expect(await db.selectFrom('module_category').select('name').execute()).toEqual([])
})

test('inside a transaction no file is stored and no document read, because its locks would wait for that', async () => {
  const store = await createDiskStore()
  const bytes = new TextEncoder().encode('%PDF-1.4')
  const put = () => store.put(fileKeyOf(bytes), bytes)
  await db.transaction().execute(async () => {
    await expect(put()).rejects.toThrow('inside a transaction')
    expect(() => readDocument('pdf', bytes)).toThrow('inside a transaction')
  })
  await put()
})

test('of two transactions that lock the same row the second sees what the first has written', async () => {
  const { id } = await db
    .insertInto('module_category')
    .values({ name: 'Locked', position: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const raise = () =>
    db.transaction().execute(async (tx) => {
      const row = tx.selectFrom('module_category').select('position').where('id', '=', id)
      const { position } = await lock(tx, row).executeTakeFirstOrThrow()
      await tx
        .updateTable('module_category')
        .set({ position: position + 1 })
        .where('id', '=', id)
        .execute()
    })
  await Promise.all(Array.from({ length: 10 }, raise))
  const raised = await db.selectFrom('module_category').select('position').where('id', '=', id).execute()
  expect(raised).toEqual([{ position: 10 }])
})
