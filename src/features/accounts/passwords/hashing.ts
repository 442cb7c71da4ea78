import { Worker } from 'node:worker_threads'

/** A password to hash, or to check against a hash. */
export interface HashingTask {
  password: string
  against?: string
}

export type HashingAnswer = { result: string | boolean } | { error: unknown }

/**
 * Hashing has a thread of its own, because it has to stand back: 19 MB of memory are worked through for each password,
 * and in the threads that serve everything else members would feel somebody's guessing. Started for the first password.
 */
let thread: Worker | undefined
/** In the thread's order: the first is the one that it works on. */
const waiting: { resolve(result: string | boolean): void; reject(error: unknown): void }[] = []

export async function makeHash(password: string): Promise<string> {
  return String(await run({ password }))
}

export async function matchesHash(password: string, against: string): Promise<boolean> {
  return (await run({ password, against })) === true
}

function run(task: HashingTask): Promise<string | boolean> {
  thread ??= startThread()
  thread.ref()
  const answer = new Promise<string | boolean>((resolve, reject) => waiting.push({ resolve, reject }))
  thread.postMessage(task)
  return answer
}

function startThread(): Worker {
  const started = new Worker(new URL('./hashing-thread.ts', import.meta.url))
  started.on('message', (answer: HashingAnswer) => {
    const next = waiting.shift()
    // Without work it keeps no process alive.
    if (waiting.length === 0) started.unref()
    if ('error' in answer) next?.reject(answer.error)
    else next?.resolve(answer.result)
  })
  const end = (error: unknown) => {
    if (thread === started) thread = undefined
    for (const { reject } of waiting.splice(0)) reject(error)
  }
  started.on('error', end)
  started.on('exit', (code) => end(new Error(`The hashing thread ended with code ${code}.`)))
  return started
}
