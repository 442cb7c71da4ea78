import { networkOf } from '#platform/http/network.ts'
import { makeHash, matchesHash } from './hashing.ts'
import { type Place, PriorityQueue } from './priority-queue.ts'

/** At some 15 ms each, and twice that of rest while the queue is long, nobody waits much longer than two seconds. */
const LONGEST_QUEUE = 40
/** A classroom behind one address logs in at once; four such networks fill the queue. */
const MOST_OF_NETWORK = 10
const turnstile = new PriorityQueue(LONGEST_QUEUE, MOST_OF_NETWORK)

/** A hash that no password fits, made with the same cost: checking it takes as long as checking a real one. */
let nobodysHash: Promise<string> | undefined

/**
 * The place of a caller in the queue for hashing. Places are shared by /24 and /64: an organisation, or what one attacker
 * rents at a time.
 */
export function enterQueue(ip: string, rank: Place['rank']): Place {
  return { rank, network: networkOf(ip).replace(/\.\d+$/, '') }
}

/** @throws {AppError} `busy` when too many wait */
export function hashPassword(password: string, place: Place): Promise<string> {
  return turnstile.run(() => makeHash(password), place)
}

/**
 * Waits until it is the caller's turn and then checks.
 * @param check may call `passwordFits`, once
 * @throws {AppError} `busy` when too many wait
 */
export function inTurn<T>(check: () => Promise<T>, place: Place): Promise<T> {
  return turnstile.run(check, place)
}

/** Whether the password is the one that was hashed; without a hash no, after the same time. Only within `inTurn`. */
export async function passwordFits(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobodysHash ??= makeHash(crypto.randomUUID())
  const fits = await matchesHash(password, passwordHash || (await nobodysHash))
  return fits && Boolean(passwordHash)
}
