import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { FEATURES } from '#app/features.ts'
import { itemsOf } from '#core/content-changes.ts'
import type { AnyValue } from '#core/content-type.ts'
import { orNotFound } from '#core/errors.ts'
import { listEditables } from '#features/editing/server/jobs.ts'
import { runImport } from '#features/packages/server/public.ts'
import { readConfig } from '#platform/config/config.ts'
import { INDEX_VERSION } from '#platform/search/rebuild-index.ts'
import { createDataPlace } from '#testing/database/database.ts'
import { createSite, type TestSite } from '#testing/site.ts'
import { ACTS, type Answers, EDITOR, listAnswers, logIn, perform, publishValue } from '#testing/upgrade/answers.ts'
import { differencesOf } from '#testing/upgrade/compare.ts'
import { knownKind, withNewItems } from '#testing/upgrade/known-ids.ts'
import { createOldDatabase } from '#testing/upgrade/old-database.ts'
import { restoreBackup } from './restore-backup.ts'

const FOLDER = join(import.meta.dirname, '../../../../testing/upgrade')
const Recorded = z.record(z.string(), z.json())
const { at, imported, index, answers, afterwards } = z
  .object({
    at: z.iso.datetime(),
    /** What an import of the same package finds. */
    imported: z.array(z.string()),
    /** The search index: its version; source, scope, position and fingerprint of each entry. */
    index: z.object({ version: z.int(), entries: z.array(z.string()) }),
    answers: Recorded,
    /** What editors do next, and the answers that change by it. */
    afterwards: z.array(z.object({ what: z.string(), acts: ACTS, changed: Recorded })),
  })
  .parse(JSON.parse(gunzipSync(readFileSync(join(FOLDER, 'before.json.gz'))).toString()))

const STEP_MS = 5 * 60_000
/** The trash, links for previews and plans end after some days. */
vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) })
afterAll(() => void vi.useRealTimers())

const place = await createDataPlace()
const backup = join(place.dataDir, 'before.tar')
writeFileSync(backup, gunzipSync(readFileSync(join(FOLDER, 'before.tar.gz'))))
await restoreBackup({ ...readConfig({ STARTER_CONTENT: 'off' }), ...place }, backup)
const site = await createSite({}, place)

/** Compares all answers to these requests with those of today. */
async function expectAnswers(of: TestSite, expected: Answers): Promise<void> {
  const today = await listAnswers(of, await logIn(of, new Date()), Object.keys(expected))
  const different = differencesOf(expected, today)
  // Shows the differences of values; a list of requests is left where only their order differs.
  expect(different.map((each) => [each.request, each.today])).toEqual(
    different.map((each) => [each.request, each.before]),
  )
  expect(different.map(({ request }) => request)).toEqual([])
}

test('readers, members and editors get the answers from before', async () => {
  await expectAnswers(site, answers)
})

test('an import finds what it has written, and what was changed since', async () => {
  const lines: string[] = []
  const options = { path: join(FOLDER, 'package'), isTrial: true, overwrite: false }
  await runImport(options, { context: site.context, features: FEATURES }, (line) => lines.push(line))
  expect(lines).toEqual(imported)
})

test('a search index from before stays right, or its version is raised', async () => {
  const { db } = site.context.database
  const rows = await db.selectFrom('search_entry').select(['source', 'scope', 'position', 'fingerprint']).execute()
  const entries = rows.map(({ source, scope, position, fingerprint }) =>
    [source, scope, position, fingerprint].join(' '),
  )
  if (INDEX_VERSION === index.version) expect(entries.toSorted()).toEqual(index.entries.toSorted())
})

/** Editors see other numbers and times of versions afterwards. */
const isAskedAfterwards = (request: string) => !request.startsWith(EDITOR) || request.endsWith('/trash/')

test.each(afterwards.map((step, index) => ({ ...step, index })))('$what', async ({ index, acts }) => {
  vi.setSystemTime(Date.parse(at) + (index + 1) * STEP_MS)
  const tokens = await logIn(site, new Date())
  for (const act of acts) await perform(site, tokens, act)
  const expected: Answers = Object.assign({}, answers, ...afterwards.slice(0, index + 1).map(({ changed }) => changed))
  await expectAnswers(
    site,
    Object.fromEntries(Object.entries(expected).filter(([request]) => isAskedAfterwards(request))),
  )
})

/** Fields that no two entries may share. */
const UNIQUE: AnyValue = { name: 'A new entry', slug: '', meaning: 'new meaning', searched: 'new name', also_typed: '' }

test('new entries and new items get ids that none had', async () => {
  const tokens = await logIn(site, new Date())
  for (const editable of listEditables(FEATURES)) {
    const { kind, fields } = editable.type
    const { entries, keys, example } = knownKind(editable, answers)
    const unique = editable.remove ? Object.entries(UNIQUE).filter(([name]) => name in fields) : []
    const value = { ...withNewItems(example.value), ...Object.fromEntries(unique) }
    const entry = await publishValue(site, tokens, { kind, entry: editable.remove ? undefined : example.entry, value })
    if (editable.remove) expect(entries).not.toContain(entry)
    const written: AnyValue = orNotFound<AnyValue>(await editable.read(site.context.database.db, entry))
    for (const [list, known] of Object.entries(keys))
      expect(itemsOf(written[list]).filter(({ key }) => known.has(key) || !/^\d+$/.test(key))).toEqual([])
  }
})

test.runIf(process.env.TEST_DATABASE === 'postgres')('an update migrates PostgreSQL itself', async () => {
  vi.setSystemTime(at)
  const { databaseUrl } = await createDataPlace()
  await createOldDatabase({ databaseUrl, dataDir: place.dataDir }, backup)
  await expectAnswers(await createSite({}, { ...place, databaseUrl }), answers)
})
