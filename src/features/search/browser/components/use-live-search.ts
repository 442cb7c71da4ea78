import { useEffect, useState } from 'react'
import { browserTransport } from '#ui/page/browser-transport.ts'
import type { SearchResult } from '../../contract.ts'
import { search } from '../client.ts'

/** From the specification: the search starts with three characters, one second after the last one. */
const MIN_LENGTH = 3
const DELAY_MS = 1000
/** Hits of each group in the dropdown. */
export const VISIBLE_HITS = 5

export type LiveSearch =
  | { state: 'idle' }
  | { state: 'searching' }
  | { state: 'failed'; query: string }
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
          () => controller.signal.aborted || setLive({ state: 'failed', query }),
        )
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query])
  return live
}
