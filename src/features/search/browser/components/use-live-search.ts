import { useEffect, useState } from 'react'
import type { KeptHit } from '#features/keep/browser/public.ts'
import { keptParts } from '#ui/offline/kept-parts.ts'
import { browserTransport, NetworkError } from '#ui/page/browser-transport.ts'
import type { SearchResult } from '../../contract.ts'
import { search } from '../client.ts'

/** From the specification: the search starts with three characters, one second after the last one. */
const MIN_LENGTH = 3
const DELAY_MS = 1000
/** Hits of each group in the dropdown. */
export const VISIBLE_HITS = 5

const loadKept = () => import('#features/keep/browser/public.ts')
keptParts.add(loadKept)

export type LiveSearch =
  | { state: 'idle' }
  | { state: 'searching' }
  /** With results from this device; undefined if it can't be searched. */
  | { state: 'failed'; isOffline: boolean; kept: readonly KeptHit[] | undefined }
  | { state: 'found'; query: string; result: SearchResult }

/** Searches while the reader types. A new query aborts the request of the previous one. */
export function useLiveSearch(text: string): LiveSearch {
  const [live, setLive] = useState<LiveSearch>({ state: 'idle' })
  const query = text.trim()
  useEffect(() => {
    if (query.length < MIN_LENGTH) {
      setLive({ state: 'idle' })
      return
    }
    const controller = new AbortController()
    const timer = setTimeout(() => {
      setLive({ state: 'searching' })
      search
        .searchResources(browserTransport(controller.signal), {
          query: { keyword: query, page_size: VISIBLE_HITS, brief: 'true' },
        })
        .then(
          (result) => setLive({ state: 'found', query, result }),
          async (error: unknown) => {
            const kept = await findKept(query)
            const isOffline = error instanceof NetworkError
            if (!controller.signal.aborted) setLive({ state: 'failed', isOffline, kept })
          },
        )
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query])
  return live
}

async function findKept(query: string): Promise<KeptHit[] | undefined> {
  try {
    return await (await loadKept()).searchKept(query, VISIBLE_HITS)
  } catch {
    return undefined
  }
}
