import { createHash, randomBytes } from 'node:crypto'

/** A visitor who returns within this time is not counted again, in ms. */
const SAME_VIEW_MS = 30 * 60 * 1000
/** More views than one small machine serves in half an hour; 20 MB. */
const MAX_REMEMBERED = 200_000

/** Views of discussions that are not saved yet. Counts each visitor once in half an hour. */
export class ViewCounter {
  /** When each view was counted, oldest first. */
  readonly #countedAtMs = new Map<string, number>()
  /** New in each process and never stored, so that nobody can find out who the visitors were. */
  readonly #salt = randomBytes(16)
  #unsaved = new Map<string, number>()

  /** @param discussion id or slug @param visitor identifies the visitor, for example by network */
  count(discussion: string, visitor: string, nowMs: number): void {
    const view = createHash('sha1').update(this.#salt).update(`${discussion}\n${visitor}`).digest('base64')
    const countedAtMs = this.#countedAtMs.get(view)
    if (countedAtMs !== undefined && nowMs - countedAtMs < SAME_VIEW_MS) return
    this.#countedAtMs.delete(view)
    this.#countedAtMs.set(view, nowMs)
    this.#unsaved.set(discussion, (this.#unsaved.get(discussion) ?? 0) + 1)
    this.#forget(nowMs)
  }

  /** Views since the last call, by id or slug of the discussion. */
  take(): Map<string, number> {
    const views = this.#unsaved
    this.#unsaved = new Map()
    return views
  }

  #forget(nowMs: number): void {
    for (const [view, countedAtMs] of this.#countedAtMs) {
      if (nowMs - countedAtMs < SAME_VIEW_MS && this.#countedAtMs.size <= MAX_REMEMBERED) return
      this.#countedAtMs.delete(view)
    }
  }
}
