import { expect, test } from 'vitest'
import { type Place, prepared } from './prepared.ts'
import { aDatabase } from './testing/a-database.ts'

const { db, change } = await aDatabase()

const categoriesFrom = prepared((on, value: Place<{ position: number; most: number }>) =>
  on
    .selectFrom('module_category')
    .select('name')
    .where('position', '>=', value('position'))
    .orderBy('name')
    .limit(value('most')),
)

const renamed = prepared((on, value: Place<{ name: string; position: number }>) =>
  on
    .updateTable('module_category')
    .set({ name: value('name') })
    .where('position', '=', value('position')),
)

test('a prepared query answers for what it is given, every time anew', async () => {
  await change((tx) =>
    tx
      .insertInto('module_category')
      .values([1, 2, 3].map((position) => ({ name: `Category ${position}`, position })))
      .execute(),
  )
  const names = async (position: number, most: number) =>
    (await categoriesFrom(db, { position, most })).rows.map(({ name }) => name)
  expect(await names(2, 9)).toEqual(['Category 2', 'Category 3'])
  expect(await names(1, 1)).toEqual(['Category 1'])
})

test('it belongs to the transaction that it is asked in, and says how much it has changed', async () => {
  const failing = change(async (tx) => {
    expect((await renamed(tx, { name: "Robert'); drop table account", position: 3 })).numAffectedRows).toBe(1n)
    expect((await renamed(tx, { name: 'Nothing', position: 99 })).numAffectedRows).toBe(0n)
    throw new Error('not wanted')
  })
  await expect(failing).rejects.toThrow('not wanted')
  expect((await categoriesFrom(db, { position: 3, most: 1 })).rows).toEqual([{ name: 'Category 3' }])
})
