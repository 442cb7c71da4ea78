import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { StatementNames } from './statement-names.ts'

/** What of a connection is used here. */
interface Connection {
  query<R>(asked: { text: string; values: unknown[]; name: string | undefined }): Promise<PostgresQueryResult<R>>
  release(destroy?: boolean): void
}

/**
 * A pool whose connections keep the statements that are asked for again and again: PostgreSQL reads each of them once, where
 * that would take it as long as answering.
 */
export function keepingStatements(pool: pg.Pool): PostgresPool {
  const names = new StatementNames()
  // Kysely tells connections apart by their objects.
  const known = new WeakMap<Connection, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const connection: Connection = await pool.connect()
      const keeping = known.get(connection) ?? new KeepingConnection(connection, names)
      known.set(connection, keeping)
      return keeping
    },
  }
}

class KeepingConnection implements PostgresPoolClient {
  readonly #connection: Connection
  readonly #names: StatementNames

  constructor(connection: Connection, names: StatementNames) {
    this.#connection = connection
    this.#names = names
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    asked: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof asked !== 'string') throw new TypeError('the dialect is made without cursors')
    return this.#connection.query<R>({ text: asked, values: [...parameters], name: this.#names.nameOf(asked) })
  }

  release(destroy?: boolean): void {
    this.#connection.release(destroy)
  }
}
