/** Numbers that are missing are looked for so long, in ms: no transaction takes longer. */
const WAITED_FOR_MS = 30_000
/** How far below the newest number one may still be missing: more transactions are never open at once. */
export const LOOKED_BACK = 256

/**
 * Which rows of a table were read, by their numbers, so that only new ones are read. PostgreSQL gives a number before the
 * row can be seen: a row may come up later than the one behind it, so the missing ones are looked for a while.
 */
export class NumberTrail {
  #newest = 0
  readonly #missing = new Map<number, number>()

  get newest(): number {
    return this.#newest
  }

  /** Numbers below the newest that may still come up. */
  get missing(): number[] {
    return [...this.#missing.keys()]
  }

  /** @param newest the table's largest number. Is there perhaps something unread? */
  isBehind(newest: number): boolean {
    return newest > this.#newest || this.#missing.size > 0
  }

  /** Begins behind the newest rows. @param numbers the last LOOKED_BACK of the table, in their order */
  begin(numbers: readonly number[], now: number): void {
    this.#newest = Math.max(0, (numbers[0] ?? 1) - 1)
    this.passed(numbers, now)
  }

  /** @param numbers of rows that were read, in their order; @param now in ms */
  passed(numbers: readonly number[], now: number): void {
    for (const number of numbers) {
      this.#missing.delete(number)
      if (number <= this.#newest) continue
      const from = Math.max(this.#newest + 1, number - LOOKED_BACK)
      for (let skipped = from; skipped < number; skipped += 1) this.#missing.set(skipped, now)
      this.#newest = number
    }
    for (const [number, since] of this.#missing) if (now - since > WAITED_FOR_MS) this.#missing.delete(number)
  }
}
