import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Tag } from '#core/endpoint.ts'
import type { ChangeLog } from '#server/database/change-log.ts'
import { type Answer, type AnswerParts, encodingsOf, finishAnswer, finishSmall, writeAnswer } from './answer.ts'
import { noteReads } from './reading.ts'

/** A longer address is answered but not kept, in characters. */
const MAX_KEY_LENGTH = 1024
/** What a kept answer takes beside its bytes: headers, key and table. */
const OVERHEAD_BYTES = 4096

/** A page is served for so long after it was made, whatever changes: it is made once a second at most. */
const PAGE_LAG_MS = 1000
/** What has stood so long is worth packing small; what changes many times a second would be packed for nobody. */
const SETTLED_MS = 500

interface Kept {
  answer: Answer
  tags: readonly Tag[]
  /** Whether one of the tags has changed since. */
  isStale: boolean
  /** In ms since 1970. */
  madeMs: number
  /** Whether it may be served although it is stale: see `PAGE_LAG_MS`. */
  mayLag: boolean
  /** Packs the answer as small as it gets; undefined once that is under way. */
  packSmall: (() => Promise<Answer>) | undefined
}

/** What was made, and of which tags. */
export interface Made {
  parts: AnswerParts
  reads: readonly Tag[]
}

interface Finished {
  answer: Answer
  tags: readonly Tag[]
}

/** An answer that is being made. */
interface Making {
  finished: Promise<Finished>
  /** What has changed since it was begun. */
  changed: Set<Tag>
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
  readonly #byTag = new Map<Tag, Set<Kept>>()
  readonly #underWay = new Map<string, Making>()
  #isPackingSmall = false

  constructor(changes: Pick<ChangeLog, 'listen'>, maxBytes: number) {
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }) => answer.sizeBytes + OVERHEAD_BYTES,
      onInsert: (kept) => this.#index(kept),
      dispose: (kept) => this.#leaveIndex(kept),
    })
    changes.listen((tags) => this.#expire(tags))
  }

  /** Answers from the cache if it can. @returns false when nothing was written */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const key = request.url ?? ''
    const kept = this.#servable(key)
    if (kept === undefined) return false
    this.#packSmall(kept)
    writeAnswer(kept.answer, request, response)
    return true
  }

  /**
   * The kept answer of an address, else a new one, which is kept when it is a 200 made of known tags. What it was made of
   * is noted for the page that asks for it.
   */
  async get(key: string, make: () => Promise<Made>, { mayLag = false }: GetOptions = {}): Promise<Answer> {
    const kept = this.find(key)
    if (kept) return kept
    const { answer, tags } = await this.#making(key, make, mayLag)
    noteReads(tags)
    return answer
  }

  /** The kept answer of an address. What it was made of is noted for the page that asks for it. */
  find(key: string): Answer | undefined {
    const kept = this.#servable(key)
    if (kept) noteReads(kept.tags)
    return kept?.answer
  }

  #servable(key: string): Kept | undefined {
    const kept = this.#kept.get(key)
    return kept?.isStale && !this.#mayLag(key, kept) ? undefined : kept
  }

  /** The first who asks after its second makes a page anew; those who ask meanwhile get it as it was, at once. */
  #mayLag(key: string, { mayLag, madeMs }: Kept): boolean {
    return mayLag && (Date.now() < madeMs + PAGE_LAG_MS || this.#underWay.has(key))
  }

  #making(key: string, make: () => Promise<Made>, mayLag: boolean): Promise<Finished> {
    const pending = this.#underWay.get(key)
    // An answer of the API that was begun before a change may lack it: who asks after the change gets another one.
    if (pending && (mayLag || pending.changed.size === 0)) return pending.finished
    const changed = new Set<Tag>()
    const finished = this.#make(key, make, mayLag, changed).finally(() => {
      if (this.#isLatest(key, changed)) this.#underWay.delete(key)
    })
    this.#underWay.set(key, { finished, changed })
    return finished
  }

  async #make(key: string, make: () => Promise<Made>, mayLag: boolean, changed: Set<Tag>): Promise<Finished> {
    const { parts, reads: tags } = await make()
    const answer = finishAnswer(parts)
    if (mayLag) await this.#packLikeBefore(key, answer)
    if (this.#isLatest(key, changed)) {
      const isStale = changed.has('everything') || tags.some((tag) => changed.has(tag))
      if (parts.status !== 200 || tags.length === 0 || key.length > MAX_KEY_LENGTH) this.#kept.delete(key)
      else if (mayLag || !isStale)
        this.#kept.set(key, {
          answer,
          tags,
          isStale,
          madeMs: Date.now(),
          mayLag,
          packSmall: () => finishSmall(parts),
        })
    }
    return { answer, tags }
  }

  #isLatest(key: string, changed: Set<Tag>): boolean {
    return this.#underWay.get(key)?.changed === changed
  }

  /** Makes stale what was made of one of the tags, also what is being made. */
  #expire(tags: readonly Tag[]): void {
    for (const { changed } of this.#underWay.values()) for (const tag of tags) changed.add(tag)
    if (tags.includes('everything')) this.#kept.clear()
    for (const tag of tags) for (const kept of this.#byTag.get(tag) ?? []) kept.isStale = true
  }

  #index(kept: Kept): void {
    for (const tag of kept.tags) this.#byTag.set(tag, (this.#byTag.get(tag) ?? new Set()).add(kept))
  }

  #leaveIndex(kept: Kept): void {
    for (const tag of kept.tags) {
      const others = this.#byTag.get(tag)
      others?.delete(kept)
      if (others?.size === 0) this.#byTag.delete(tag)
    }
  }

  /** A page that is made anew while many read it is packed before it takes the place of the old one: nobody waits for that. */
  async #packLikeBefore(key: string, answer: Answer): Promise<void> {
    const before = this.#kept.peek(key)
    if (before) await Promise.all(encodingsOf(before.answer).map((encoding) => answer.pack(encoding)))
  }

  /**
   * What readers ask for again, and has not changed for a while, is worth packing small; one answer at a time, or those who
   * wait for theirs would wait for many. Pages ask the API for plain answers: for them nothing is packed.
   */
  #packSmall(kept: Kept): void {
    const { packSmall, madeMs, isStale } = kept
    if (packSmall === undefined || isStale || this.#isPackingSmall || Date.now() - madeMs < SETTLED_MS) return
    kept.packSmall = undefined
    this.#isPackingSmall = true
    // Its size in the cache stays, which is that of all encodings from the beginning. What can't be packed stays as it is.
    void packSmall()
      .then(
        (answer) => {
          kept.answer = answer
        },
        () => {},
      )
      .finally(() => {
        this.#isPackingSmall = false
      })
  }
}
