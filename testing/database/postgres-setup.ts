import type { TestProject } from 'vitest/node'
import { MIGRATIONS } from '#app/features.ts'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { INDEX_VERSION } from '#platform/search/rebuild-index.ts'
import { createDatabase } from './create-database.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: PostgresForTests
  }
}

export interface PostgresForTests {
  /** Connection URL of a database from which others can be created. */
  url: string
  /** Name of the migrated, empty database that each test copies. */
  template: string
}

/** Starts one server for all tests on PostgreSQL, with a migrated database to copy. */
export default async function setup(project: TestProject) {
  const server = await startPostgres()
  const template = 'template_of_tests'
  const url = server.urlOf('postgres')
  await createDatabase(url, template)
  const migrated = openDatabase({ databaseUrl: server.urlOf(template), dataDir: '' })
  await migrate(migrated, MIGRATIONS)
  await migrated.db.updateTable('text_index_state').set({ version: INDEX_VERSION }).execute()
  await migrated.close()
  project.provide('postgres', { url, template })
  return () => server.stop()
}
