import type { SelectQueryBuilder } from 'kysely'
import { isPostgres } from './dialect-of.ts'
import type { Db } from './schema.ts'

/**
 * Locks the rows of a query until the transaction ends: two transactions that lock the same row run one after the other.
 * Rows that are new may still refer to them. On SQLite nothing is to be done: transactions run one after the other anyway.
 * Where several rows are locked the query orders them, so that two transactions never wait for each other.
 */
export function lock<Tables, Table extends keyof Tables, Row>(
  tx: Db,
  rows: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> {
  return isPostgres(tx) ? rows.forNoKeyUpdate() : rows
}

/** The same, and leaves out what another transaction has locked: for workers that share a queue. */
export function lockFree<Tables, Table extends keyof Tables, Row>(
  db: Db,
  rows: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> {
  return isPostgres(db) ? rows.forNoKeyUpdate().skipLocked() : rows
}
