import type { Transport } from '#core/client.ts'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { community } from '../client.ts'

export type SidebarData = Awaited<ReturnType<typeof fetchSidebarData>>

/** The topics and the top contributors, which every list of discussions shows. */
export async function fetchSidebarData(api: Transport) {
  const [topics, ever, week] = await Promise.all([
    community.listTopics(api),
    community.listContributors(api),
    community.listContributors(api, { query: { weekly: '' } }),
  ])
  return { topics: topics.results, contributors: { ever: ever.results, week: week.results } }
}

/** Points change slowly, so turning a page need not wait for them. */
const CACHE_MS = 60_000

let cached: { data: Promise<SidebarData>; until: number } | undefined

/** In the browser: one request a minute. It has its own transport, so that an aborted navigation does not abort it. */
export function cachedSidebarData(): Promise<SidebarData> {
  if (cached && Date.now() < cached.until) return cached.data
  const data = fetchSidebarData(browserTransport())
  cached = { data, until: Date.now() + CACHE_MS }
  data.catch(() => {
    cached = undefined
  })
  return data
}
