import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tag } from '#core/endpoint.ts'

const reading = new AsyncLocalStorage<Set<Tag>>()

/** Runs `work` and tells the tags that the calls inside it have read: what the page is made of. */
export async function trackDependencies<T>(work: () => Promise<T>): Promise<{ result: T; reads: readonly Tag[] }> {
  const tags = new Set<Tag>()
  const result = await reading.run(tags, work)
  return { result, reads: [...tags].sort() }
}

/** Notes that the work under way reads these tags. */
export function addDependencies(tags: readonly Tag[]): void {
  const noted = reading.getStore()
  for (const tag of tags) noted?.add(tag)
}
