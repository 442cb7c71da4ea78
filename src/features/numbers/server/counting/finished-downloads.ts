import { LRUCache } from 'lru-cache'

/** Most downloads whose parts are remembered. */
const MAX_DOWNLOADS = 5000
const DAY_MS = 24 * 60 * 60_000
/** A download with more gaps is no download: a viewer reads parts of a document. */
const MAX_PARTS = 50

/** The first and the last byte. */
export type Part = readonly [start: number, end: number]

/** Which parts of each unfinished download were sent. A client that resumes continues where its last part ended. */
export class FinishedDownloads {
  readonly #parts = new LRUCache<string, readonly Part[]>({ max: MAX_DOWNLOADS, ttl: DAY_MS })

  /** Adds a part that was sent. @param download one file and one client @returns whether all bytes have now been sent */
  add(download: string, part: Part, sizeBytes: number): boolean {
    const parts = merge([...(this.#parts.get(download) ?? []), part])
    const [first] = parts
    const isFinished = first !== undefined && first[0] === 0 && first[1] === sizeBytes - 1
    if (isFinished || parts.length > MAX_PARTS) this.#parts.delete(download)
    else this.#parts.set(download, parts)
    return isFinished
  }
}

function merge(parts: readonly Part[]): Part[] {
  const merged: Part[] = []
  for (const [start, end] of parts.toSorted(([one], [other]) => one - other)) {
    const last = merged.at(-1)
    if (last && start <= last[1] + 1) merged[merged.length - 1] = [last[0], Math.max(last[1], end)]
    else merged.push([start, end])
  }
  return merged
}
