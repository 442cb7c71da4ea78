import { createHash, randomBytes } from 'node:crypto'

/** A visitor who comes back within this time is the same view, in ms. */
const SAME_VIEW_MS = 30 * 60 * 1000
/** Views that are remembered at most: more visitors in half an hour than one small machine serves; 20 MB. */
const MAX_REMEMBERED = 200_000

/** Views of discussions that are not in the database yet, each visitor once in half an hour. */
export class ViewCounter {
  /** When each view was counted, the oldest first. */
  readonly #counted = new Map<string, number>()
  /** New with each process and never kept: nobody can find out who the visitors were. */
  readonly #salt = randomBytes(16)
  #waiting = new Map<string, number>()

  /** @param address number or slug of the discussion @param visitor what tells visitors apart, e.g. their network */
  note(address: string, visitor: string, nowMs: number): void {
    const view = createHash('sha1').update(this.#salt).update(`${address}\n${visitor}`).digest('base64')
    const countedMs = this.#counted.get(view)
    if (countedMs !== undefined && nowMs - countedMs < SAME_VIEW_MS) return
    this.#counted.delete(view)
    this.#counted.set(view, nowMs)
    this.#waiting.set(address, (this.#waiting.get(address) ?? 0) + 1)
    this.#forget(nowMs)
  }

  /** New views by the discussion's number or slug, since the last time. */
  take(): Map<string, number> {
    const taken = this.#waiting
    this.#waiting = new Map()
    return taken
  }

  #forget(nowMs: number): void {
    for (const [view, countedMs] of this.#counted) {
      if (nowMs - countedMs < SAME_VIEW_MS && this.#counted.size <= MAX_REMEMBERED) return
      this.#counted.delete(view)
    }
  }
}
