import { AppError } from '#core/errors.ts'

type Waiting = () => void

/**
 * Lets one piece of heavy work through at a time, so that the rest of the site keeps a core to itself. Those who have
 * done nothing wrong go first. A queue that is full refuses at once: a late answer helps nobody.
 */
export class Turnstile {
  readonly #first: Waiting[] = []
  readonly #others: Waiting[] = []
  readonly #longestQueue: number
  #isTaken = false

  /** @param longestQueue how many may wait in each of the two lines */
  constructor(longestQueue: number) {
    this.#longestQueue = longestQueue
  }

  /** @throws {AppError} `busy` when the line is full */
  async run<T>(work: () => Promise<T>, { goesFirst }: { goesFirst: boolean }): Promise<T> {
    await this.#enter(goesFirst ? this.#first : this.#others)
    try {
      return await work()
    } finally {
      this.#leave()
    }
  }

  #enter(line: Waiting[]): Promise<void> | undefined {
    if (!this.#isTaken) {
      this.#isTaken = true
      return undefined
    }
    if (line.length >= this.#longestQueue) throw new AppError('busy')
    return new Promise((resolve) => line.push(resolve))
  }

  #leave(): void {
    const next = this.#first.shift() ?? this.#others.shift()
    if (next) next()
    else this.#isTaken = false
  }
}
