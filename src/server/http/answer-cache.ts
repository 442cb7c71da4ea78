import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Area } from '#core/endpoint.ts'
import type { Revisions } from '#server/database/revisions.ts'
import { type Answer, type AnswerParts, finishAnswer, finishSmall, writeAnswer } from './answer.ts'

/** A longer address is answered but not kept, in characters. */
const MAX_KEY_LENGTH = 1024
/** What a kept answer takes beside its bytes: headers, key and table. */
const OVERHEAD_BYTES = 4096

interface Kept {
  answer: Answer
  areas: readonly Area[]
  revisions: string
  /** Packs the answer as small as it gets; undefined once that is under way. */
  packSmall: (() => Promise<Answer>) | undefined
}

/** What was made, and of which areas. */
export interface Made {
  parts: AnswerParts
  reads: readonly Area[]
}

/**
 * Finished answers by address, as long as nothing that they were made of has changed. Bounded in bytes: what was not
 * asked for longest goes first. An address that many ask for at once is made once.
 */
export class AnswerCache {
  readonly #kept = new Map<string, Kept>()
  readonly #underWay = new Map<string, Promise<Answer>>()
  readonly #revisions: Revisions
  readonly #maxBytes: number
  #bytes = 0

  constructor(revisions: Revisions, maxBytes: number) {
    this.#revisions = revisions
    this.#maxBytes = maxBytes
  }

  /** Answers from the cache if it can. @returns false when nothing was written */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const kept = this.#fresh(request.url ?? '')
    if (kept === undefined) return false
    writeAnswer(kept.answer, request, response)
    return true
  }

  /** The kept answer of an address, else a new one, which is kept when it is a 200 made of known areas. */
  async get(key: string, make: () => Promise<Made>): Promise<Answer> {
    const kept = this.#fresh(key)
    if (kept) return kept.answer
    const pending = this.#underWay.get(key)
    if (pending) return pending
    const making = this.#make(key, make).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, making)
    return making
  }

  async #make(key: string, make: () => Promise<Made>): Promise<Answer> {
    // Taken before the data is read: a change in between makes the answer stale, never falsely fresh.
    const revisionsOf = this.#revisions.snapshot()
    const { parts, reads } = await make()
    const answer = await finishAnswer(parts)
    if (parts.status !== 200 || reads.length === 0 || key.length > MAX_KEY_LENGTH) return answer
    this.#keep(key, { answer, areas: reads, revisions: revisionsOf(reads), packSmall: () => finishSmall(parts) })
    return answer
  }

  /** What is asked for again is worth packing small; what is asked for once is not. */
  #packSmall(key: string, kept: Kept): void {
    const pack = kept.packSmall
    if (pack === undefined) return
    kept.packSmall = undefined
    void pack().then((answer) => {
      if (this.#kept.get(key) === kept) this.#keep(key, { ...kept, answer })
    })
  }

  #fresh(key: string): Kept | undefined {
    const kept = this.#kept.get(key)
    if (kept === undefined) return undefined
    if (this.#revisions.of(kept.areas) === kept.revisions) {
      this.#kept.delete(key)
      this.#kept.set(key, kept)
      this.#packSmall(key, kept)
      return kept
    }
    this.#drop(key, kept)
    return undefined
  }

  #keep(key: string, kept: Kept): void {
    const before = this.#kept.get(key)
    if (before) this.#drop(key, before)
    this.#kept.set(key, kept)
    this.#bytes += kept.answer.sizeBytes + OVERHEAD_BYTES
    for (const [oldest, entry] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) return
      this.#drop(oldest, entry)
    }
  }

  #drop(key: string, kept: Kept): void {
    this.#kept.delete(key)
    this.#bytes -= kept.answer.sizeBytes + OVERHEAD_BYTES
  }
}
