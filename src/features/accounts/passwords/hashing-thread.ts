import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'
import type { HashingAnswer, HashingTask } from './hashing.ts'

/** argon2id (the library's default kind) with OWASP's first choice of parameters: 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of 19: on a machine that is busy, what is quick goes first, and hashing still gets on. */
const NICENESS = 19

// On Linux this is a thread's own; elsewhere it would slow down the whole site.
if (process.platform === 'linux') setPriority(NICENESS)

parentPort?.on('message', (task: HashingTask) => parentPort?.postMessage(answerOf(task)))

function answerOf({ password, against }: HashingTask): HashingAnswer {
  try {
    return { result: against === undefined ? hashSync(password, COST) : verifySync(against, password) }
  } catch (error) {
    return { error }
  }
}
