import { setTimeout as sleep } from 'node:timers/promises'

export interface Answers {
  /** Milliseconds. */
  times: number[]
  /** 0 where no answer came. */
  statuses: number[]
}

interface Pace {
  perSecond: number
  seconds: number
  /** Part of the time between two calls by which all are moved. */
  offset: number
}

/** Sends at a fixed pace, as people do who know nothing of each other: a slow answer holds up no other call. */
export async function openLoop(send: (index: number) => Promise<number>, pace: Pace): Promise<Answers> {
  const begun = performance.now()
  const answers: Answers = { times: [], statuses: [] }
  const underWay: Promise<void>[] = []
  for (let index = 0; index < pace.perSecond * pace.seconds; index++) {
    const dueMs = begun + ((index + pace.offset) * 1000) / pace.perSecond
    const waitMs = dueMs - performance.now()
    if (waitMs > 0) await sleep(waitMs)
    underWay.push(timed(() => send(index), answers))
  }
  await Promise.all(underWay)
  return answers
}

async function timed(send: () => Promise<number>, { times, statuses }: Answers): Promise<void> {
  const sent = performance.now()
  const status = await send().catch(() => 0)
  times.push(performance.now() - sent)
  statuses.push(status)
}

export function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
