import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Tag } from '#core/endpoint.ts'
import type { ChangeLog } from '#platform/database/change-log.ts'
import {
  type CachedResponse,
  encodingsOf,
  finishResponse,
  finishSmall,
  type ResponseParts,
  writeResponse,
} from './cached-response.ts'
import { addDependencies } from './dependency-tracking.ts'

/** A longer address is answered but not kept, in characters. */
const MAX_KEY_LENGTH = 1024
/** What a kept answer takes beside its bytes: headers, key and table. */
const OVERHEAD_BYTES = 4096

/** How long a page may be served stale after it was made. So it is rendered once a second at most. */
const STALE_PAGE_MS = 1000
/** Recompress entries that have been stable for so long; entries that change faster would be evicted before anyone reads them. */
const SETTLED_MS = 500

interface Kept {
  answer: CachedResponse
  tags: readonly Tag[]
  /** Whether one of the tags has changed since. */
  isStale: boolean
  /** In ms since 1970. */
  madeMs: number
  /** Whether it may be served stale: see `STALE_PAGE_MS`. */
  mayBeStale: boolean
  /** Packs the answer as small as it gets; undefined once that is under way. */
  packSmall: (() => Promise<CachedResponse>) | undefined
}

/** What was made, and of which tags. */
export interface Made {
  parts: ResponseParts
  reads: readonly Tag[]
}

interface Finished {
  answer: CachedResponse
  tags: readonly Tag[]
}

/** An answer that is being made. */
interface Making {
  finished: Promise<Finished>
  /** What has changed since it was begun. */
  changed: Set<Tag>
}

interface GetOptions {
  /** A page may be served stale for a moment; a response of the API never. */
  mayBeStale?: boolean
}

/**
 * Finished answers by address, as long as nothing that they were made of has changed. Bounded in bytes: the least
 * recently used is evicted first. An address that many ask for at once is made once.
 */
export class ResponseCache {
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
    writeResponse(kept.answer, request, response)
    return true
  }

  /**
   * The kept answer of an address, else a new one, which is kept when it is a 200 made of known tags. What it was made of
   * is noted for the page that asks for it.
   */
  async get(key: string, make: () => Promise<Made>, { mayBeStale = false }: GetOptions = {}): Promise<CachedResponse> {
    const kept = this.find(key)
    if (kept) return kept
    const { answer, tags } = await this.#making(key, make, mayBeStale)
    addDependencies(tags)
    return answer
  }

  /** The kept answer of an address. What it was made of is noted for the page that asks for it. */
  find(key: string): CachedResponse | undefined {
    const kept = this.#servable(key)
    if (kept) addDependencies(kept.tags)
    return kept?.answer
  }

  #servable(key: string): Kept | undefined {
    const kept = this.#kept.get(key)
    return kept?.isStale && !this.#mayServeStale(key, kept) ? undefined : kept
  }

  /** The first request after that second renders the page again; other requests get the stale page until it is ready. */
  #mayServeStale(key: string, { mayBeStale, madeMs }: Kept): boolean {
    return mayBeStale && (Date.now() < madeMs + STALE_PAGE_MS || this.#underWay.has(key))
  }

  #making(key: string, make: () => Promise<Made>, mayBeStale: boolean): Promise<Finished> {
    const pending = this.#underWay.get(key)
    // An API response that was begun before a change may lack it, so a call after the change starts another one.
    if (pending && (mayBeStale || pending.changed.size === 0)) return pending.finished
    const changed = new Set<Tag>()
    const finished = this.#make(key, make, mayBeStale, changed).finally(() => {
      if (this.#isLatest(key, changed)) this.#underWay.delete(key)
    })
    this.#underWay.set(key, { finished, changed })
    return finished
  }

  async #make(key: string, make: () => Promise<Made>, mayBeStale: boolean, changed: Set<Tag>): Promise<Finished> {
    const { parts, reads: tags } = await make()
    const answer = finishResponse(parts)
    if (mayBeStale) await this.#packLikeBefore(key, answer)
    if (this.#isLatest(key, changed)) {
      const isStale = changed.has('everything') || tags.some((tag) => changed.has(tag))
      if (parts.status !== 200 || tags.length === 0 || key.length > MAX_KEY_LENGTH) this.#kept.delete(key)
      else if (mayBeStale || !isStale)
        this.#kept.set(key, {
          answer,
          tags,
          isStale,
          madeMs: Date.now(),
          mayBeStale,
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

  /** A page that many read is compressed before it replaces the old one, so that no reader waits for the compression. */
  async #packLikeBefore(key: string, answer: CachedResponse): Promise<void> {
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
