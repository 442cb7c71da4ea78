import { findModuleId } from '#features/library/server/public.ts'
import type { Database } from '#platform/database/database.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Job } from '#platform/jobs/job.ts'
import { dayOf } from '../periods.ts'
import { findFiles } from '../queries/names.ts'
import type { DailyCountTable } from '../tables.ts'
import { Counts, keyOf } from './counts.ts'
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

/** Each download counts once for its module and once for its language, as they are now. Rows stay when a file is removed. */
async function withSubjects(db: Db, taken: readonly DailyCountTable[]): Promise<DailyCountTable[]> {
  const subjects = new Set(taken.flatMap(({ kind, subject }) => (kind === 'download' ? [subject] : [])))
  const files = await findFiles(db, subjects)
  const found = new Map<string, Found>()
  for (const subject of subjects)
    found.set(
      subject,
      subject.startsWith('file:') ? { subject, ...files.get(subject) } : await findArchive(db, subject),
    )
  // Two addresses of a module become one row.
  const all = new Counts()
  for (const row of taken) {
    const download = row.kind === 'download' ? found.get(row.subject) : undefined
    all.put({ ...row, subject: download?.subject ?? row.subject })
    if (download === undefined) continue
    all.put({ ...row, kind: 'module', subject: download.module ?? '' })
    all.put({ ...row, kind: 'language', subject: download.language ?? 'en' })
  }
  // In one order, so that two processes never wait for each other's rows.
  return all.take().toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

interface Found {
  subject: string
  /** Its id; empty for none. */
  module?: string
  language?: string
}

/** An archive by its address: a module by its id, because its address may change. */
async function findArchive(db: Db, subject: string): Promise<Found> {
  const [kind = '', name] = subject.split(':', 2)
  if (name === undefined) return { subject, language: { french: 'fr', spanish: 'es' }[kind] ?? 'en' }
  const module = String((await findModuleId(db, decodeURIComponent(name))) ?? '')
  const entries = db.selectFrom('search_entry').select('language').where('source', '=', `module:${module}`)
  return { subject: `${kind}:${module}`, module, ...(await entries.executeTakeFirst()) }
}
