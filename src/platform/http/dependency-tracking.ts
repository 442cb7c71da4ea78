import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tag } from '#core/endpoint.ts'

const tracked = new AsyncLocalStorage<Set<Tag>>()

/** Runs `work` and returns the cache tags of all API calls in it: the result depends on them. */
export async function trackDependencies<T>(work: () => Promise<T>): Promise<{ result: T; reads: readonly Tag[] }> {
  const tags = new Set<Tag>()
  const result = await tracked.run(tags, work)
  return { result, reads: [...tags].sort() }
}

/** Adds cache tags to the innermost `trackDependencies`. */
export function addDependencies(tags: readonly Tag[]): void {
  const dependencies = tracked.getStore()
  for (const tag of tags) dependencies?.add(tag)
}
