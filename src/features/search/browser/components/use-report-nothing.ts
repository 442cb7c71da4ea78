import { useEffect } from 'react'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { search } from '../client.ts'

/** Searches that this tab has reported. */
const reported = new Set<string>()

/**
 * Reports a search without results to the editors, once a tab.
 * @param afterMs how long the reader must have seen it: a query that is still being typed is no search
 */
export function useReportNothing(keyword: string, afterMs: number): void {
  useEffect(() => {
    if (reported.has(keyword)) return undefined
    const timer = setTimeout(() => {
      reported.add(keyword)
      const [language = ''] = navigator.language.toLowerCase().split('-')
      // Readers need no answer, and nothing is lost for them without one.
      search.reportNothingFound(browserTransport(), { input: { keyword, language } }).catch(() => undefined)
    }, afterMs)
    return () => clearTimeout(timer)
  }, [keyword, afterMs])
}
