import { AppError } from '#core/errors.ts'
import { lock } from '#platform/database/lock.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { type Secret, sign } from '#platform/secret/secret.ts'

/**
 * Guessing is slowed down; the owner of the account never waits long:
 * - one account from one network: after 5 wrong passwords each try waits, twice as long every time;
 * - one network, whatever the account: after 50 (a clinic or a classroom shares one);
 * - one account, from anywhere: tries are answered more slowly, but never refused, so that nobody can lock it.
 */
const PAIR = { free: 5, longestWaitS: 60 }
const NETWORK = { free: 50, longestWaitS: 30 }
const ACCOUNT = { free: 20, delayMs: 1000 }

/** Wrong passwords are forgotten after this long without another, in ms. */
export const FORGET_AFTER_MS = 15 * 60 * 1000

export interface Attempt {
  email: string
  /** By `networkOf`. */
  network: string
}

/** What the limits say of an attempt. */
export interface PostingEligibility {
  /** Wait this long before the password is checked, in ms. */
  delayMs: number
  /** Nobody has failed here of late. */
  isClean: boolean
}

interface Counted {
  failures: number
  last_at: string
}

/** Only hashes are kept: nobody can read from the table who tried what. */
function subjectsOf(secret: Secret, { email, network }: Attempt) {
  const subject = (...parts: string[]) => sign(secret, 'sign-in', parts)
  return { pair: subject(email, network), network: subject('', network), account: subject(email) }
}

/** Asks the limits without counting. @throws {AppError} `too_many_requests` with the time to wait */
export async function checkSignIn(db: Db, secret: Secret, attempt: Attempt, now: Date): Promise<PostingEligibility> {
  const subjects = subjectsOf(secret, attempt)
  const counts = await countsOf(db, Object.values(subjects), now)
  refuseEarly(counts, subjects, now)
  const isSlowed = (counts.get(subjects.account)?.failures ?? 0) >= ACCOUNT.free
  const isClean = [...counts.values()].every(({ failures }) => failures === 0)
  return { delayMs: isSlowed ? ACCOUNT.delayMs : 0, isClean }
}

/**
 * Counts an attempt before its password is checked, so that many at once, in however many processes, are no more than many
 * in a row. One that may not be made is not counted.
 * @throws {AppError} `too_many_requests` with the time to wait
 */
export async function countAttempt(tx: Tx, secret: Secret, attempt: Attempt, now: Date): Promise<void> {
  const subjects = subjectsOf(secret, attempt)
  const all = Object.values(subjects).sort()
  const last_at = now.toISOString()
  await tx
    .insertInto('sign_in_failure')
    .values(all.map((subject) => ({ subject, failures: 0, last_at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await lockSubjects(tx, all)
  const counts = await countsOf(tx, all, now)
  refuseEarly(counts, subjects, now)
  for (const subject of all) {
    const failures = (counts.get(subject)?.failures ?? 0) + 1
    await tx.updateTable('sign_in_failure').set({ failures, last_at }).where('subject', '=', subject).execute()
  }
}

/**
 * After the right password: clears the account. The network only gets its attempt back: its next guess may be at another
 * account.
 */
export async function takeBackAttempt(tx: Tx, secret: Secret, attempt: Attempt): Promise<void> {
  const { pair, account, network } = subjectsOf(secret, attempt)
  await lockSubjects(tx, [pair, account, network])
  await tx.deleteFrom('sign_in_failure').where('subject', 'in', [pair, account]).execute()
  await tx
    .updateTable('sign_in_failure')
    .set((row) => ({ failures: row('failures', '-', 1) }))
    .where('subject', '=', network)
    .where('failures', '>', 0)
    .execute()
}

/** Lets go of counts that no longer matter. */
export async function forgetFailures(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_failure').where('last_at', '<', oldestOf(now)).execute()
}

/** Attempts with a subject in common run one after the other. */
async function lockSubjects(tx: Tx, subjects: readonly string[]): Promise<void> {
  const rows = tx.selectFrom('sign_in_failure').select('subject').where('subject', 'in', subjects).orderBy('subject')
  await lock(tx, rows).execute()
}

async function countsOf(db: Db, subjects: readonly string[], now: Date): Promise<Map<string, Counted>> {
  const rows = await db
    .selectFrom('sign_in_failure')
    .select(['subject', 'failures', 'last_at'])
    .where('subject', 'in', subjects)
    .where('last_at', '>', oldestOf(now))
    .execute()
  return new Map(rows.map((row) => [row.subject, row]))
}

function refuseEarly(counts: Map<string, Counted>, { pair, network }: ReturnType<typeof subjectsOf>, now: Date): void {
  const waitS = Math.max(waitOf(counts.get(pair), PAIR, now), waitOf(counts.get(network), NETWORK, now))
  if (waitS > 0) throw new AppError('too_many_requests', { retryAfterS: Math.ceil(waitS) })
}

/** Seconds left to wait: one after the last free try, doubling. */
function waitOf(counted: Counted | undefined, { free, longestWaitS }: typeof PAIR, now: Date): number {
  if (counted === undefined || counted.failures < free) return 0
  const waitS = Math.min(longestWaitS, 2 ** (counted.failures - free))
  return waitS - (now.getTime() - Date.parse(counted.last_at)) / 1000
}

function oldestOf(now: Date): string {
  return new Date(now.getTime() - FORGET_AFTER_MS).toISOString()
}
