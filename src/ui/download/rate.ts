/** The period of the rate: long enough to be stable, short enough to show a lost connection. */
const WINDOW_MS = 5000

export interface Sample {
  at: number
  received: number
}

/** Adds a sample and drops those before the window. */
export function withSample(samples: readonly Sample[], sample: Sample): Sample[] {
  return [...samples.filter((each) => sample.at - each.at <= WINDOW_MS), sample]
}

/** Bytes per second over the window; undefined for less than half a second. */
export function rateOf(samples: readonly Sample[]): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)]
  if (first === undefined || last === undefined || last.at - first.at < 500) return undefined
  return ((last.received - first.received) * 1000) / (last.at - first.at)
}
