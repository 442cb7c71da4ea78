import { AppError } from '#core/errors.ts'
import { lock } from '#platform/database/lock.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { type Secret, sign } from '#platform/secret/secret.ts'

/**
 * Limits that slow down guessing, but never keep the owner of an account waiting for long:
 * - one account from one network: after 5 wrong passwords the wait doubles with every attempt;
 * - one network, any account: the same after 50, because a clinic or a classroom shares a network;
 * - one account, any network: attempts get slower, but are never rejected, so that nobody can lock an account;
 * - codes of one account, any network: the wait doubles after 10 wrong ones. Only a person who knows the password can guess
 *   codes, and a new password keeps this person away, so the owner cannot be locked out for long.
 */
const PAIR = { freeAttempts: 5, maxWaitS: 60 }
const NETWORK = { freeAttempts: 50, maxWaitS: 30 }
const ACCOUNT = { freeAttempts: 20, delayMs: 1000 }
const CODES = { freeAttempts: 10, maxWaitS: 30 }

/** Failures no longer count this long after the last one, in ms. */
export const FAILURE_LIFETIME_MS = 15 * 60 * 1000

export interface Attempt {
  email: string
  /** From `networkOf`. */
  network: string
  /** `code`: an attempt at the second factor, which is counted apart from passwords. */
  step?: 'code'
}

export interface SignInCheck {
  /** Wait this long before the password is checked, in ms. */
  delayMs: number
  /** No recent failure for the account or the network. */
  isClean: boolean
}

interface FailureCount {
  failures: number
  last_at: string
}

/** The table stores only hashes, so that nobody can read who tried what. */
function subjectsOf(secret: Secret, { email, network, step }: Attempt) {
  const subject = (...parts: string[]) => sign(secret, 'sign-in', parts)
  const codes = step === undefined ? [] : [step]
  return {
    pair: subject(email, network, ...codes),
    network: subject('', network),
    // The second part is empty, so that no network has the name of a step.
    account: step === undefined ? subject(email) : subject(email, '', step),
  }
}

/** Checks the limits without counting an attempt. @throws {AppError} `too_many_requests` with the time to wait */
export async function checkSignIn(db: Db, secret: Secret, attempt: Attempt, now: Date): Promise<SignInCheck> {
  const subjects = subjectsOf(secret, attempt)
  const counts = await countsBySubject(db, Object.values(subjects), now)
  assertNoWait(counts, subjects, attempt, now)
  const isSlowed = (counts.get(subjects.account)?.failures ?? 0) >= ACCOUNT.freeAttempts
  const isClean = [...counts.values()].every(({ failures }) => failures === 0)
  return { delayMs: isSlowed ? ACCOUNT.delayMs : 0, isClean }
}

/**
 * Counts an attempt before its password is checked, so that parallel attempts, in any number of processes, are limited like
 * attempts in a row. A rejected attempt is not counted.
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
  const counts = await countsBySubject(tx, all, now)
  assertNoWait(counts, subjects, attempt, now)
  for (const subject of all) {
    const failures = (counts.get(subject)?.failures ?? 0) + 1
    await tx.updateTable('sign_in_failure').set({ failures, last_at }).where('subject', '=', subject).execute()
  }
}

/**
 * After a correct password: clears the failures of the account. For the network only this attempt is undone, because its
 * next guess may be at another account.
 */
export async function undoAttempt(tx: Tx, secret: Secret, attempt: Attempt): Promise<void> {
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

export async function deleteOldFailures(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_failure').where('last_at', '<', oldestCounted(now)).execute()
}

/** Attempts that share a subject run one after the other. */
async function lockSubjects(tx: Tx, subjects: readonly string[]): Promise<void> {
  const rows = tx.selectFrom('sign_in_failure').select('subject').where('subject', 'in', subjects).orderBy('subject')
  await lock(tx, rows).execute()
}

async function countsBySubject(db: Db, subjects: readonly string[], now: Date): Promise<Map<string, FailureCount>> {
  const rows = await db
    .selectFrom('sign_in_failure')
    .select(['subject', 'failures', 'last_at'])
    .where('subject', 'in', subjects)
    .where('last_at', '>', oldestCounted(now))
    // Later ones come from a clock that was ahead.
    .where('last_at', '<', new Date(now.getTime() + FAILURE_LIFETIME_MS).toISOString())
    .execute()
  return new Map(rows.map((row) => [row.subject, row]))
}

function assertNoWait(
  counts: Map<string, FailureCount>,
  { pair, network, account }: ReturnType<typeof subjectsOf>,
  { step }: Attempt,
  now: Date,
): void {
  const waitS = Math.max(
    waitOf(counts.get(pair), PAIR, now),
    waitOf(counts.get(network), NETWORK, now),
    step === undefined ? 0 : waitOf(counts.get(account), CODES, now),
  )
  if (waitS > 0) throw new AppError('too_many_requests', { retryAfterS: Math.ceil(waitS) })
}

/** Seconds left to wait: 1 after the last free attempt, doubling with each further one. */
function waitOf(count: FailureCount | undefined, { freeAttempts, maxWaitS }: typeof PAIR, now: Date): number {
  if (count === undefined || count.failures < freeAttempts) return 0
  const waitS = Math.min(maxWaitS, 2 ** (count.failures - freeAttempts))
  return waitS - (now.getTime() - Date.parse(count.last_at)) / 1000
}

function oldestCounted(now: Date): string {
  return new Date(now.getTime() - FAILURE_LIFETIME_MS).toISOString()
}
