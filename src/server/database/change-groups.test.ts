import { expect, test } from 'vitest'
import { raiseRevision, watchRevisions } from './revisions.ts'
import { aDatabase } from './testing/a-database.ts'

const { db, change } = await aDatabase()

function addCategory(name: string) {
  return change((tx) =>
    tx.insertInto('module_category').values({ name, position: 1 }).returning('name').executeTakeFirstOrThrow(),
  )
}

test('of changes that come together one that fails is undone alone, also what it had written', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `Category ${index}`)
  const failing = change(async (tx) => {
    await tx.insertInto('module_category').values({ name: 'Half', position: 1 }).execute()
    throw new Error('not wanted')
  })
  const made = names.map(addCategory)
  await expect(failing).rejects.toThrow('not wanted')
  expect((await Promise.all(made)).map((changed) => changed.made.name)).toEqual(names)
  const rows = await db.selectFrom('module_category').select('name').execute()
  expect(new Set(rows.map((row) => row.name))).toEqual(new Set(names))
})

test('what has been made is there for everybody, at once', async () => {
  await Promise.all(['First', 'Second'].map(addCategory))
  const { made } = await change((tx) =>
    tx.selectFrom('module_category').select('name').where('name', 'in', ['First', 'Second']).execute(),
  )
  expect(made).toHaveLength(2)
})

test('what a failed change had noted about revisions goes with it', async () => {
  const revisions = await watchRevisions(db)
  const failing = change(async (tx) => {
    await raiseRevision(tx, 'news')
    throw new Error('not wanted')
  })
  const others = Promise.all([
    change(async (tx) => raiseRevision(tx, 'search')),
    failing.catch(() => undefined),
    change(async (tx) => raiseRevision(tx, 'content')),
  ])
  const before = revisions.of(['news'])
  const [first, , last] = await others
  for (const changed of [first, last]) await revisions.committed(changed.tx)
  expect(revisions.of(['news'])).toBe(before)
  revisions.stop()
})
