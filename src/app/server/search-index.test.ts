import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { FEATURES } from '#app/features.ts'
import { rebuildSearchIndex } from '#features/search/server/public.ts'
import { searchAll } from '#features/search/server/search.ts'
import { readConfig } from '#platform/config/config.ts'
import { createModule } from '#testing/builders.ts'
import { createDataPlace } from '#testing/database/database.ts'
import { closeContext, openContext } from './open-context.ts'

async function createConfig() {
  return { ...readConfig({ STARTER_CONTENT: 'off' }), ...(await createDataPlace()) }
}

async function countFound({ database }: Awaited<ReturnType<typeof openContext>>, keyword: string): Promise<number> {
  const question = { keyword, sort: 'default', page: 1, page_size: 20, exact: false } as const
  return (await searchAll(database.db, question)).modules_count
}

test('a module is found as soon as its transaction is committed', async () => {
  const context = await openContext(await createConfig())
  onTestFinished(() => closeContext(context))
  expect(await countFound(context, 'implants')).toBe(0)
  await createModule(context, { slug: 'implants', name: 'Contraceptive implants' })
  expect(await countFound(context, 'implants')).toBe(1)
})

test('the next start rebuilds an index of another version', async () => {
  const config = await createConfig()
  const context = await openContext(config)
  await createModule(context, { slug: 'implants', name: 'Contraceptive implants' })
  const { db } = context.database
  await sql`delete from search_entry_text`.execute(db)
  await db.deleteFrom('search_version').execute()
  expect(await countFound(context, 'implants')).toBe(0)
  await closeContext(context)

  const upgraded = await openContext(config)
  onTestFinished(() => closeContext(upgraded))
  expect(await countFound(upgraded, 'implants')).toBe(1)
})

test('a rebuild of the index does not change results', async () => {
  const context = await openContext(await createConfig())
  onTestFinished(() => closeContext(context))
  await createModule(context, { slug: 'implants', name: 'Contraceptive implants' })
  await context.database.db.transaction().execute((tx) => rebuildSearchIndex(tx, FEATURES))
  expect(await countFound(context, 'implants')).toBe(1)
})
