import { AppError } from '#core/errors.ts'

/**
 * The order of the queue: members who have logged in from this network before, then networks without a failed attempt,
 * then all others.
 */
const RANKS = ['known', 'clean', 'failed'] as const

export interface QueuePlace {
  rank: (typeof RANKS)[number]
  /** The queue has a limit per network. */
  network: string
}

interface WaitingTask {
  network: string
  enter(): void
}

/** With more waiting, somebody is guessing: then each task is followed by a pause of twice its duration. */
const LONG_QUEUE = 20
const PAUSE_FACTOR = 2

/**
 * Runs one heavy task at a time, so that the rest of the site keeps a core. A full queue rejects a task immediately, because a
 * late response helps nobody.
 */
export class PriorityQueue {
  readonly #queues: Readonly<Record<QueuePlace['rank'], WaitingTask[]>> = { known: [], clean: [], failed: [] }
  readonly #maxLength: number
  readonly #maxPerNetwork: number
  #isTaken = false

  /**
   * @param maxLength number of tasks that may wait in the queue of each rank
   * @param maxPerNetwork number of these that may come from one network
   */
  constructor(maxLength: number, maxPerNetwork: number) {
    this.#maxLength = maxLength
    this.#maxPerNetwork = maxPerNetwork
  }

  /** @throws {AppError} `busy` if the queue or the network's share of it is full */
  async run<T>(task: () => Promise<T>, place: QueuePlace): Promise<T> {
    await this.#enter(place)
    const startedAt = performance.now()
    try {
      return await task()
    } finally {
      const pauseMs = this.#isLong() ? PAUSE_FACTOR * (performance.now() - startedAt) : 0
      setTimeout(() => this.#leave(), pauseMs)
    }
  }

  #isLong(): boolean {
    return RANKS.reduce((waiting, rank) => waiting + this.#queues[rank].length, 0) > LONG_QUEUE
  }

  #enter({ rank, network }: QueuePlace): Promise<void> | undefined {
    if (!this.#isTaken) {
      this.#isTaken = true
      return undefined
    }
    const queue = this.#queues[rank]
    const ofNetwork = queue.filter((each) => each.network === network).length
    if (queue.length >= this.#maxLength || ofNetwork >= this.#maxPerNetwork) throw new AppError('busy')
    return new Promise((resolve) => queue.push({ network, enter: resolve }))
  }

  #leave(): void {
    const rank = RANKS.find((each) => this.#queues[each].length > 0)
    const next = rank && this.#queues[rank].shift()
    if (next) next.enter()
    else this.#isTaken = false
  }
}
