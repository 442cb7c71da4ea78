import { hash, verify } from '@node-rs/argon2'
import { Turnstile } from './turnstile.ts'

/** argon2id (the library's default kind) with OWASP's first choice of parameters: 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** At some 15 ms each nobody waits much longer than half a second. */
const LONGEST_QUEUE = 40
const turnstile = new Turnstile(LONGEST_QUEUE)

/** A hash that no password fits, made with the same cost: checking it takes as long as checking a real one. */
let nobodysHash: Promise<string> | undefined

/** @throws {AppError} `busy` when too many wait */
export function hashPassword(password: string): Promise<string> {
  return turnstile.run(() => hash(password, COST), { goesFirst: true })
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
  nobodysHash ??= hash(crypto.randomUUID(), COST)
  const against = passwordHash || (await nobodysHash)
  const fits = await turnstile.run(() => verify(against, password), { goesFirst })
  return fits && Boolean(passwordHash)
}
