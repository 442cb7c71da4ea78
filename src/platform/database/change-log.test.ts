import { expect, onTestFinished, test, vi } from 'vitest'
import type { Tag } from '#core/endpoint.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { ChangeLog, deleteOldChanges, recordChange } from './change-log.ts'
import type { Db, Tx } from './schema.ts'

const HOUR_MS = 3_600_000

/** The log of one process, and the tags that its listener has received. */
async function openLog(db: Db) {
  const log = await ChangeLog.open(db)
  onTestFinished(() => log.stop())
  const received: Tag[] = []
  log.listen((tags) => received.push(...tags))
  const readTags = async () => {
    await log.read()
    return received.splice(0)
  }
  return { log, received, readTags }
}

/** Records a change in a transaction that stays open. @returns a function that commits it */
async function openTransaction(db: Db, tag: Tag) {
  const started = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const committed = db.transaction().execute(async (tx) => {
    await recordChange(tx, tag)
    started.resolve()
    await end.promise
  })
  await Promise.race([started.promise, committed])
  return async () => {
    end.resolve()
    await committed
  }
}

const record = (db: Db, ...tags: Tag[]) => db.transaction().execute((tx) => recordChange(tx, ...tags))

test('every other process reads a committed change once', async () => {
  const { db } = await openTestDatabase()
  await record(db, 'library')
  const [one, other] = [await openLog(db), await openLog(db)]
  await record(db, 'news', 'discussion:12', 'news')
  expect(await one.readTags()).toEqual(['news', 'discussion:12'])
  expect(await other.readTags()).toEqual(['news', 'discussion:12'])
  expect(await other.readTags()).toEqual([])
})

test('a process is notified of its own change immediately, and only once', async () => {
  const { db } = await openTestDatabase()
  const { log, received, readTags } = await openLog(db)
  await record(db, 'library')
  let own: Tx | undefined
  await db.transaction().execute(async (tx) => {
    own = tx
    await recordChange(tx, 'news')
    await recordChange(tx, 'news', 'search')
  })
  if (own) log.committed(own)
  expect(received.splice(0)).toEqual(['news', 'search'])
  expect(await readTags()).toEqual(['library'])
  expect(await readTags()).toEqual([])
})

test('a change that is rolled back notifies nobody', async () => {
  const { db } = await openTestDatabase()
  const { readTags } = await openLog(db)
  const failing = db.transaction().execute(async (tx) => {
    await recordChange(tx, 'news')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await record(db, 'search')
  expect(await readTags()).toEqual(['search'])
})

const { dialect } = await openTestDatabase()

// SQLite has one writer, so a change with a higher id never commits first.
if (dialect === 'postgres')
  test('a change that commits after one with a higher id is not missed', async () => {
    const { db } = await openTestDatabase()
    await record(db, 'library')
    const { readTags } = await openLog(db)
    const commit = await openTransaction(db, 'news')
    await record(db, 'search')
    const startedMeanwhile = await openLog(db)
    expect(await readTags()).toEqual(['search'])
    expect(await readTags()).toEqual([])
    await commit()
    expect(await readTags()).toEqual(['news'])
    expect(await startedMeanwhile.readTags()).toEqual(['news'])
    expect(await readTags()).toEqual([])
  })

test('a process that has not read for a long time treats everything as changed', async () => {
  const { db } = await openTestDatabase()
  const { readTags } = await openLog(db)
  await record(db, 'news')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS })
  onTestFinished(() => void vi.useRealTimers())
  expect(await readTags()).toEqual(['everything'])
  await record(db, 'search')
  expect(await readTags()).toEqual(['search'])
})

test('a transaction with very many tags changes everything', async () => {
  const { db } = await openTestDatabase()
  const { readTags } = await openLog(db)
  await record(db, ...Array.from({ length: 2000 }, (_, id) => `discussion:${id}` as const))
  expect(await readTags()).toEqual(['everything'])
})

test('rows are deleted after an hour, except the newest', async () => {
  const { db } = await openTestDatabase()
  await record(db, 'news')
  await record(db, 'search')
  const tags = async () => (await db.selectFrom('change').select('tag').execute()).map((row) => row.tag)
  await deleteOldChanges(db, new Date(Date.now() + HOUR_MS / 2))
  expect(await tags()).toEqual(['news', 'search'])
  await deleteOldChanges(db, new Date(Date.now() + 2 * HOUR_MS))
  expect(await tags()).toEqual(['search'])
})
