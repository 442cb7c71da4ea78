import { setTimeout as sleep } from 'node:timers/promises'

export interface CallResults {
  /** Milliseconds. */
  times: number[]
  /** 0 for a failed call. */
  statuses: number[]
}

interface Rate {
  perSecond: number
  seconds: number
  /** Shift of all calls, as a fraction of the interval between two calls. */
  offset: number
}

/** Sends calls at a fixed rate, like independent users: a slow response delays no other call. */
export async function openLoop(send: (index: number) => Promise<number>, rate: Rate): Promise<CallResults> {
  const start = performance.now()
  const results: CallResults = { times: [], statuses: [] }
  const pending: Promise<void>[] = []
  for (let index = 0; index < rate.perSecond * rate.seconds; index++) {
    const dueMs = start + ((index + rate.offset) * 1000) / rate.perSecond
    const waitMs = dueMs - performance.now()
    if (waitMs > 0) await sleep(waitMs)
    pending.push(timed(() => send(index), results))
  }
  await Promise.all(pending)
  return results
}

async function timed(send: () => Promise<number>, { times, statuses }: CallResults): Promise<void> {
  const start = performance.now()
  const status = await send().catch(() => 0)
  times.push(performance.now() - start)
  statuses.push(status)
}

export function quantile(times: readonly number[], fraction: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN
}
