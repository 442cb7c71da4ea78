/** Groups within a second after which changes wait for others to come along, */
const OFTEN = 40
const SECOND_MS = 1000
/** and how long a group then begins after the last one, in ms. */
const APART_MS = 20

export interface Gathering {
  /** Called before each group: ends when that may begin, for a full one at once. */
  others(isFull: boolean): Promise<void>
  /** Ends the wait: the group is full now. */
  isEnough(): void
}

/**
 * Each group of changes waits for the disk, and all readers wait with it. Where many write, groups are therefore held apart,
 * so that more changes go together; where few do, nobody waits.
 */
export function gathering(): Gathering {
  /** When the last groups began, in ms; the oldest first. */
  const begun: number[] = []
  let end = () => {}

  const waitMs = () => {
    const [oldest, last] = [begun.at(-OFTEN), begun.at(-1)]
    if (oldest === undefined || last === undefined) return 0
    const nowMs = performance.now()
    return nowMs - oldest < SECOND_MS ? last + APART_MS - nowMs : 0
  }

  return {
    async others(isFull) {
      const ms = isFull ? 0 : waitMs()
      if (ms > 0)
        await new Promise<void>((resolve) => {
          end = resolve
          setTimeout(resolve, ms)
        })
      begun.push(performance.now())
      if (begun.length > OFTEN) begun.shift()
    },
    isEnough: () => end(),
  }
}
