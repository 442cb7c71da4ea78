import { AppError } from '#core/errors.ts'

/**
 * The order of the queue: first members who have logged in from this network before, then networks without a failed
 * attempt, then the others.
 */
const RANKS = ['known', 'clean', 'failed'] as const

/** Somebody in the queue. */
export interface Place {
  rank: (typeof RANKS)[number]
  /** What the places of a queue are shared by. */
  network: string
}

interface Waiting {
  network: string
  enter(): void
}

/** With more than so many waiting somebody is guessing: then each piece of work is followed by twice its time of rest. */
const CROWD = 20
const REST = 2

/**
 * Lets one piece of heavy work through at a time, so that the rest of the site keeps a core to itself. A queue that is full
 * refuses at once: a late answer helps nobody.
 */
export class PriorityQueue {
  readonly #queues: Readonly<Record<Place['rank'], Waiting[]>> = { known: [], clean: [], failed: [] }
  readonly #longestQueue: number
  readonly #mostOfNetwork: number
  #isTaken = false

  /**
   * @param longestQueue how many may wait in the queue of each rank
   * @param mostOfNetwork how many of these may come from one network, so that it leaves room for others
   */
  constructor(longestQueue: number, mostOfNetwork: number) {
    this.#longestQueue = longestQueue
    this.#mostOfNetwork = mostOfNetwork
  }

  /** @throws {AppError} `busy` when the queue is full, or the network's share of it */
  async run<T>(work: () => Promise<T>, place: Place): Promise<T> {
    await this.#enter(place)
    const begun = performance.now()
    try {
      return await work()
    } finally {
      const restMs = this.#isCrowded() ? REST * (performance.now() - begun) : 0
      setTimeout(() => this.#leave(), restMs)
    }
  }

  #isCrowded(): boolean {
    return RANKS.reduce((waiting, rank) => waiting + this.#queues[rank].length, 0) > CROWD
  }

  #enter({ rank, network }: Place): Promise<void> | undefined {
    if (!this.#isTaken) {
      this.#isTaken = true
      return undefined
    }
    const queue = this.#queues[rank]
    const ofNetwork = queue.filter((each) => each.network === network).length
    if (queue.length >= this.#longestQueue || ofNetwork >= this.#mostOfNetwork) throw new AppError('busy')
    return new Promise((resolve) => queue.push({ network, enter: resolve }))
  }

  #leave(): void {
    const rank = RANKS.find((each) => this.#queues[each].length > 0)
    const next = rank && this.#queues[rank].shift()
    if (next) next.enter()
    else this.#isTaken = false
  }
}
