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

test('the tests run on the database of their project', async () => {
  expect(dialect).toBe(process.env.TEST_DATABASE)
  await ping()
})

const WORD = { written: 'méthodes', word: 'methodes', language: 'fr', stem: 'fr method' } as const

test('migrating a second time changes nothing', async () => {
  const database = await openTestDatabase()
  await database.db.insertInto('search_word').values(WORD).execute()
  await migrate(database, MIGRATIONS)
  expect(await database.db.selectFrom('search_word').selectAll().execute()).toEqual([WORD])
})

test('each test database is empty and separate', async () => {
  const other = await openTestDatabase()
  await other.db.insertInto('search_word').values(WORD).execute()
  expect(await db.selectFrom('search_word').selectAll().execute()).toEqual([])
})

test('storing a file or reading a document inside a transaction is refused, because its locks would wait', async () => {
  const store = await createDiskStore()
  const bytes = new TextEncoder().encode('%PDF-1.4')
  const put = () => store.put(fileKeyOf(bytes), bytes)
  await db.transaction().execute(async () => {
    await expect(put()).rejects.toThrow('inside a transaction')
    expect(() => readDocument('pdf', { bytes })).toThrow('inside a transaction')
  })
  await put()
})

test('transactions that lock the same row run one after the other', async () => {
  const page = { pdf_sha256: 'a', picture_sha256: null, size_bytes: 0, width: 0, height: 0, made_at: '' }
  await db.insertInto('first_page').values(page).execute()
  const increment = () =>
    db.transaction().execute(async (tx) => {
      const row = tx.selectFrom('first_page').select('width').where('pdf_sha256', '=', 'a')
      const { width } = await lock(tx, row).executeTakeFirstOrThrow()
      await tx
        .updateTable('first_page')
        .set({ width: width + 1 })
        .where('pdf_sha256', '=', 'a')
        .execute()
    })
  await Promise.all(Array.from({ length: 10 }, increment))
  expect(await db.selectFrom('first_page').select('width').execute()).toEqual([{ width: 10 }])
})

test.runIf(dialect === 'postgres')(
  'a connection that ends between two queries of a transaction fails that transaction alone',
  async () => {
    const lost = db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(db)
      await sql`select 1`.execute(tx)
    })
    await expect(lost).rejects.toThrow()
    await ping()
  },
)
