import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest'
import type { Config } from '#platform/config/config.ts'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { sqliteFile } from '#platform/database/sqlite.ts'
import { createDatabase, dropDatabase } from './create-database.ts'

/**
 * Opens a new, migrated database: SQLite or PostgreSQL, as the Vitest project sets `TEST_DATABASE`.
 * Called at the top of a test file it is deleted after the tests of the file, called in a test after the test. Do not call it
 * in `beforeAll`: it would not be deleted.
 */
export async function openTestDatabase(): Promise<Database> {
  const database = openDatabase(await createMigratedPlace())
  cleanUp(() => database.close())
  return database
}

/** An empty data folder and a migrated database. It is a copy, because migrations take longer than most tests. */
export async function createMigratedPlace(): Promise<DataPlace> {
  const place = await createDataPlace()
  if (place.databaseUrl === undefined) copyFileSync(inject('sqliteTemplate'), sqliteFile(place.dataDir))
  return place
}

type DataPlace = Pick<Config, 'databaseUrl' | 'dataDir'>

/**
 * Creates an empty data folder and a database, for a test that starts a whole server.
 * On SQLite nothing is migrated yet.
 */
export async function createDataPlace(): Promise<DataPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trp-test-'))
  cleanUp(() => rmSync(dataDir, { recursive: true, force: true }))
  return { dataDir, databaseUrl: process.env.TEST_DATABASE === 'postgres' ? await createPostgresDatabase() : undefined }
}

async function createPostgresDatabase(): Promise<string> {
  const { url, template } = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await createDatabase(url, name, template)
  cleanUp(() => dropDatabase(url, name))
  const own = new URL(url)
  own.pathname = name
  return own.href
}

/** Callbacks run in reverse order, so a database is closed before it is deleted. */
function cleanUp(done: () => unknown) {
  if (TestRunner.getCurrentTest() === undefined) afterAll(async () => void (await done()))
  else onTestFinished(async () => void (await done()))
}
