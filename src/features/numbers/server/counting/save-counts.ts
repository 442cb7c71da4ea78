import { findModuleId } from '#features/library/server/public.ts'
import type { Database } from '#platform/database/database.ts'
import { inChunks } from '#platform/database/in-chunks.ts'
import type { Db } from '#platform/database/schema.ts'
import { fileUrl } from '#platform/files/urls.ts'
import type { Job } from '#platform/jobs/job.ts'
import { dayOf } from '../periods.ts'
import type { DailyCountTable } from '../tables.ts'
import { Counts } from './counts.ts'
import { getCounts } from './watch-requests.ts'

/** How often counts are written, in ms. A process that is killed loses those since the last time. */
const SAVE_EVERY_MS = 60_000
/** Rows in one statement. */
const BATCH = 200

export const countsJob: Job = {
  name: 'save counts',
  everyMs: SAVE_EVERY_MS,
  atStop: true,
  run: (context) => saveCounts(context.database, getCounts(context), new Date()),
}

/** Writes the counts. Two processes add to the same rows. When writing fails, the next call writes them. */
export async function saveCounts({ db }: Database, counts: Counts, now: Date): Promise<void> {
  const taken = counts.take()
  try {
    const rows = await withSubjects(db, taken)
    await db.transaction().execute(async (tx) => {
      const began = await tx.selectFrom('daily_count').select('day').limit(1).executeTakeFirst()
      if (!began) rows.push({ day: dayOf(now), kind: 'began', subject: now.toISOString(), count: 1 })
      for (let from = 0; from < rows.length; from += BATCH)
        await tx
          .insertInto('daily_count')
          .values(rows.slice(from, from + BATCH))
          .onConflict((conflict) =>
            conflict
              .columns(['day', 'kind', 'subject'])
              .doUpdateSet((row) => ({ count: row('daily_count.count', '+', row.ref('excluded.count')) })),
          )
          .execute()
    })
  } catch (error) {
    for (const each of taken) counts.put(each)
    throw error
  }
}

interface Place {
  module: string
  language: string
}
const NOWHERE: Place = { module: '', language: 'en' }

/** Each download counts once for its module and once for its language, as they are now. Rows stay when a file is removed. */
async function withSubjects(db: Db, taken: readonly DailyCountTable[]): Promise<DailyCountTable[]> {
  const subjects = new Set(taken.flatMap(({ kind, subject }) => (kind === 'download' ? [subject] : [])))
  const files = await filePlaces(db, subjects)
  const all = new Counts()
  const modules = new Map<string, { subject: string; place: Place }>()
  for (const subject of subjects) modules.set(subject, await archiveOf(db, subject, files))
  for (const row of taken) {
    const found = row.kind === 'download' ? modules.get(row.subject) : undefined
    all.put(found ? { ...row, subject: found.subject } : row)
    if (!found) continue
    all.put({ ...row, kind: 'module', subject: found.place.module })
    all.put({ ...row, kind: 'language', subject: found.place.language })
  }
  return all.take().toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

/** In one order, so that two processes never wait for each other's rows. */
function keyOf({ day, kind, subject }: DailyCountTable): string {
  return `${day} ${kind} ${subject}`
}

/** What an address downloads: modules by their id, because their address may change. */
async function archiveOf(db: Db, subject: string, files: ReadonlyMap<string, Place>) {
  const [kind = '', name] = subject.split(':', 2)
  if (kind === 'file') return { subject, place: files.get(subject) ?? NOWHERE }
  if (name === undefined) return { subject, place: { module: '', language: LANGUAGES[kind] ?? 'en' } }
  const id = (await findModuleId(db, decodeURIComponent(name))) ?? ''
  const entry = await db
    .selectFrom('search_entry')
    .select('language')
    .where('source', '=', `module:${id}`)
    .executeTakeFirst()
  return { subject: `${kind}:${id}`, place: { module: String(id), language: entry?.language ?? 'en' } }
}

const LANGUAGES: Readonly<Record<string, string>> = { french: 'fr', spanish: 'es' }

/** Where files are listed. A file in several places counts at the first one. */
async function filePlaces(db: Db, subjects: Iterable<string>): Promise<ReadonlyMap<string, Place>> {
  const ids = [...subjects].filter((subject) => subject.startsWith('file:')).map((subject) => Number(subject.slice(5)))
  const files = await inChunks(ids, (chunk) =>
    db.selectFrom('file').select(['id', 'name']).where('id', 'in', chunk).execute(),
  )
  const urls = new Map(files.map((file) => [fileUrl(file), `file:${file.id}`]))
  const entries = await inChunks(urls.keys(), (chunk) =>
    db
      .selectFrom('search_entry')
      .select(['same_as', 'module_id', 'language'])
      .where('same_as', 'in', chunk)
      .orderBy('id', 'desc')
      .execute(),
  )
  return new Map(
    entries.map((entry) => [
      urls.get(entry.same_as) ?? '',
      { module: String(entry.module_id ?? ''), language: entry.language },
    ]),
  )
}
