import { useCallback, useEffect, useRef, useState } from 'react'
import { browserTransport } from '#ui/browser-transport.ts'
import type { SearchResult } from '../../contract.ts'
import { LIVE_ABOVE, LIVE_AFTER_MS, LIVE_SHOWN } from '../../messages.ts'
import { search } from '../client.ts'

export type LiveSearch =
  | { state: 'idle' }
  | { state: 'searching' }
  | { state: 'failed' }
  | { state: 'found'; query: string; result: SearchResult }

/**
 * Searches while the reader types: above two characters, one second after the last. A newer search ends the one before,
 * so that a stale answer never replaces a newer one.
 * @returns the state, and `run` which searches at once, any text
 */
export function useLiveSearch(query: string): [LiveSearch, (query: string) => void] {
  const [live, setLive] = useState<LiveSearch>({ state: 'idle' })
  const underWay = useRef<AbortController>(undefined)
  const run = useCallback((wanted: string) => {
    underWay.current?.abort()
    const ending = new AbortController()
    underWay.current = ending
    setLive({ state: 'searching' })
    search.searchResources(browserTransport(ending.signal), { query: { keyword: wanted, page_size: LIVE_SHOWN } }).then(
      (result) => setLive({ state: 'found', query: wanted, result }),
      () => ending.signal.aborted || setLive({ state: 'failed' }),
    )
  }, [])
  useEffect(() => {
    const wanted = query.trim()
    if (wanted.length <= LIVE_ABOVE) {
      underWay.current?.abort()
      setLive({ state: 'idle' })
      return
    }
    const timer = setTimeout(() => run(wanted), LIVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [query, run])
  useEffect(() => () => underWay.current?.abort(), [])
  return [live, run]
}
