import { Bits } from '#features/search/public.ts'

/** Room at the beginning; it doubles when it is used up. */
const FIRST_SIZE = 1024

/** Small numbers for discussions, so that sets of them are bits. A discussion that is read again gets another one. */
export class Slots {
  #size = FIRST_SIZE
  #next = 0
  #free: number[] = []
  #shown = new Bits(FIRST_SIZE)
  #gone = new Bits(FIRST_SIZE)
  #goneCount = 0

  /** All numbers are below it. */
  get size(): number {
    return this.#size
  }

  /** Those that can be found. */
  get shown(): Bits {
    return this.#shown
  }

  get goneCount(): number {
    return this.#goneCount
  }

  /** A number that nothing holds; not shown yet. */
  take(): number {
    const free = this.#free.pop()
    if (free !== undefined) return free
    if (this.#next === this.#size) this.#grow()
    this.#next += 1
    return this.#next - 1
  }

  show(slot: number): void {
    this.#shown.add(slot)
  }

  /** What is left of it in the lists is no longer found, and cleared away with the next packing. */
  leave(slot: number): void {
    this.#shown.delete(slot)
    this.#gone.add(slot)
    this.#goneCount += 1
  }

  /** Those that were left until now; `release` them when no list holds them any more. */
  collectGone(): Bits {
    const gone = this.#gone
    this.#gone = new Bits(this.#size)
    this.#goneCount = 0
    return gone
  }

  release(gone: Bits): void {
    this.#free.push(...gone)
  }

  #grow(): void {
    this.#size *= 2
    this.#shown = widened(this.#shown, this.#size)
    this.#gone = widened(this.#gone, this.#size)
  }
}

function widened(bits: Bits, size: number): Bits {
  const wider = new Bits(size)
  wider.join(bits)
  return wider
}
