import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest'
import { MIGRATIONS } from '#app/features.ts'
import type { Config } from '#platform/config/config.ts'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createDatabase, dropDatabase } from './create-database.ts'

/**
 * A migrated, empty database of one's own: SQLite or PostgreSQL, as the Vitest project says by `TEST_DATABASE`.
 * Called at the top of a test file (`const { db } = await openTestDatabase()`) it lasts as long as the file's tests,
 * called in a test it lasts as long as the test. Not for use in `beforeAll`: nothing would clean up behind it.
 */
export async function openTestDatabase(): Promise<Database> {
  const database = openDatabase(await createDataPlace())
  cleanUp(() => database.close())
  // The copy on PostgreSQL comes migrated.
  if (database.dialect === 'sqlite') await migrate(database, MIGRATIONS)
  return database
}

/**
 * The settings of such a database and an empty data folder, for a test that starts a whole server.
 * On SQLite nothing is migrated yet.
 */
export async function createDataPlace(): Promise<Pick<Config, 'databaseUrl' | 'dataDir'>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trp-test-'))
  cleanUp(() => rmSync(dataDir, { recursive: true, force: true }))
  return { dataDir, databaseUrl: process.env.TEST_DATABASE === 'postgres' ? await aPostgresDatabase() : undefined }
}

async function aPostgresDatabase(): Promise<string> {
  const { url, template } = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await createDatabase(url, name, template)
  cleanUp(() => dropDatabase(url, name))
  const own = new URL(url)
  own.pathname = name
  return own.href
}

/** Both run what was registered last first: a database is closed before it is removed. */
function cleanUp(done: () => unknown) {
  if (TestRunner.getCurrentTest() === undefined) afterAll(async () => void (await done()))
  else onTestFinished(async () => void (await done()))
}
