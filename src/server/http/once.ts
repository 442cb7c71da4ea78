import type { Db, Tx } from '#server/database/schema.ts'
import { hashed } from '#server/secret/secret.ts'

/** How long the answer to a change is kept for the same call sent again, in ms: a day, as long as a tab may sleep. */
export const KEPT_FOR_MS = 24 * 60 * 60 * 1000
/** Longest `Idempotency-Key`, in characters; a longer one is cut. */
const MAX_KEY_LENGTH = 200

/** A call that was answered before, by the same key: ends the change that was about to be made again. */
export class AnsweredBefore extends Error {
  readonly body: string

  constructor(body: string) {
    super('This call was answered before')
    this.body = body
  }
}

/** Under what an answer is kept: another caller or another call with the same key is another. */
export function onceKeyOf(header: string | string[] | undefined, caller: string, call: string): string | undefined {
  const given = String(header ?? '').slice(0, MAX_KEY_LENGTH)
  return given === '' ? undefined : hashed(JSON.stringify([given, caller, call]))
}

/** The kept answer of a call, or undefined. */
export async function findKeptAnswer(db: Db, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('kept_answer').select('body').where('key', '=', key).executeTakeFirst()
  return row?.body
}

/**
 * Keeps the answer in the transaction of the change itself: both are there or neither is.
 * @throws {AnsweredBefore} when another call with the key was quicker; this change is undone then
 */
export async function keepAnswer(tx: Tx, key: string, body: string, now: Date): Promise<void> {
  const kept = await tx
    .insertInto('kept_answer')
    .values({ key, body, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (kept) return
  throw new AnsweredBefore((await findKeptAnswer(tx, key)) ?? 'null')
}

/** Lets go of answers that no one will ask for again. */
export async function forgetKeptAnswers(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_FOR_MS).toISOString()
  await db.deleteFrom('kept_answer').where('created_at', '<', oldest).execute()
}
