import { AppError } from '#core/errors.ts'

/** Most concurrent downloads of one network: a class of sixty with two dozen each. A slow one takes about 60 kB of memory. */
const MAX_CONCURRENT = 1500
const RETRY_AFTER_S = 5

/** Counts concurrent downloads by network. The number of downloads per minute is not limited: mirroring the site is allowed. */
export class DownloadSlots {
  readonly #counts = new Map<string, number>()

  /** @returns a function that ends the download @throws {AppError} `too_many_requests` */
  enter(network: string): () => void {
    const count = this.#counts.get(network) ?? 0
    if (count >= MAX_CONCURRENT) throw new AppError('too_many_requests', { retryAfterS: RETRY_AFTER_S })
    this.#counts.set(network, count + 1)
    return () => {
      const left = (this.#counts.get(network) ?? 1) - 1
      if (left > 0) this.#counts.set(network, left)
      else this.#counts.delete(network)
    }
  }
}
