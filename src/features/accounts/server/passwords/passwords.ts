import { networkOf } from '#platform/http/network.ts'
import { hashInWorker, verifyHash } from './hashing.ts'
import { PriorityQueue, type QueuePlace } from './priority-queue.ts'

/** A password takes about 15 ms, and 45 ms in a long queue, so the longest wait is about two seconds. */
const MAX_QUEUE_LENGTH = 40
/** Enough for a classroom that logs in at the same time. Four such networks fill the queue. */
const MAX_PER_NETWORK = 10
const queue = new PriorityQueue(MAX_QUEUE_LENGTH, MAX_PER_NETWORK)

/** The hash of a random password: checking it takes as long as checking a member's hash. */
let dummyHash: Promise<string> | undefined

/**
 * The position of a request in the queue for hashing. Limits per network use /24 and /64: about one organisation, or what an
 * attacker rents at a time.
 */
export function queuePlaceOf(ip: string, rank: QueuePlace['rank']): QueuePlace {
  return { rank, network: networkOf(ip).replace(/\.\d+$/, '') }
}

/** @throws {AppError} `busy` if the queue is full */
export function hashPassword(password: string, place: QueuePlace): Promise<string> {
  return queue.run(() => hashInWorker(password), place)
}

/**
 * Waits in the queue and then runs a check.
 * @param check may call `isCorrectPassword` once
 * @throws {AppError} `busy` if the queue is full
 */
export function runInQueue<T>(check: () => Promise<T>, place: QueuePlace): Promise<T> {
  return queue.run(check, place)
}

/** Without a hash the result is false, after the same time. Call it only inside `runInQueue`. */
export async function isCorrectPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  dummyHash ??= hashInWorker(crypto.randomUUID())
  const isCorrect = await verifyHash(password, passwordHash || (await dummyHash))
  return isCorrect && Boolean(passwordHash)
}
