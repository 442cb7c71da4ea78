import { PostgresAdapter } from 'kysely'
import type { Db } from './schema.ts'

/** Whether it is PostgreSQL, where transactions run beside each other. */
export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
