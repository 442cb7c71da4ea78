import type { SearchedWords, Vocabulary } from '#features/search/public.ts'
import { GrowingLists } from './growing-lists.ts'
import { GrowingVocabulary } from './growing-vocabulary.ts'
import type { Pace } from './pace.ts'
import { Slots } from './slots.ts'

/** A discussion as the index keeps it: what it is narrowed and sorted by. */
export interface IndexedDiscussion {
  id: number
  topicId: number
  /** In ms. */
  createdAt: number
  commentCount: number
  viewCount: number
}

/** So much new is packed at once, 4 MB of small lists, or a fourth of what is packed already. */
const PACK_FROM = 400_000
const PACK_PART = 0.25
/** So many slots that are gone are cleared away. */
const CLEAR_FROM = 2000

/** The words of all visible discussions, in memory. */
export class DiscussionIndex implements SearchedWords {
  readonly #vocabulary = new GrowingVocabulary()
  readonly #slots = new Slots()
  readonly #discussions: (IndexedDiscussion | undefined)[] = []
  readonly #slotOf = new Map<number, number>()
  readonly places: readonly [title: GrowingLists, lead: GrowingLists, anywhere: GrowingLists]
  #isPacking = false

  constructor() {
    const lists = () => new GrowingLists(this.#vocabulary, this.#slots)
    this.places = [lists(), lists(), lists()]
  }

  get vocabulary(): Vocabulary {
    return this.#vocabulary.sorted
  }

  /** How many discussions can be found. */
  get count(): number {
    return this.#slotOf.size
  }

  /** The numbers in the sets of `places` lie below this. */
  get slots(): number {
    return this.#slots.size
  }

  /** The numbers of those that can be found. */
  get shown() {
    return this.#slots.shown
  }

  /** By its number in the sets of `places`. */
  at(slot: number): IndexedDiscussion | undefined {
    return this.#discussions[slot]
  }

  find(id: number): IndexedDiscussion | undefined {
    return this.#discussions[this.#slotOf.get(id) ?? -1]
  }

  /** Puts a discussion beside the one that is shown, if there is one; `show` lets it take its place. */
  add(discussion: IndexedDiscussion, { title, text }: { title: string; text: string }): number {
    const slot = this.#slots.take()
    this.#discussions[slot] = discussion
    const [inTitle, inLead, anywhere] = this.places
    for (const word of this.#vocabulary.read(title)) {
      for (const lists of [inTitle, inLead, anywhere]) lists.add(word, slot)
    }
    for (const word of this.#vocabulary.read(text)) {
      inLead.add(word, slot)
      anywhere.add(word, slot)
    }
    return slot
  }

  /** Adds a comment to what `add` has put in. */
  addComment(slot: number, text: string): void {
    const [, , anywhere] = this.places
    for (const word of this.#vocabulary.read(text)) anywhere.add(word, slot)
  }

  /** Adds a comment to a discussion that is shown. */
  addCommentTo(id: number, text: string): void {
    const slot = this.#slotOf.get(id)
    if (slot !== undefined) this.addComment(slot, text)
  }

  /** From now on it is found by what was added; what was shown of it before is gone. */
  show(slot: number): void {
    const discussion = this.#discussions[slot]
    if (!discussion) return
    this.remove(discussion.id)
    this.#slotOf.set(discussion.id, slot)
    this.#slots.show(slot)
  }

  remove(id: number): void {
    const slot = this.#slotOf.get(id)
    if (slot === undefined) return
    this.#slotOf.delete(id)
    this.#discussions[slot] = undefined
    this.#slots.leave(slot)
  }

  get needsPacking(): boolean {
    const recent = this.places.reduce((sum, lists) => sum + lists.recentCount, 0)
    const packed = this.places.reduce((sum, lists) => sum + lists.packedCount, 0)
    const isMuch = recent >= Math.max(PACK_FROM, packed * PACK_PART)
    return !this.#isPacking && (isMuch || this.#slots.goneCount >= CLEAR_FROM)
  }

  /** Makes it small again. Searches and changes go on meanwhile. */
  async pack(pace: Pace): Promise<void> {
    this.#isPacking = true
    const gone = this.#slots.collectGone()
    for (const lists of this.places) for (const _step of lists.packing(gone)) await pace.step()
    for (const lists of this.places) lists.forgetLast()
    this.#slots.release(gone)
    this.#isPacking = false
  }
}
