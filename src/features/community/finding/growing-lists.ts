import { Bits, type Holders, type Term } from '#features/search/public.ts'
import type { GrowingVocabulary } from './growing-vocabulary.ts'
import type { Slots } from './slots.ts'

/** What is counted as one step when lists are packed: about 2 ms. */
const ENTRIES_A_STEP = 100_000
/** Slot numbers below this take two bytes. */
const SMALL = 0x10000

/** Lists that follow each other in one array: for each word, by its number, the slots that hold it. */
interface Packed {
  starts: Uint32Array
  lists: Uint16Array | Uint32Array
}

/**
 * For every word the slots that hold it, in one place. New ones go to small lists beside the packed ones, which take them
 * up now and then: 2 bytes for each instead of 8 and more. The same slot may stand twice in a list: sets don't mind.
 */
export class GrowingLists implements Holders {
  readonly #vocabulary: GrowingVocabulary
  readonly #slots: Slots
  #packed: Packed = { starts: new Uint32Array(1), lists: new Uint16Array() }
  /** What is just being packed. */
  #older = new Map<number, number[]>()
  #recent = new Map<number, number[]>()
  #recentCount = 0
  /** The slot that each word was last added to, so that a discussion full of one word counts it once. */
  #last: number[] = []

  constructor(vocabulary: GrowingVocabulary, slots: Slots) {
    this.#vocabulary = vocabulary
    this.#slots = slots
  }

  /** What waits to be packed. */
  get recentCount(): number {
    return this.#recentCount
  }

  get packedCount(): number {
    return this.#packed.lists.length
  }

  add(word: number, slot: number): void {
    while (this.#last.length <= word) this.#last.push(-1)
    if (this.#last[word] === slot) return
    this.#last[word] = slot
    this.#recentCount += 1
    const list = this.#recent.get(word)
    if (list) list.push(slot)
    else this.#recent.set(word, [slot])
  }

  weightOf(term: Term): number {
    let weight = 0
    for (const word of this.#vocabulary.numbersOf(term)) {
      const [from, to] = stretchOf(this.#packed, word)
      weight += to - from + (this.#older.get(word)?.length ?? 0) + (this.#recent.get(word)?.length ?? 0)
    }
    return weight
  }

  holding(term: Term): Bits {
    const found = new Bits(this.#slots.size)
    const { lists } = this.#packed
    for (const word of this.#vocabulary.numbersOf(term)) {
      const [from, to] = stretchOf(this.#packed, word)
      for (let at = from; at < to; at += 1) found.add(lists[at] ?? 0)
      for (const slot of this.#older.get(word) ?? NONE) found.add(slot)
      for (const slot of this.#recent.get(word) ?? NONE) found.add(slot)
    }
    return found
  }

  /** Packs what there is, without slots that are gone, in steps; adding and asking may go on between them. */
  *packing(gone: Bits): Generator<void> {
    const words = this.#vocabulary.size
    const room = this.#packed.lists.length + this.#recentCount
    this.#older = this.#recent
    this.#recent = new Map()
    this.#recentCount = 0
    const starts = new Uint32Array(words + 1)
    const lists = this.#slots.size <= SMALL ? new Uint16Array(room) : new Uint32Array(room)
    // The last word that each slot was listed for.
    const listed = new Int32Array(this.#slots.size).fill(-1)
    let [end, pause] = [0, ENTRIES_A_STEP]
    for (let word = 0; word < words; word += 1) {
      const [from, to] = stretchOf(this.#packed, word)
      const older = this.#older.get(word) ?? NONE
      for (let at = from; at < to + older.length; at += 1) {
        const slot = (at < to ? this.#packed.lists[at] : older[at - to]) ?? 0
        if (listed[slot] === word || gone.has(slot)) continue
        listed[slot] = word
        lists[end] = slot
        end += 1
      }
      starts[word + 1] = end
      pause -= to - from + older.length + 1
      if (pause > 0) continue
      yield
      pause = ENTRIES_A_STEP
    }
    this.#packed = { starts, lists: lists.slice(0, end) }
    this.#older = new Map()
  }

  /** To be called before a slot is given to another discussion. */
  forgetLast(): void {
    this.#last.fill(-1)
  }
}

const NONE: readonly number[] = []

/** Where the list of a word begins and ends; nowhere for words that came after the packing. */
function stretchOf({ starts }: Packed, word: number): [from: number, to: number] {
  const from = starts[word] ?? 0
  return [from, starts[word + 1] ?? from]
}
