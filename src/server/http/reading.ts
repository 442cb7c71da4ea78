import { AsyncLocalStorage } from 'node:async_hooks'
import type { Area } from '#core/endpoint.ts'

const reading = new AsyncLocalStorage<Set<Area>>()

/** Runs `work` and tells which areas the calls inside it have read: what the page is made of. */
export async function withReads<T>(work: () => Promise<T>): Promise<{ result: T; reads: readonly Area[] }> {
  const areas = new Set<Area>()
  const result = await reading.run(areas, work)
  return { result, reads: [...areas].sort() }
}

/** Notes that the work under way reads these areas. */
export function noteReads(areas: readonly Area[]): void {
  const noted = reading.getStore()
  for (const area of areas) noted?.add(area)
}
