import { AppError } from '#core/errors.ts'
import type { Db } from '#server/database/schema.ts'
import { type Secret, sign } from '#server/secret/secret.ts'
import { FailureLedger, type Failures } from './failure-ledger.ts'

/**
 * Who guesses is held up; who owns the account never for long:
 * - one account from one network address: after 5 wrong passwords each try waits, twice as long every time;
 * - one network address, whatever the account: after 50 (a clinic or a classroom shares one);
 * - one account, from anywhere: tries are answered more slowly, but never refused, so that nobody can lock it.
 */
const PAIR = { free: 5, longestWaitS: 60 }
const PLACE = { free: 50, longestWaitS: 30 }
const ACCOUNT = { free: 20, delayMs: 1000 }

/** Wrong passwords are forgotten after this long without another, in ms. */
export const FORGET_AFTER_MS = 15 * 60 * 1000

interface Attempt {
  email: string
  ip: string
}

/** What the limits say of an attempt. */
export interface Standing {
  /** Wait this long before answering, in ms. */
  delayMs: number
  /** Nobody has failed here of late: such attempts go first when there is a queue. */
  isClean: boolean
}

function subjectsOf(secret: Secret, { email, ip }: Attempt) {
  const subject = (...parts: string[]) => sign(secret, 'sign-in', parts)
  return { pair: subject(email, ip), place: subject('', ip), account: subject(email) }
}

const ledgers = new WeakMap<Db, FailureLedger>()

/** The counts of a site's database, one ledger for each. */
export function ledgerOf(db: Db): FailureLedger {
  const known = ledgers.get(db) ?? new FailureLedger(db, FORGET_AFTER_MS)
  ledgers.set(db, known)
  return known
}

/** @throws {AppError} `too_many_requests` with the time to wait */
export async function checkSignIn(db: Db, secret: Secret, attempt: Attempt, now: Date): Promise<Standing> {
  const { pair, place, account } = subjectsOf(secret, attempt)
  const counts = await ledgerOf(db).of([pair, place, account], now)
  const waitS = Math.max(waitOf(counts.get(pair), PAIR, now), waitOf(counts.get(place), PLACE, now))
  if (waitS > 0) throw new AppError('too_many_requests', { retryAfterS: Math.ceil(waitS) })
  const isSlowed = (counts.get(account)?.failures ?? 0) >= ACCOUNT.free
  return { delayMs: isSlowed ? ACCOUNT.delayMs : 0, isClean: counts.size === 0 }
}

/** Seconds left to wait: one after the last free try, doubling. */
function waitOf(counted: Failures | undefined, { free, longestWaitS }: typeof PAIR, now: Date): number {
  if (counted === undefined || counted.failures < free) return 0
  const waitS = Math.min(longestWaitS, 2 ** (counted.failures - free))
  return waitS - (now.getTime() - Date.parse(counted.last_at)) / 1000
}

/** Counts a wrong password. */
export function noteFailure(db: Db, secret: Secret, attempt: Attempt, now: Date): void {
  const { pair, place, account } = subjectsOf(secret, attempt)
  ledgerOf(db).note([pair, place, account], now)
}

/** The right password clears the account; the network address keeps its count: its next guess may be at another. */
export async function clearFailures(db: Db, secret: Secret, attempt: Attempt): Promise<void> {
  const { pair, account } = subjectsOf(secret, attempt)
  await ledgerOf(db).clear([pair, account])
}

/** Lets go of counts that no longer matter. */
export async function forgetFailures(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - FORGET_AFTER_MS).toISOString()
  await db.deleteFrom('sign_in_failure').where('last_at', '<', oldest).execute()
}
