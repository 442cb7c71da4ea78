import type { FastifyBaseLogger } from 'fastify'
import type { Endpoint, InputOf, OutputOf, ParamsOf, QueryOf } from '#core/endpoint.ts'
import type { StaffAccess } from '#core/roles.ts'
import type { DialectName } from '#platform/database/database.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { AppContext } from './app-context.ts'
import type { Member } from './member.ts'

/** Identifies a call that may be sent again. */
export interface IdempotencyRequest {
  /** Hash of the `Idempotency-Key`, the caller and the call. */
  key: string
  /** Hash of the input. The same key with other input is an error. */
  inputHash: string
}

/** A parsed call of an endpoint with all that its handler needs. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  input: InputOf<E>
  /** The member who makes the call; undefined where the endpoint is open to others too. */
  member: E['parts']['may'] extends 'member' | StaffAccess ? Member : undefined
  db: Db
  /** Runs a long read, such as a search, when its turn comes. @throws {AppError} `busy` */
  longRead<T>(read: (db: Db) => Promise<T>): Promise<T>
  dialect: DialectName
  /** Origin of the site, for absolute URLs. */
  siteUrl: string
  /** Path and query of the request. */
  url: string
  /** IP address of the caller. */
  ip: string
  /** The `User-Agent` header; empty without one. */
  userAgent: string
  now: Date
  log: FastifyBaseLogger
  context: AppContext
  /**
   * Hash of the `Idempotency-Key` header, the caller and the call, for handlers that store their own response. All guests
   * count as one caller. Undefined without the header.
   */
  idempotencyKey: string | undefined
  /** Identifies the call when it is sent again; undefined without an `Idempotency-Key`. */
  idempotency: IdempotencyRequest | undefined
  /**
   * Runs a change in one transaction and stores its response under the `Idempotency-Key`: the same call sent again gets
   * the same response and changes nothing. The handler returns the result.
   */
  commit(change: (tx: Tx) => Promise<OutputOf<E>>): Promise<OutputOf<E>>
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<OutputOf<E>>
