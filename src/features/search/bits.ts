/** A set of small numbers, 32 to a word of memory: thousands of entries are joined and parted in microseconds. */
export class Bits {
  readonly words: Uint32Array

  constructor(size: number) {
    this.words = new Uint32Array((size + 31) >>> 5)
  }

  add(number: number): void {
    const at = number >>> 5
    this.words[at] = (this.words[at] ?? 0) | (1 << (number & 31))
  }

  /** Keeps only what the other holds too. */
  keep(other: Bits): void {
    for (let at = 0; at < this.words.length; at += 1) this.words[at] = (this.words[at] ?? 0) & (other.words[at] ?? 0)
  }

  join(other: Bits): void {
    for (let at = 0; at < this.words.length; at += 1) this.words[at] = (this.words[at] ?? 0) | (other.words[at] ?? 0)
  }

  get isEmpty(): boolean {
    return this.words.every((word) => word === 0)
  }

  has(number: number): boolean {
    return (((this.words[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1
  }

  /** Takes one out. */
  delete(number: number): void {
    const at = number >>> 5
    this.words[at] = (this.words[at] ?? 0) & ~(1 << (number & 31))
  }

  /** Takes out all that the other holds. */
  drop(other: Bits): void {
    for (let at = 0; at < this.words.length; at += 1) this.words[at] = (this.words[at] ?? 0) & ~(other.words[at] ?? 0)
  }

  *[Symbol.iterator](): Generator<number> {
    for (let at = 0; at < this.words.length; at += 1) {
      for (let left = this.words[at] ?? 0; left !== 0; left &= left - 1) {
        yield (at << 5) + (31 - Math.clz32(left & -left))
      }
    }
  }
}
