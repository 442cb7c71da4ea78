import { AppError } from '#core/errors.ts'

type Waiting = () => void

/** With more than so many in line somebody is guessing: then each piece of work is followed by twice its time of rest. */
const CROWD = 20
const REST = 2

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
    const begun = performance.now()
    try {
      return await work()
    } finally {
      const restMs = this.#isCrowded() ? REST * (performance.now() - begun) : 0
      setTimeout(() => this.#leave(), restMs)
    }
  }

  #isCrowded(): boolean {
    return this.#first.length + this.#others.length > CROWD
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
