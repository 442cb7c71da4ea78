import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { changeInGroups } from './change-groups.ts'
import { migrate } from './migrate.ts'
import type { Tables, Tx } from './schema.ts'
import { sqliteIn } from './sqlite.ts'

/** A database whose disk is ready when the test says so. */
async function onSlowDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'trp-disk-'))
  const turns: PromiseWithResolvers<void>[] = []
  let isSlow = false
  const toDisk = async () => {
    if (!isSlow) return
    const turn = Promise.withResolvers<void>()
    turns.push(turn)
    await turn.promise
  }
  const db = new Kysely<Tables>({ dialect: sqliteIn(folder, toDisk) })
  onTestFinished(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
  await migrate({ db, dialect: 'sqlite' })
  isSlow = true
  const change = changeInGroups(db)
  const names = () => db.selectFrom('module_category').select('name').orderBy('id').execute()
  return { db, change, turns, names: async () => (await names()).map(({ name }) => name) }
}

const add = (name: string) => (tx: Tx) => tx.insertInto('module_category').values({ name, position: 1 }).execute()

/** What becomes of it, as far as is known. */
function watched(promise: Promise<unknown>): () => string {
  let fate = 'waits'
  promise.then(
    () => {
      fate = 'kept'
    },
    (error: unknown) => {
      fate = String(error)
    },
  )
  return () => fate
}

test('who made a change hears of it when it is on the disk; the next ones are made meanwhile', async () => {
  const { change, turns, names } = await onSlowDisk()
  const first = watched(change(add('First')))
  await vi.waitFor(() => expect(turns).toHaveLength(1))
  const second = watched(change(add('Second')))
  await vi.waitFor(() => expect(turns).toHaveLength(2))
  expect([await names(), first(), second()]).toEqual([['First', 'Second'], 'waits', 'waits'])
  turns[0]?.resolve()
  await vi.waitFor(() => expect(first()).toBe('kept'))
  expect(second()).toBe('waits')
  turns[1]?.resolve()
  await vi.waitFor(() => expect(second()).toBe('kept'))
})

test('a change that is refused by what another of its group wrote is answered with it', async () => {
  const { change, turns } = await onSlowDisk()
  const [alone, made, refused] = [
    change(add('Alone')),
    change(add('Made')),
    change(async (tx) => {
      const { name } = await tx
        .selectFrom('module_category')
        .select('name')
        .where('name', '=', 'Made')
        .executeTakeFirstOrThrow()
      throw new Error(`there is ${name} already`)
    }),
  ].map(watched)
  await vi.waitFor(() => expect(turns).toHaveLength(2))
  turns[0]?.resolve()
  await vi.waitFor(() => expect(alone?.()).toBe('kept'))
  expect([made?.(), refused?.()]).toEqual(['waits', 'waits'])
  turns[1]?.resolve()
  await vi.waitFor(() => expect([made?.(), refused?.()]).toEqual(['kept', 'Error: there is Made already']))
})

test('nobody is told of a change that the disk did not take', async () => {
  const { change, turns } = await onSlowDisk()
  const fate = watched(change(add('Lost')))
  await vi.waitFor(() => expect(turns).toHaveLength(1))
  turns[0]?.reject(new Error('EIO'))
  await vi.waitFor(() => expect(fate()).toBe('Error: EIO'))
})

test('what is written beside is told of when it is on the disk too; who reads, or is refused, does not wait', async () => {
  const { db, change, turns, names } = await onSlowDisk()
  const beside = watched(db.insertInto('module_category').values({ name: 'Beside', position: 1 }).execute())
  await vi.waitFor(() => expect(turns).toHaveLength(1))
  const inStep = watched(db.transaction().execute(add('In a step')))
  await vi.waitFor(() => expect(turns).toHaveLength(2))
  const refused = change(async (tx) => {
    await add('Refused')(tx)
    throw new Error('not wanted')
  })
  await expect(refused).rejects.toThrow('not wanted')
  expect([await names(), turns.length]).toEqual([['Beside', 'In a step'], 2])
  expect([beside(), inStep()]).toEqual(['waits', 'waits'])
  for (const turn of turns) turn.resolve()
  await vi.waitFor(() => expect([beside(), inStep()]).toEqual(['kept', 'kept']))
})
