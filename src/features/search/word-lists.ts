import { Bits } from './bits.ts'
import type { Term } from './sought.ts'

/**
 * For every word the entries that hold it. Words are in their order, and their lists follow each other in one array:
 * so the entries with words that begin alike are one stretch of it.
 */
export class WordLists {
  readonly words: readonly string[]
  readonly #entries: number
  /** Where the list of each word begins; one more for the end of the last. */
  readonly #starts: Uint32Array
  readonly #lists: Uint32Array

  /**
   * @param words all words, in the order of `<`
   * @param held for each entry the numbers of its words
   */
  constructor(words: readonly string[], held: readonly Uint32Array[]) {
    this.words = words
    this.#entries = held.length
    this.#starts = new Uint32Array(words.length + 1)
    for (const numbers of held) for (const word of numbers) this.#starts[word + 1] = (this.#starts[word + 1] ?? 0) + 1
    for (let word = 0; word < words.length; word += 1) {
      this.#starts[word + 1] = (this.#starts[word + 1] ?? 0) + (this.#starts[word] ?? 0)
    }
    this.#lists = new Uint32Array(this.#starts[words.length] ?? 0)
    const next = this.#starts.slice()
    for (const [entry, numbers] of held.entries()) {
      for (const word of numbers) {
        const at = next[word] ?? 0
        this.#lists[at] = entry
        next[word] = at + 1
      }
    }
  }

  /** The entries that hold the word, or a word that begins so. */
  holding({ word, beginning }: Term): Bits {
    const from = this.#firstFrom(word)
    const to = beginning ? this.#firstFrom(`${word}\u{10ffff}`) : this.words[from] === word ? from + 1 : from
    const found = new Bits(this.#entries)
    const end = this.#starts[to] ?? 0
    for (let at = this.#starts[from] ?? 0; at < end; at += 1) found.add(this.#lists[at] ?? 0)
    return found
  }

  /** Number of the first word that is not before this one. */
  #firstFrom(word: string): number {
    let [from, to] = [0, this.words.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((this.words[middle] ?? '') < word) from = middle + 1
      else to = middle
    }
    return from
  }
}
