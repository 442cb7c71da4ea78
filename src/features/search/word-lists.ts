import { Bits } from './bits.ts'
import type { Holders } from './searched-words.ts'
import type { Term } from './sought.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * For every word the entries that hold it. Words are in their order, and their lists follow each other in one array:
 * so the entries with words that begin alike are one stretch of it.
 */
export class WordLists implements Holders {
  readonly #vocabulary: Vocabulary
  readonly #entries: number
  /** Where the list of each word begins; one more for the end of the last. */
  readonly #starts: Uint32Array
  readonly #lists: Uint16Array | Uint32Array

  /**
   * @param held for each entry the numbers of its words in the vocabulary
   */
  constructor(vocabulary: Vocabulary, held: readonly Uint32Array[]) {
    const { words } = vocabulary
    this.#vocabulary = vocabulary
    this.#entries = held.length
    this.#starts = new Uint32Array(words.length + 1)
    for (const numbers of held) for (const word of numbers) this.#starts[word + 1] = (this.#starts[word + 1] ?? 0) + 1
    for (let word = 0; word < words.length; word += 1) {
      this.#starts[word + 1] = (this.#starts[word + 1] ?? 0) + (this.#starts[word] ?? 0)
    }
    const size = this.#starts[words.length] ?? 0
    this.#lists = held.length <= 0x10000 ? new Uint16Array(size) : new Uint32Array(size)
    const next = this.#starts.slice()
    for (const [entry, numbers] of held.entries()) {
      for (const word of numbers) {
        const at = next[word] ?? 0
        this.#lists[at] = entry
        next[word] = at + 1
      }
    }
  }

  weightOf(term: Term): number {
    const [from, to] = this.#vocabulary.stretchOf(term)
    return (this.#starts[to] ?? 0) - (this.#starts[from] ?? 0)
  }

  holding(term: Term): Bits {
    const [from, to] = this.#vocabulary.stretchOf(term)
    const found = new Bits(this.#entries)
    const end = this.#starts[to] ?? 0
    for (let at = this.#starts[from] ?? 0; at < end; at += 1) found.add(this.#lists[at] ?? 0)
    return found
  }
}
