/** How far back the rate looks, in ms: long enough to be steady, short enough to show that a line has died. */
const WINDOW_MS = 5000

export interface Sample {
  at: number
  received: number
}

/** The samples with a new one, as far back as the window reaches. */
export function withSample(samples: readonly Sample[], sample: Sample): Sample[] {
  return [...samples.filter((each) => sample.at - each.at <= WINDOW_MS), sample]
}

/** Bytes a second over the window; undefined until there is something to tell. */
export function rateOf(samples: readonly Sample[]): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)]
  if (first === undefined || last === undefined || last.at - first.at < 500) return undefined
  return ((last.received - first.received) * 1000) / (last.at - first.at)
}
