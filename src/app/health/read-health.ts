import { stat } from 'node:fs/promises'
import { sql } from 'kysely'
import type { HealthFacts } from '#features/site/server/health-facts.ts'
import type { Database } from '#platform/database/database.ts'
import { sqliteFile } from '#platform/database/sqlite.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { listMailFailures } from '#platform/mail/outbox-admin.ts'
import { findSoffice } from '#platform/office/find-soffice.ts'
import { examineRunning } from '../doctor/examine.ts'
import { reasonOf } from '../doctor/finding.ts'
import { readMeasures } from './measures.ts'
import { VERSION } from './version.ts'

/** The checks of the doctor and the facts for the Health page. It asks nobody outside. */
export async function readHealth(context: AppContext, now: Date): Promise<HealthFacts> {
  const { config, database, store } = context
  const { db } = database
  const storeCheck = store.ready().then(
    () => ({ part: 'files', level: 'ok', sentence: '' }) as const,
    (error: unknown) => ({ part: 'files', level: 'fault', sentence: reasonOf(error) }) as const,
  )
  const [checks, files, answerMs, bytes, measures, fileBytes, reasons, previews, soffice] = await Promise.all([
    examineRunning(config, process.env, now),
    storeCheck,
    timeOf(() => database.ping()),
    databaseBytes(database, config.dataDir),
    readMeasures(context),
    db
      .selectFrom(db.selectFrom('file').select(['sha256', 'size_bytes']).distinct().as('content'))
      .select((row) => row.fn.sum<number | string | null>('size_bytes').as('bytes'))
      .executeTakeFirstOrThrow(),
    listMailFailures(db),
    countPreviews(context),
    findSoffice(config),
  ])
  const { disk, lastBackup, mailsWaiting } = measures
  return {
    checks: [...checks, files],
    version: VERSION,
    startedAt: new Date(now.getTime() - process.uptime() * 1000).toISOString(),
    siteUrl: config.siteUrl,
    database: { name: database.dialect === 'postgres' ? 'PostgreSQL' : 'SQLite', bytes, answerMs },
    disk,
    fileBytes: Number(fileBytes.bytes ?? 0),
    lastBackup,
    mails: { hasServer: config.smtpUrl !== undefined, waiting: mailsWaiting, reasons },
    previews,
    hasSoffice: soffice !== undefined,
    hasScanner: config.clamd !== undefined,
  }
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const startedMs = performance.now()
  await work()
  return Math.round(performance.now() - startedMs)
}

async function databaseBytes({ db, dialect }: Database, dataDir: string): Promise<number> {
  if (dialect === 'sqlite') return (await stat(sqliteFile(dataDir))).size
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}

async function countPreviews({ database: { db } }: AppContext) {
  const rows = await db
    .selectFrom('file')
    .select((row) => ['preview_state', row.fn.countAll<number | string>().as('count')])
    .where('preview_state', 'in', ['waiting', 'failed'])
    .where('replaced_by_id', 'is', null)
    .where('withdrawn', 'is', null)
    .groupBy('preview_state')
    .execute()
  const of = (state: string) => Number(rows.find((row) => row.preview_state === state)?.count ?? 0)
  return { waiting: of('waiting'), failed: of('failed') }
}
