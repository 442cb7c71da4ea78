import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { inject } from 'vitest'

/** Changes the database of the running site as the tests’ operator does. */
export function changeDatabase<Result>(change: (database: Database.Database) => Result): Result {
  const database = new Database(join(dirname(inject('outbox')), 'database.sqlite'))
  try {
    return database.transaction(() => change(database))()
  } finally {
    database.close()
  }
}
