import { Piscina } from 'piscina'
import { refuseInTransaction } from '#platform/database/transactions.ts'

/** A password to hash, or to check against a hash. */
export interface HashingTask {
  password: string
  against?: string
}

/**
 * Hashing has one worker thread of low priority: each password works through 19 MB of memory, and in the threads that
 * serve everything else members would feel somebody's guessing. Started for the first password and kept.
 */
const worker = new Piscina<HashingTask, string | boolean>({
  filename: new URL('./hashing-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: Number.POSITIVE_INFINITY,
})

export async function makeHash(password: string): Promise<string> {
  return String(await run({ password }))
}

export async function matchesHash(password: string, against: string): Promise<boolean> {
  return (await run({ password, against })) === true
}

function run(task: HashingTask): Promise<string | boolean> {
  refuseInTransaction('a password is hashed')
  return worker.run(task)
}
