import { AppError } from '#core/errors.ts'

/** Downloads at once from one network: a class of sixty with two dozen each. Slow readers take about 60 kB of memory each. */
const AT_ONCE = 1500
const RETRY_AFTER_S = 5

/** Downloads under way by network. Their number in a minute is not limited: mirroring the site is allowed. */
export class DownloadSlots {
  readonly #underWay = new Map<string, number>()
  readonly #atOnce: number

  constructor(atOnce = AT_ONCE) {
    this.#atOnce = atOnce
  }

  /** @returns what ends the download @throws {AppError} `too_many_requests` */
  enter(network: string): () => void {
    const count = this.#underWay.get(network) ?? 0
    if (count >= this.#atOnce) throw new AppError('too_many_requests', { retryAfterS: RETRY_AFTER_S })
    this.#underWay.set(network, count + 1)
    return () => {
      const left = (this.#underWay.get(network) ?? 1) - 1
      if (left > 0) this.#underWay.set(network, left)
      else this.#underWay.delete(network)
    }
  }
}
