import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '#core/errors.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { type Secret, sha256Hex, sign } from '#platform/secret/secret.ts'

/** How long the answer to a change is kept for the same call sent again, in ms: a day, as long as a tab may sleep. */
export const STORED_FOR_MS = 24 * 60 * 60 * 1000
/** Longest `Idempotency-Key`, in characters; a longer one is cut. */
const MAX_KEY_LENGTH = 200

/** A call that can be recognised when it is sent again. */
export interface IdempotencyRequest {
  /** The `Idempotency-Key` with who calls what, as one hash. */
  key: string
  /** Of what was sent: the same key with other content is refused. */
  inputHash: string
}

/** A call that was answered before, by the same key: ends the change that was about to be made again. */
export class AlreadyAnswered extends Error {
  readonly body: string

  constructor(body: string) {
    super('This call was answered before')
    this.body = body
  }
}

/** Under what an answer is kept: another caller or another call with the same key is another. */
export function idempotencyKeyOf(
  header: string | string[] | undefined,
  caller: string,
  call: string,
): string | undefined {
  const given = String(header ?? '').slice(0, MAX_KEY_LENGTH)
  return given === '' ? undefined : sha256Hex(JSON.stringify([given, caller, call]))
}

/** What recognises a call; undefined without an `Idempotency-Key`. */
export async function idempotencyRequestOf(
  key: string | undefined,
  input: unknown,
  secret: Secret,
): Promise<IdempotencyRequest | undefined> {
  if (key === undefined) return undefined
  // With the site's key: what was sent may hold a password, which a plain hash would let somebody guess.
  const inputHash = sign(secret, 'idempotency', [await contentOf(input)])
  return { key, inputHash }
}

/** What was sent, as text; files by the hash of their bytes. */
async function contentOf(input: unknown): Promise<string> {
  const entries = typeof input === 'object' && input !== null ? Object.entries(input) : [['', input] as const]
  const told = entries.map(async ([name, value]) => [name, value instanceof File ? await hashOf(value) : value])
  return JSON.stringify(await Promise.all(told))
}

async function hashOf(file: File): Promise<string> {
  return createHash('sha256')
    .update(await file.bytes())
    .digest('hex')
}

/** The kept answer of a call, or undefined. @throws {AppError} `key_used_before` where the call was another */
export async function findStoredResponse(db: Db, { key, inputHash }: IdempotencyRequest): Promise<string | undefined> {
  const row = await db
    .selectFrom('idempotent_response')
    .select(['body', 'input_hash'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (row !== undefined && row.input_hash !== inputHash) throw new AppError('key_used_before')
  return row?.body
}

/**
 * Keeps the answer in the transaction of the change itself: both are there or neither is.
 * @throws {AlreadyAnswered} when another call with the key was quicker; this change is undone then
 * @throws {AppError} `key_used_before` when that one had other content
 */
export async function storeResponse(tx: Tx, once: IdempotencyRequest, body: string, now: Date): Promise<void> {
  const kept = await tx
    .insertInto('idempotent_response')
    .values({ key: once.key, input_hash: once.inputHash, body, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (kept) return
  throw new AlreadyAnswered((await findStoredResponse(tx, once)) ?? 'null')
}

/** Lets go of answers that hold some text: what they say is to be forgotten sooner. */
export async function deleteStoredResponses(tx: Tx, text: string): Promise<void> {
  const escaped = text.replace(/[\\%_]/g, '\\$&')
  await tx
    .deleteFrom('idempotent_response')
    .where(sql<boolean>`body like ${`%${escaped}%`} escape '\\'`)
    .execute()
}

/** Lets go of answers that no one will ask for again. */
export async function deleteExpiredResponses(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - STORED_FOR_MS).toISOString()
  await db.deleteFrom('idempotent_response').where('created_at', '<', oldest).execute()
}
