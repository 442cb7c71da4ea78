import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { MIGRATIONS } from '#app/features.ts'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { sqliteFile } from '#platform/database/sqlite.ts'
import { INDEX_VERSION } from '#platform/search/rebuild-index.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of a migrated SQLite database without content, which tests copy. */
    sqliteTemplate: string
  }
}

/** Migrates an SQLite database for all tests of a run. @returns what deletes it */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trp-test-template-'))
  const database = openDatabase({ dataDir, databaseUrl: undefined })
  await migrate(database, MIGRATIONS)
  await database.db.updateTable('text_index_state').set({ version: INDEX_VERSION }).execute()
  await database.close()
  project.provide('sqliteTemplate', sqliteFile(dataDir))
  return () => rm(dataDir, { recursive: true, force: true })
}
