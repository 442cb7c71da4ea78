import type { FastifyBaseLogger } from 'fastify'
import type { Endpoint, InputOf, OutputOf, ParamsOf, QueryOf } from '#core/endpoint.ts'
import type { DialectName } from '#platform/database/database.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { AppContext } from './app-context.ts'
import { type IdempotencyRequest, storeResponse } from './idempotency.ts'
import type { Member } from './member.ts'

/** A call under way, as its handler sees it: parsed. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  input: InputOf<E>
  /** Who calls; where the endpoint is for members only, always somebody. */
  member: E['parts']['who'] extends 'member' ? Member : undefined
  db: Db
  dialect: DialectName
  /** Origin of the site, for addresses that leave it. */
  siteUrl: string
  /** Path and query as they were asked for. */
  url: string
  /** Network address of the caller. */
  ip: string
  /** The `User-Agent` header; empty without one. */
  userAgent: string
  now: Date
  log: FastifyBaseLogger
  context: AppContext
  /**
   * The `Idempotency-Key` hashed with who calls what, for calls that keep their answer themselves; all guests are one caller.
   * Undefined without one.
   */
  idempotencyKey: string | undefined
  /** What recognises the call when it is sent again; undefined without an `Idempotency-Key`. */
  once: IdempotencyRequest | undefined
  /**
   * Makes the change in one transaction and gives the answer. Sent again with the same `Idempotency-Key` the call gets the
   * same answer and changes nothing. The handler returns what this returns.
   */
  commit(change: (tx: Tx) => Promise<OutputOf<E>>): Promise<OutputOf<E>>
}

/** Makes the `commit` of a call. */
export function committer<E extends Endpoint>(
  context: AppContext,
  { once, now, present }: { once: IdempotencyRequest | undefined; now: Date; present: (result: OutputOf<E>) => string },
): Call<E>['commit'] {
  return async (change) => {
    const { made, tx } = await context.database.db.transaction().execute(async (tx) => {
      const made = await change(tx)
      if (once !== undefined) await storeResponse(tx, once, present(made), now)
      return { made, tx }
    })
    context.changes.committed(tx)
    return made
  }
}
