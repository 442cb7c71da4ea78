import { describe, expect, test } from 'vitest'
import { FEATURES } from '#app/features.ts'
import { draftSchema } from '#content/server/draft-schema.ts'
import type { AnyEditable } from '#content/server/editable.ts'
import { mergeValues } from '#core/content-merge.ts'
import { listFieldProblems } from '#core/content-problems.ts'
import { type AnyValue, emptyValue, type Fields } from '#core/content-type.ts'
import { orNotFound } from '#core/errors.ts'
import { listEditables } from '#features/editing/server/jobs.ts'
import { paths as libraryPaths } from '#features/library/paths.ts'
import { paths as contentPaths } from '#features/pages/paths.ts'
import { createModule } from '#testing/builders.ts'
import { createSite } from '#testing/site.ts'
import { storeStarterPages } from '#testing/starter.ts'
import { EDITABLE_CONTENT } from '../browser/editing/content.ts'

const site = await createSite()
const empty = await createSite()
await storeStarterPages(site)
const { slug } = await createModule(site.context)
const { db } = site.context.database
const editables = listEditables(FEATURES)

const ARCHIVES = /download|video-cover/
const READS = [...Object.values(contentPaths), ...Object.values(libraryPaths)]
  .filter((path) => path.startsWith('GET ') && !ARCHIVES.test(path))
  .map((path) => path.slice('GET '.length).replace(':module', slug))

/** Everything that readers get, by URL, without the times of changes. */
async function readers() {
  const urls = [...READS, '/api/training/module-resource/search/?keyword=training']
  return Object.fromEntries(await Promise.all(urls.map(async (url) => [url, timeless((await site.get(url)).body)])))
}

function timeless(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body), (name, value) => (name === 'updated_at' ? null : value))
}

/** The published entries of a content type. */
async function entriesOf({ list, read }: AnyEditable) {
  const summaries = await list(db)
  return Promise.all(
    summaries.map(async ({ entry }) => {
      const value: AnyValue = orNotFound<AnyValue>(await read(db, entry))
      return { entry, value }
    }),
  )
}

test('changes of two editors are joined to a text that can be saved, also without a file', () => {
  for (const { type } of editables) {
    const fields: Fields = type.fields
    const items = Object.entries(fields).flatMap(([name, field]) =>
      field.type === 'list' ? [[name, [{ ...emptyValue(field.fields), key: '1' }]]] : [],
    )
    const value: AnyValue = { ...emptyValue(fields), ...Object.fromEntries(items) }
    const joined = mergeValues(type, { base: value, mine: value, theirs: value })
    expect(joined, type.kind).toEqual({ value, conflicts: [] })
    expect(draftSchema(type).safeParse(joined.value).success, type.kind).toBe(true)
  }
})

test('each content type has a form, and its entries are on a page', async () => {
  const kinds = editables.map(({ type }) => type.kind)
  expect(new Set(kinds).size).toBe(kinds.length)
  expect(EDITABLE_CONTENT.types.map(({ kind }) => kind).sort()).toEqual([...kinds].sort())
  for (const editable of editables)
    for (const { page, title } of await editable.list(db)) {
      expect(page).toMatch(/^\//)
      expect(title).not.toBe('')
    }
})

describe.each(editables.map((editable) => [editable.type.kind, editable] as const))('%s', (_, editable) => {
  test('can be edited and published without a change', async () => {
    for (const { entry, value } of await entriesOf(editable)) {
      expect(draftSchema(editable.type).parse(value)).toEqual(value)
      expect(listFieldProblems(editable.type, value)).toEqual([])
      expect((await editable.check?.(db, entry, value)) ?? []).toEqual([])
    }
  })

  test('changes nothing for readers when it is written as it was read, and keeps the keys of items', async () => {
    const before = await readers()
    for (const { entry, value } of await entriesOf(editable)) {
      await db
        .transaction()
        .execute((tx) => editable.write(tx, entry, value, { now: new Date('2026-11-25T10:00:00Z'), note: '' }))
      expect(await editable.read(db, entry)).toEqual(value)
    }
    expect(await readers()).toEqual(before)
  })

  test('answers for no entry that does not exist', async () => {
    for (const name of ['missing', 'constructor']) expect(await editable.read(db, name)).toBeUndefined()
  })
})

test('entries that always exist can be edited on a site without any content', async () => {
  const fixed = editables.filter(({ remove }) => remove === undefined)
  expect(fixed.length).toBeGreaterThan(5)
  for (const { type, list, read } of fixed)
    for (const { entry } of await list(empty.context.database.db)) {
      const value: AnyValue | undefined = await read(empty.context.database.db, entry)
      expect(draftSchema(type).parse(value)).toEqual(value)
    }
})
