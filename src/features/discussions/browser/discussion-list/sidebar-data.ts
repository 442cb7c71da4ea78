import type { Transport } from '#core/client.ts'
import { browserTransport } from '#ui/browser-transport.ts'
import { community } from '../client.ts'

export type SidebarData = Awaited<ReturnType<typeof fetchSidebarData>>

/** What stands around every list of discussions: the topics, and who has most points. */
export async function fetchSidebarData(api: Transport) {
  const [topics, ever, week] = await Promise.all([
    community.listTopics(api),
    community.listContributors(api),
    community.listContributors(api, { query: { weekly: '' } }),
  ])
  return { topics: topics.results, contributors: { ever: ever.results, week: week.results } }
}

/** How long they are taken for current, in ms: points move slowly, and a page that is turned need not wait for them. */
const KEPT_MS = 60_000

let kept: { surroundings: Promise<SidebarData>; until: number } | undefined

/** The same in the browser, where a reader turns pages: asked for once a minute, by no move that may be given up. */
export function cachedSidebarData(): Promise<SidebarData> {
  if (kept && Date.now() < kept.until) return kept.surroundings
  const surroundings = fetchSidebarData(browserTransport())
  kept = { surroundings, until: Date.now() + KEPT_MS }
  surroundings.catch(() => {
    kept = undefined
  })
  return surroundings
}
