import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate, setTimeout } from 'node:timers/promises'
import SqliteFile from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { sqliteDialect, sqliteFile } from './sqlite.ts'
import { ROLLED_BACK, SqliteThread } from './sqlite-thread.ts'
import { TransactionAwareKysely } from './transactions.ts'

interface Note {
  text: string
}

/** How long a read may take on a busy machine, in ms. A read that is blocked takes longer: `WRITER_BUSY_MS`, or forever. */
const MAX_READ_MS = 2000

function createTempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trp-sqlite-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

async function openNotebook() {
  const folder = createTempFolder()
  const db = new TransactionAwareKysely<{ note: Note }>({ dialect: sqliteDialect(folder) })
  onTestFinished(() => db.destroy())
  await sql`create table note (text text unique)`.execute(db)
  const add = (text: string, to = db) => to.insertInto('note').values({ text }).execute()
  const read = async (from = db) => (await from.selectFrom('note').select('text').execute()).map((note) => note.text)
  return { db, folder, add, read }
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

test('while a transaction is open, other queries read the committed state', async () => {
  const { db, add, read } = await openNotebook()
  const started = Promise.withResolvers<void>()
  const proceed = Promise.withResolvers<void>()
  const transaction = db.transaction().execute(async (tx) => {
    await add('new', tx)
    started.resolve()
    await proceed.promise
    return read(tx)
  })
  await started.promise
  expect(await msOf(async () => expect(await read()).toEqual([]))).toBeLessThan(MAX_READ_MS)
  proceed.resolve()
  expect(await transaction).toEqual(['new'])
  expect(await read()).toEqual(['new'])
})

test('while the writer waits for the disk or for another process, reads are not blocked', async () => {
  const { folder, add, read } = await openNotebook()
  const other = new SqliteFile(sqliteFile(folder))
  onTestFinished(() => void other.close())
  other.exec('begin immediate')
  let isWritten = false
  const written = add('late').then(() => {
    isWritten = true
  })
  for (let time = 0; time < 20; time++) expect(await msOf(read)).toBeLessThan(MAX_READ_MS)
  expect(isWritten).toBe(false)
  other.exec('commit')
  await written
  expect(await read()).toEqual(['late'])
})

test('concurrent writes and transactions run one after the other', async () => {
  const { db, add, read } = await openNotebook()
  const counting = Array.from({ length: 20 }, () =>
    db.transaction().execute(async (tx) => add(`note ${(await read(tx)).length}`, tx)),
  )
  await Promise.all([...counting, add('outside')])
  expect(new Set(await read()).size).toBe(21)
})

test('a transaction of many statements does not block the event loop', async () => {
  const { db, add, read } = await openNotebook()
  let isOpen = true
  let turns = 0
  const transaction = db.transaction().execute(async (tx) => {
    // Node handles at most 1,000 messages of a worker before the event loop goes to its next phase.
    for (let note = 0; note < 3200; note++) await add(`note ${note}`, tx)
    isOpen = false
  })
  while (isOpen) {
    turns++
    await setImmediate()
  }
  await transaction
  expect(turns).toBeGreaterThan(2)
  expect(await read()).toHaveLength(3200)
})

test('errors keep their code, and a transaction continues after a caught error', async () => {
  const { db, add, read } = await openNotebook()
  await add('once')
  await expect(add('once')).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_UNIQUE' })
  await expect(sql`select * from nothing`.execute(db)).rejects.toMatchObject({ code: 'SQLITE_ERROR' })
  await db.transaction().execute(async (tx) => {
    await expect(add('once', tx)).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_UNIQUE' })
    await add('twice', tx)
  })
  expect(await read()).toEqual(['once', 'twice'])
})

test('a transaction that fills the disk writes nothing, and the next one succeeds', async () => {
  const { db, add, read } = await openNotebook()
  const limit = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db)
  await limit(10)
  const after: unknown[] = []
  const failing = db.transaction().execute(async (tx) => {
    await add('small', tx)
    const error: unknown = await add('x'.repeat(200_000), tx).catch((error: unknown) => error)
    after.push(await add('after', tx).catch((error: { code: string }) => error.code))
    throw error
  })
  await expect(failing).rejects.toMatchObject({ code: 'SQLITE_FULL' })
  expect(after).toEqual([ROLLED_BACK])
  await limit(1000)
  await add('next')
  expect(await read()).toEqual(['next'])
})

test('a write outside the open transaction is refused, because it would wait forever', async () => {
  const { db, add, read } = await openNotebook()
  await db.transaction().execute(async (tx) => {
    await expect(add('outside')).rejects.toThrow('use its tx')
    await expect(db.transaction().execute(() => add('outside'))).rejects.toThrow('use its tx')
    await add('inside', tx)
  })
  await add('after')
  expect(await read()).toEqual(['inside', 'after'])
})

test('a read-only transaction sees one state and blocks no writer', async () => {
  const { db, add, read } = await openNotebook()
  await add('before')
  const snapshot = db.transaction().setAccessMode('read only')
  await snapshot.execute(async (tx) => {
    expect(await read(tx)).toEqual(['before'])
    await add('meanwhile')
    expect(await read(tx)).toEqual(['before'])
  })
  expect(await read()).toEqual(['before', 'meanwhile'])
})

test('a read-only transaction cannot write', async () => {
  const { db, add, read } = await openNotebook()
  const snapshot = db.transaction().setAccessMode('read only')
  await expect(snapshot.execute((tx) => add('new', tx))).rejects.toThrow('read-only')
  expect(await read()).toEqual([])
})

test('closing waits for writes, stops the thread and leaves no WAL file', async () => {
  const { db, folder, add } = await openNotebook()
  const started = Promise.withResolvers<void>()
  const last = db.transaction().execute(async (tx) => {
    started.resolve()
    await setTimeout(20)
    await add('last', tx)
  })
  await started.promise
  const late = started.promise.then(() => add('late'))
  await Promise.all([db.destroy(), last, expect(late).rejects.toThrow()])
  expect(existsSync(`${sqliteFile(folder)}-wal`)).toBe(false)
  const file = new SqliteFile(sqliteFile(folder))
  expect(file.prepare('select text from note').all()).toEqual([{ text: 'last' }])
  file.close()
})

test('when the thread ends, its statements fail with the cause, and the next one starts another thread', async () => {
  const folder = createTempFolder()
  const file = join(folder, 'later', 'database.sqlite')
  const writer = new SqliteThread({ file, busyMs: 100, pragmas: [], maxStatements: 10 })
  const run = () => writer.run({ sql: 'select 1 as one', parameters: [], expectsTransaction: false })
  const both = await Promise.allSettled([run(), run()])
  for (const each of both)
    expect(each).toMatchObject({ reason: { message: expect.stringContaining('has ended'), cause: expect.any(Error) } })
  mkdirSync(join(folder, 'later'))
  expect((await run()).rows).toEqual([{ one: 1 }])
  await writer.close()
})
