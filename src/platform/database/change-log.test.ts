import { expect, onTestFinished, test, vi } from 'vitest'
import type { Tag } from '#core/endpoint.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { ChangeLog, forgetChanges, recordChange } from './change-log.ts'
import type { Db, Tx } from './schema.ts'

const HOUR_MS = 3_600_000

/** The log as one process reads it, with what it has told. */
async function aLog(db: Db) {
  const log = await ChangeLog.open(db)
  onTestFinished(() => log.stop())
  const heard: Tag[] = []
  log.listen((tags) => heard.push(...tags))
  const hear = async () => {
    await log.read()
    return heard.splice(0)
  }
  return { log, heard, hear }
}

/** Records a change in a transaction that stays open until it is committed. */
async function anOpenChange(db: Db, tag: Tag) {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const committed = db.transaction().execute(async (tx) => {
    await recordChange(tx, tag)
    begun.resolve()
    await end.promise
  })
  await Promise.race([begun.promise, committed])
  return async () => {
    end.resolve()
    await committed
  }
}

const record = (db: Db, ...tags: Tag[]) => db.transaction().execute((tx) => recordChange(tx, ...tags))

test('what one process commits another one reads, once', async () => {
  const { db } = await openTestDatabase()
  await record(db, 'library')
  const [one, other] = [await aLog(db), await aLog(db)]
  await record(db, 'news', 'discussion:12', 'news')
  expect(await one.hear()).toEqual(['news', 'discussion:12'])
  expect(await other.hear()).toEqual(['news', 'discussion:12'])
  expect(await other.hear()).toEqual([])
})

test('a process hears of its own change at once, and not a second time', async () => {
  const { db } = await openTestDatabase()
  const { log, heard, hear } = await aLog(db)
  await record(db, 'library')
  let own: Tx | undefined
  await db.transaction().execute(async (tx) => {
    own = tx
    await recordChange(tx, 'news')
    await recordChange(tx, 'news', 'search')
  })
  if (own) log.committed(own)
  expect(heard.splice(0)).toEqual(['news', 'search'])
  expect(await hear()).toEqual(['library'])
  expect(await hear()).toEqual([])
})

test('nobody hears of a change that is rolled back', async () => {
  const { db } = await openTestDatabase()
  const { hear } = await aLog(db)
  const failing = db.transaction().execute(async (tx) => {
    await recordChange(tx, 'news')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await record(db, 'search')
  expect(await hear()).toEqual(['search'])
})

const { dialect } = await openTestDatabase()

// SQLite has one writer: there a change with a higher id never commits first.
if (dialect === 'postgres')
  test('a change that commits after one with a higher id is not missed', async () => {
    const { db } = await openTestDatabase()
    await record(db, 'library')
    const { hear } = await aLog(db)
    const commit = await anOpenChange(db, 'news')
    await record(db, 'search')
    const startedMeanwhile = await aLog(db)
    expect(await hear()).toEqual(['search'])
    expect(await hear()).toEqual([])
    await commit()
    expect(await hear()).toEqual(['news'])
    expect(await startedMeanwhile.hear()).toEqual(['news'])
    expect(await hear()).toEqual([])
  })

test('a process that was away for long takes everything as changed', async () => {
  const { db } = await openTestDatabase()
  const { hear } = await aLog(db)
  await record(db, 'news')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS })
  onTestFinished(() => void vi.useRealTimers())
  expect(await hear()).toEqual(['everything'])
  await record(db, 'search')
  expect(await hear()).toEqual(['search'])
})

test('a change of very many things is a change of everything', async () => {
  const { db } = await openTestDatabase()
  const { hear } = await aLog(db)
  await record(db, ...Array.from({ length: 2000 }, (_, id) => `discussion:${id}` as const))
  expect(await hear()).toEqual(['everything'])
})

test('rows are deleted after an hour, all but the newest', async () => {
  const { db } = await openTestDatabase()
  await record(db, 'news')
  await record(db, 'search')
  const tags = async () => (await db.selectFrom('change').select('tag').execute()).map((row) => row.tag)
  await forgetChanges(db, new Date(Date.now() + HOUR_MS / 2))
  expect(await tags()).toEqual(['news', 'search'])
  await forgetChanges(db, new Date(Date.now() + 2 * HOUR_MS))
  expect(await tags()).toEqual(['search'])
})
