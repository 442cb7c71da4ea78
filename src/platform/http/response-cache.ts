import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Tag } from '#core/endpoint.ts'
import type { ChangeLog } from '#platform/database/change-log.ts'
import { type CachedResponse, completeResponse, type ResponseParts, writeResponse } from './cached-response.ts'
import { addDependencies } from './dependency-tracking.ts'

/** Responses of longer URLs are not cached, in characters. */
const MAX_KEY_LENGTH = 1024
/** Memory of an entry in addition to its bytes: headers, key and index. */
const OVERHEAD_BYTES = 4096

/** How long a page may be served stale after it was rendered. So it is rendered at most once a second. */
const STALE_PAGE_MS = 1000

interface Entry {
  response: CachedResponse
  tags: readonly Tag[]
  /** Whether one of the tags has changed since. */
  isStale: boolean
  /** In ms since 1970. */
  createdAtMs: number
  /** Whether it may be served stale: see `STALE_PAGE_MS`. */
  mayBeStale: boolean
}

export interface TaggedResponse {
  parts: ResponseParts
  tags: readonly Tag[]
}

interface Completed {
  response: CachedResponse
  tags: readonly Tag[]
}

/** A response that is being created. */
interface Pending {
  completed: Promise<Completed>
  /** The tags that have changed since it started. */
  changed: Set<Tag>
  /** How many requests wait for it. */
  waiting: number
  /** Aborted when none waits any more. */
  abandoned: AbortController
}

type Create = (abandoned: AbortSignal) => Promise<TaggedResponse>

interface GetOptions {
  /** A page may be served stale for a moment; a response of the API never. */
  mayBeStale?: boolean
  /** Aborted when the reader has left. */
  signal?: AbortSignal
}

/**
 * Cache of complete responses by URL. An entry is valid until one of its tags changes. The cache is bounded in bytes and
 * evicts the least recently used entry first. Simultaneous requests for one URL create its response once.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, Entry>
  readonly #entriesByTag = new Map<Tag, Set<Entry>>()
  readonly #pending = new Map<string, Pending>()

  constructor(changes: Pick<ChangeLog, 'listen'>, maxBytes: number) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ response }) => response.sizeBytes + OVERHEAD_BYTES,
      onInsert: (entry) => this.#addToIndex(entry),
      dispose: (entry) => this.#removeFromIndex(entry),
    })
    changes.listen((tags) => this.#expire(tags))
  }

  get size() {
    return { bytes: this.#entries.calculatedSize, entries: this.#entries.size }
  }

  /** Sends the cached response to a request. @returns false when there is none */
  send(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const entry = this.#findServable(request.url ?? '')
    if (entry === undefined) return false
    writeResponse(entry.response, request, response)
    return true
  }

  /**
   * The cached response of a URL, else a new one, which is cached when its status is 200 and it has tags. Its tags become
   * dependencies of the page that is being rendered.
   */
  async get(key: string, create: Create, { mayBeStale = false, signal }: GetOptions = {}): Promise<CachedResponse> {
    const cached = this.find(key)
    if (cached) return cached
    const pending = this.#createOnce(key, create, mayBeStale)
    pending.waiting += 1
    signal?.addEventListener('abort', () => leave(pending), { once: true })
    const { response, tags } = await pending.completed
    addDependencies(tags)
    return response
  }

  /** The cached response of a URL. Its tags become dependencies of the page that is being rendered. */
  find(key: string): CachedResponse | undefined {
    const entry = this.#findServable(key)
    if (entry) addDependencies(entry.tags)
    return entry?.response
  }

  #findServable(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    return entry?.isStale && !this.#mayServeStale(key, entry) ? undefined : entry
  }

  /** The first request after that second renders the page again; other requests get the stale page until it is ready. */
  #mayServeStale(key: string, { mayBeStale, createdAtMs }: Entry): boolean {
    return mayBeStale && (Date.now() < createdAtMs + STALE_PAGE_MS || this.#pending.has(key))
  }

  #createOnce(key: string, create: Create, mayBeStale: boolean): Pending {
    const pending = this.#pending.get(key)
    // An API response that was started before a change may lack it, so a call after the change starts another one.
    const isCurrent = pending && !pending.abandoned.signal.aborted && (mayBeStale || pending.changed.size === 0)
    if (isCurrent) return pending
    const changed = new Set<Tag>()
    const abandoned = new AbortController()
    const completed = this.#create(key, () => create(abandoned.signal), mayBeStale, changed).finally(() => {
      if (this.#isLatest(key, changed)) this.#pending.delete(key)
    })
    const started = { completed, changed, waiting: 0, abandoned }
    this.#pending.set(key, started)
    return started
  }

  async #create(
    key: string,
    create: () => Promise<TaggedResponse>,
    mayBeStale: boolean,
    changed: Set<Tag>,
  ): Promise<Completed> {
    const { parts, tags } = await create()
    const response = completeResponse(parts)
    if (this.#isLatest(key, changed)) {
      const isStale = changed.has('everything') || tags.some((tag) => changed.has(tag))
      if (parts.status !== 200 || tags.length === 0 || key.length > MAX_KEY_LENGTH) this.#entries.delete(key)
      else if (mayBeStale || !isStale)
        this.#entries.set(key, { response, tags, isStale, createdAtMs: Date.now(), mayBeStale })
    }
    return { response, tags }
  }

  #isLatest(key: string, changed: Set<Tag>): boolean {
    return this.#pending.get(key)?.changed === changed
  }

  /** Marks entries and pending responses with one of the tags as stale. */
  #expire(tags: readonly Tag[]): void {
    for (const { changed } of this.#pending.values()) for (const tag of tags) changed.add(tag)
    if (tags.includes('everything')) this.#entries.clear()
    for (const tag of tags) for (const entry of this.#entriesByTag.get(tag) ?? []) entry.isStale = true
  }

  #addToIndex(entry: Entry): void {
    for (const tag of entry.tags) this.#entriesByTag.set(tag, (this.#entriesByTag.get(tag) ?? new Set()).add(entry))
  }

  #removeFromIndex(entry: Entry): void {
    for (const tag of entry.tags) {
      const others = this.#entriesByTag.get(tag)
      others?.delete(entry)
      if (others?.size === 0) this.#entriesByTag.delete(tag)
    }
  }
}

function leave(pending: Pending): void {
  pending.waiting -= 1
  if (pending.waiting === 0) pending.abandoned.abort()
}
