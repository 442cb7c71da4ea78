import { makeHash, matchesHash } from './hashing.ts'
import { Turnstile } from './turnstile.ts'

/** At some 15 ms each, and twice that of rest while the line is long, nobody waits much longer than two seconds. */
const LONGEST_QUEUE = 40
const turnstile = new Turnstile(LONGEST_QUEUE)

/** A hash that no password fits, made with the same cost: checking it takes as long as checking a real one. */
let nobodysHash: Promise<string> | undefined

/** @throws {AppError} `busy` when too many wait */
export function hashPassword(password: string): Promise<string> {
  return turnstile.run(() => makeHash(password), { goesFirst: true })
}

/**
 * Whether the password is the one that was hashed; without a hash no, after the same time.
 * @param goesFirst before those who have failed of late
 * @throws {AppError} `busy` when too many wait
 */
export async function passwordFits(
  password: string,
  passwordHash: string | undefined,
  { goesFirst }: { goesFirst: boolean },
): Promise<boolean> {
  nobodysHash ??= makeHash(crypto.randomUUID())
  const against = passwordHash || (await nobodysHash)
  const fits = await turnstile.run(() => matchesHash(password, against), { goesFirst })
  return fits && Boolean(passwordHash)
}
