import { Piscina } from 'piscina'
import { refuseInTransaction } from '#platform/database/transactions.ts'

export interface HashingTask {
  password: string
  against?: string
}

/**
 * One worker thread of low priority: each password takes 19 MB of memory and 15 ms, which would slow down all other
 * requests while somebody guesses passwords. It starts with the first password and stays.
 */
const worker = new Piscina<HashingTask, string | boolean>({
  filename: new URL('./hashing-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: Number.POSITIVE_INFINITY,
})

export async function hashInWorker(password: string): Promise<string> {
  return String(await run({ password }))
}

export async function verifyHash(password: string, against: string): Promise<boolean> {
  return (await run({ password, against })) === true
}

function run(task: HashingTask): Promise<string | boolean> {
  refuseInTransaction('a password is hashed')
  return worker.run(task)
}
