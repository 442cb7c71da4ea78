import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Endpoint, OutputOf } from '#core/endpoint.ts'
import { AppError } from '#core/errors.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { type Secret, sha256Hex, sign } from '#platform/secret/secret.ts'
import type { AppContext } from './app-context.ts'
import type { Call, IdempotencyRequest } from './call-context.ts'
import { present } from './present.ts'

/** How long the response to a change is stored for the same call sent again, in ms: a day, as long as a tab may sleep. */
export const STORED_FOR_MS = 24 * 60 * 60 * 1000
/** Longest `Idempotency-Key` in characters; the rest of a longer one is ignored. */
const MAX_KEY_LENGTH = 200

/** Rolls back a change because another call with the same key was faster. */
class AlreadyStored extends Error {
  readonly body: string

  constructor(body: string) {
    super('The response to this call is already stored')
    this.body = body
  }
}

/**
 * Step 'act': runs the handler. A call that was sent before returns its stored response and changes nothing.
 * @returns the presented body of the response
 */
export async function act<E extends Endpoint>(
  endpoint: E,
  { db, idempotency }: Call<E>,
  handle: () => Promise<OutputOf<E>>,
): Promise<string> {
  const stored = idempotency && (await findStoredResponse(db, idempotency))
  if (stored !== undefined) return stored
  try {
    return present(endpoint, await handle())
  } catch (error) {
    if (error instanceof AlreadyStored) return error.body
    // The same call may have arrived twice and the other one succeeded first, e.g. under a unique name.
    const other = idempotency && (await findStoredResponse(db, idempotency))
    if (other === undefined) throw error
    return other
  }
}

/** The `commit` of a call: a transaction that also stores the response under the idempotency key. */
export function createCommit<E extends Endpoint>(
  endpoint: E,
  { database, changes }: AppContext,
  { idempotency, now }: { idempotency: IdempotencyRequest | undefined; now: Date },
): Call<E>['commit'] {
  return async (change) => {
    const { result, tx } = await database.db.transaction().execute(async (tx) => {
      const result = await change(tx)
      if (idempotency !== undefined) await storeResponse(tx, idempotency, present(endpoint, result), now)
      return { result, tx }
    })
    changes.committed(tx)
    return result
  }
}

/** Hash of an `Idempotency-Key` with the caller and the call, so that callers and calls do not share keys. */
export function idempotencyKeyOf(
  header: string | string[] | undefined,
  caller: string,
  call: string,
): string | undefined {
  const key = String(header ?? '').slice(0, MAX_KEY_LENGTH)
  return key === '' ? undefined : sha256Hex(JSON.stringify([key, caller, call]))
}

/** @returns undefined without an `Idempotency-Key` */
export async function createIdempotencyRequest(
  key: string | undefined,
  input: unknown,
  secret: Secret,
): Promise<IdempotencyRequest | undefined> {
  if (key === undefined) return undefined
  // Signed with the secret of the site, because a plain hash of a password could be guessed.
  const inputHash = sign(secret, 'idempotency', [await serialize(input)])
  return { key, inputHash }
}

/** The input as text, with a hash instead of the bytes of each file. */
async function serialize(input: unknown): Promise<string> {
  const entries = typeof input === 'object' && input !== null ? Object.entries(input) : [['', input] as const]
  const hashedEntries = entries.map(async ([name, value]) => [
    name,
    value instanceof File ? await hashFile(value) : value,
  ])
  return JSON.stringify(await Promise.all(hashedEntries))
}

async function hashFile(file: File): Promise<string> {
  return createHash('sha256')
    .update(await file.bytes())
    .digest('hex')
}

/** The stored response of a call. @throws {AppError} `key_used_before` if the key was used with other input */
async function findStoredResponse(db: Db, { key, inputHash }: IdempotencyRequest): Promise<string | undefined> {
  const row = await db
    .selectFrom('idempotent_response')
    .select(['body', 'input_hash'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (row !== undefined && row.input_hash !== inputHash) throw new AppError('key_used_before')
  return row?.body
}

/**
 * Stores the response in the transaction of the change, so that either both exist or neither does.
 * @throws {AlreadyStored} when another call with the key was faster; the transaction is rolled back then
 * @throws {AppError} `key_used_before` when that call had other input
 */
async function storeResponse(tx: Tx, request: IdempotencyRequest, body: string, now: Date): Promise<void> {
  const inserted = await tx
    .insertInto('idempotent_response')
    .values({ key: request.key, input_hash: request.inputHash, body, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (inserted) return
  throw new AlreadyStored((await findStoredResponse(tx, request)) ?? 'null')
}

/** Deletes the stored responses that contain a text, e.g. the address of a deleted account. */
export async function deleteStoredResponses(tx: Tx, text: string): Promise<void> {
  const escaped = text.replace(/[\\%_]/g, '\\$&')
  await tx
    .deleteFrom('idempotent_response')
    .where(sql<boolean>`body like ${`%${escaped}%`} escape '\\'`)
    .execute()
}

export async function deleteExpiredResponses(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - STORED_FOR_MS).toISOString()
  await db.deleteFrom('idempotent_response').where('created_at', '<', oldest).execute()
}
