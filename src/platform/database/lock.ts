import type { SelectQueryBuilder } from 'kysely'
import { isPostgres } from './dialect-of.ts'
import type { Db } from './schema.ts'

/**
 * Locks the rows of a query until the transaction ends: two transactions that lock the same row run one after the other.
 * New rows may still refer to them. On SQLite it does nothing, because transactions run one after the other anyway.
 * A query that locks several rows must order them, so that two transactions can't deadlock.
 */
export function lock<Tables, Table extends keyof Tables, Row>(
  tx: Db,
  rows: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> {
  return isPostgres(tx) ? rows.forNoKeyUpdate() : rows
}

/** Like `lock`, but skips rows that another transaction has locked: for workers that share a queue. */
export function lockSkippingLocked<Tables, Table extends keyof Tables, Row>(
  db: Db,
  rows: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> {
  return isPostgres(db) ? rows.forNoKeyUpdate().skipLocked() : rows
}
