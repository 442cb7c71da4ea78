import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { FEATURES } from '#app/features.ts'
import { rebuildSearchIndex } from '#features/search/server/public.ts'
import { searchAll } from '#features/search/server/search.ts'
import { readConfig } from '#platform/config/config.ts'
import { createModule } from '#testing/builders.ts'
import { createDataPlace } from '#testing/database/database.ts'
import { closeContext, openContext } from './open-context.ts'

async function aConfig() {
  return { ...readConfig({ STARTER_CONTENT: 'off' }), ...(await createDataPlace()) }
}

async function countFound({ database }: Awaited<ReturnType<typeof openContext>>, keyword: string): Promise<number> {
  const question = { keyword, sort: 'default', page: 1, page_size: 20, exact: false } as const
  return (await searchAll(database.db, question)).modules_count
}

test('a module is found as soon as it is committed', async () => {
  const ground = await openContext(await aConfig())
  onTestFinished(() => closeContext(ground))
  expect(await countFound(ground, 'implants')).toBe(0)
  await createModule(ground, { slug: 'implants', name: 'Contraceptive implants' })
  expect(await countFound(ground, 'implants')).toBe(1)
})

test('the next start rebuilds an index that another version wrote', async () => {
  const config = await aConfig()
  const ground = await openContext(config)
  await createModule(ground, { slug: 'implants', name: 'Contraceptive implants' })
  const { db } = ground.database
  await sql`delete from search_entry_text`.execute(db)
  await db.deleteFrom('search_version').execute()
  expect(await countFound(ground, 'implants')).toBe(0)
  await closeContext(ground)

  const upgraded = await openContext(config)
  onTestFinished(() => closeContext(upgraded))
  expect(await countFound(upgraded, 'implants')).toBe(1)
})

test('a rebuild of the index changes nothing that is found', async () => {
  const ground = await openContext(await aConfig())
  onTestFinished(() => closeContext(ground))
  await createModule(ground, { slug: 'implants', name: 'Contraceptive implants' })
  await ground.database.db.transaction().execute((tx) => rebuildSearchIndex(tx, FEATURES))
  expect(await countFound(ground, 'implants')).toBe(1)
})
