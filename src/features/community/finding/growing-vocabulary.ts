import { type Term, Vocabulary } from '#features/search/public.ts'
import { WordReader } from './word-reader.ts'

/** New words are sorted in when there are so many: sorting all of them at once would take too long. */
const SORTED_AT_ONCE = 2000

/** All words of the forum. Each has a number, from 0, for as long as the index lives; more come all the time. */
export class GrowingVocabulary {
  readonly #reader = new WordReader()
  #sorted = new Vocabulary([])
  /** The number of each sorted word. */
  #order: Uint32Array = new Uint32Array()

  get size(): number {
    return this.#reader.words.length
  }

  /** The numbers of the words of a text. */
  read(text: string): number[] {
    const numbers = this.#reader.read(text)
    if (this.size - this.#order.length >= SORTED_AT_ONCE) this.#sortIn()
    return numbers
  }

  /** All words in their order. */
  get sorted(): Vocabulary {
    if (this.size > this.#order.length) this.#sortIn()
    return this.#sorted
  }

  /** The numbers of the words that a term stands for. */
  numbersOf(term: Term): Uint32Array {
    const [from, to] = this.sorted.stretchOf(term)
    return this.#order.subarray(from, to)
  }

  #sortIn(): void {
    const { words } = this.#reader
    const known = this.#order.length
    const added = Array.from({ length: words.length - known }, (_, at) => known + at)
    const before = (a: number, b: number) => (words[a] ?? '') < (words[b] ?? '')
    added.sort((a, b) => (before(a, b) ? -1 : 1))
    this.#order = merged(this.#order, added, before)
    this.#sorted = new Vocabulary(Array.from(this.#order, (number) => words[number] ?? ''))
  }
}

/** Two sorted lists as one. */
function merged(left: Uint32Array, right: readonly number[], before: (a: number, b: number) => boolean): Uint32Array {
  const both = new Uint32Array(left.length + right.length)
  let [at, end] = [0, 0]
  for (const one of right) {
    for (let next = left[at]; next !== undefined && before(next, one); next = left[at]) {
      both[end] = next
      end += 1
      at += 1
    }
    both[end] = one
    end += 1
  }
  both.set(left.subarray(at), end)
  return both
}
