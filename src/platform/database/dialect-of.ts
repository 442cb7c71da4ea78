import { PostgresAdapter } from 'kysely'
import type { Db } from './schema.ts'

/** Whether the database is PostgreSQL, where transactions run concurrently. */
export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
