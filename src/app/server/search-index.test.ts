import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { FEATURES } from '#app/features.ts'
import { isRebuilding, rebuildIndex } from '#platform/search/rebuild-index.ts'
import type { TextTable } from '#platform/search/text-index.ts'
import { createModule } from '#testing/builders.ts'
import { postDiscussion } from '#testing/discussion.ts'
import { createMember } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const secondProcess = await createSite({}, site.context.config)
const { db } = site.context.database
const author = await createMember(site)
for (const slug of ['implants', 'rods']) await createModule(site.context, { slug, name: `Contraceptive ${slug}` })
await postDiscussion(author, { title: 'Implants that lie deep' })

const files = (keyword: string) => `/api/training/module-resource/search/?keyword=${keyword}`
const forum = (search: string) => `/api/community/discussions/?search=${search}`

/** Starts a rebuild like an upgrade, or like a restore, which also empties the index. */
async function beginRebuild(emptied: readonly TextTable[] = []) {
  for (const table of emptied) await sql`delete from ${sql.table(table)}`.execute(db)
  if (emptied.length > 0) await db.deleteFrom('search_entry').execute()
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('text_index_state').set({ version: 0 }).execute()
    await tx.insertInto('change').values({ tag: 'everything', at: new Date().toISOString() }).execute()
  })
}

test('while the index is rebuilt, searches find what it has and say so; afterwards they find everything', async () => {
  const complete = [(await site.get(files('contraceptive'))).body, (await site.get(forum('implants'))).body]
  expect(complete).toMatchObject([{ modules_count: 2 }, { count: 1 }])
  expect(JSON.stringify(complete)).not.toContain('is_rebuilding')
  await beginRebuild()
  expect((await site.get(files('contraceptive'))).body).toMatchObject({ modules_count: 2, is_rebuilding: true })
  await beginRebuild(['search_entry_text', 'discussion_text'])
  for (const page of [files('contraceptive'), files('unknown'), forum('implants')])
    expect((await site.get(page)).body, page).toMatchObject({ is_rebuilding: true })
  expect((await site.get(files('contraceptive'))).body).toMatchObject({ modules_count: 0 })
  await rebuildIndex(db, FEATURES)
  expect([(await site.get(files('contraceptive'))).body, (await site.get(forum('implants'))).body]).toEqual(complete)
})

test('a search that finds nothing is not reported during a rebuild', async () => {
  await beginRebuild()
  await site.post('/api/training/module-resource/search/nothing-found/', { keyword: 'zykloprop', language: 'en' })
  await rebuildIndex(db, FEATURES)
  expect(await db.selectFrom('missed_search').selectAll().execute()).toEqual([])
})

test('a rebuild that was stopped continues after the last row, and two processes index no row twice', async () => {
  const indexed: number[] = []
  const stopping = new AbortController()
  const rows = {
    name: 'rows',
    indexed: {
      lockNext: async (_tx: unknown, after: number, limit: number) =>
        Array.from({ length: 450 }, (_, at) => at + 1)
          .filter((id) => id > after)
          .slice(0, limit),
      index: async (_tx: unknown, id: number) => {
        indexed.push(id)
        if (id === 250) stopping.abort()
      },
    },
  }
  await beginRebuild()
  await rebuildIndex(db, [rows], stopping.signal)
  expect(await isRebuilding(db)).toBe(true)
  expect(indexed.length).toBeLessThanOrEqual(400)
  await Promise.all([rebuildIndex(db, [rows]), rebuildIndex(secondProcess.context.database.db, [rows])])
  expect(indexed).toEqual(Array.from({ length: 450 }, (_, at) => at + 1))
  expect(await isRebuilding(db)).toBe(false)
})
