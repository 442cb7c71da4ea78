import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Area } from '#core/endpoint.ts'
import type { Revisions } from '#server/database/revisions.ts'
import { type Answer, type AnswerParts, encodingsOf, finishAnswer, finishSmall, writeAnswer } from './answer.ts'
import { noteReads } from './reading.ts'

/** A longer address is answered but not kept, in characters. */
const MAX_KEY_LENGTH = 1024
/** What a kept answer takes beside its bytes: headers, key and table. */
const OVERHEAD_BYTES = 4096

/**
 * How many times as long as its making took a page is served on after a change: where changes come many a second, its
 * making then takes a fiftieth of the time at most. Never longer than `MAX_LAG_MS`.
 */
const LAG_FACTOR = 50
const MAX_LAG_MS = 1000
/** What has stood so long is worth packing small; what changes many times a second would be packed for nobody. */
const SETTLED_MS = 500

interface Kept {
  answer: Answer
  areas: readonly Area[]
  revisions: string
  /** Whether something has changed since. It stays so: where changes come many a second, most who ask find it out already. */
  isStale: boolean
  /** In ms since 1970. */
  madeMs: number
  /** Until then it is served although something has changed; in ms since 1970. */
  lagsUntilMs: number
  /** Whether it is also served while it is made anew. */
  mayLag: boolean
  /** Packs the answer as small as it gets; undefined once that is under way. */
  packSmall: (() => Promise<Answer>) | undefined
}

/** What was made, and of which areas. */
export interface Made {
  parts: AnswerParts
  reads: readonly Area[]
}

interface Finished {
  answer: Answer
  areas: readonly Area[]
}

interface GetOptions {
  /** A page may be a moment behind what has changed; an answer of the API never is. */
  mayLag?: boolean
}

/**
 * Finished answers by address, as long as nothing that they were made of has changed. Bounded in bytes: the least
 * recently used is evicted first. An address that many ask for at once is made once.
 */
export class AnswerCache {
  readonly #kept: LRUCache<string, Kept>
  readonly #underWay = new Map<string, Promise<Finished>>()
  readonly #revisions: Revisions
  #isPackingSmall = false

  constructor(revisions: Revisions, maxBytes: number) {
    this.#revisions = revisions
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }) => answer.sizeBytes + OVERHEAD_BYTES,
    })
  }

  /** Answers from the cache if it can. @returns false when nothing was written */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const key = request.url ?? ''
    const kept = this.#fresh(key)
    if (kept === undefined) return false
    this.#packSmall(key, kept)
    writeAnswer(kept.answer, request, response)
    return true
  }

  /**
   * The kept answer of an address, else a new one, which is kept when it is a 200 made of known areas. What it was made of
   * is noted for the page that asks for it.
   */
  async get(key: string, make: () => Promise<Made>, { mayLag = false }: GetOptions = {}): Promise<Answer> {
    const kept = this.find(key)
    if (kept) return kept
    const { answer, areas } = await this.#making(key, make, mayLag)
    noteReads(areas)
    return answer
  }

  /** The kept answer of an address. What it was made of is noted for the page that asks for it. */
  find(key: string): Answer | undefined {
    const kept = this.#fresh(key)
    if (kept) noteReads(kept.areas)
    return kept?.answer
  }

  #making(key: string, make: () => Promise<Made>, mayLag: boolean): Promise<Finished> {
    const pending = this.#underWay.get(key)
    if (pending) return pending
    const making = this.#make(key, make, mayLag).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, making)
    return making
  }

  async #make(key: string, make: () => Promise<Made>, mayLag: boolean): Promise<Finished> {
    // Taken before the data is read: a change in between makes the answer stale, never falsely fresh.
    const revisionsOf = this.#revisions.snapshot()
    const begunMs = Date.now()
    const { parts, reads } = await make()
    const answer = finishAnswer(parts)
    await this.#packLikeBefore(key, answer)
    const madeMs = Date.now()
    const lagMs = mayLag ? Math.min(MAX_LAG_MS, LAG_FACTOR * (madeMs - begunMs)) : 0
    if (parts.status === 200 && reads.length > 0 && key.length <= MAX_KEY_LENGTH)
      this.#kept.set(key, {
        answer,
        areas: reads,
        revisions: revisionsOf(reads),
        isStale: false,
        madeMs,
        lagsUntilMs: madeMs + lagMs,
        mayLag,
        packSmall: () => finishSmall(parts),
      })
    else this.#kept.delete(key)
    return { answer, areas: reads }
  }

  /** A page that is made anew while many read it is packed before it takes the place of the old one: nobody waits for that. */
  async #packLikeBefore(key: string, answer: Answer): Promise<void> {
    const before = this.#kept.peek(key)
    if (before?.mayLag) await Promise.all(encodingsOf(before.answer).map((encoding) => answer.pack(encoding)))
  }

  /**
   * What readers ask for again, and has not changed for a while, is worth packing small; one answer at a time, or those who
   * wait for theirs would wait for many. Pages ask the API for plain answers: for them nothing is packed.
   */
  #packSmall(key: string, kept: Kept): void {
    const { packSmall, madeMs, isStale } = kept
    if (packSmall === undefined || isStale || this.#isPackingSmall || Date.now() - madeMs < SETTLED_MS) return
    kept.packSmall = undefined
    this.#isPackingSmall = true
    const put = (answer: Answer) => this.#kept.peek(key) === kept && this.#kept.set(key, { ...kept, answer })
    // What can't be packed stays as it is.
    const stay = () => {}
    void packSmall()
      .then(put, stay)
      .finally(() => {
        this.#isPackingSmall = false
      })
  }

  #fresh(key: string): Kept | undefined {
    const kept = this.#kept.get(key)
    if (kept === undefined || (this.#isStale(kept) && !this.#mayLag(key, kept))) return undefined
    return kept
  }

  #isStale(kept: Kept): boolean {
    kept.isStale ||= this.#revisions.of(kept.areas) !== kept.revisions
    return kept.isStale
  }

  /** The first who asks after its time makes a page anew; those who ask meanwhile get it as it was, at once. */
  #mayLag(key: string, kept: Kept): boolean {
    return Date.now() < kept.lagsUntilMs || (kept.mayLag && this.#underWay.has(key))
  }
}
