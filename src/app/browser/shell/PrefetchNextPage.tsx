import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { addressOf, navigationLinkOf } from './navigation-link.ts'

/** Who rests on a link so long means it; shorter, and the pointer only went over it. */
const INTENT_MS = 100
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const

/** Gets the script of the page whose link is pointed at, so that it is there at the press. */
export function NextPage() {
  const [page, setPage] = useState<string>()
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    const point = (event: Event) => {
      clearTimeout(resting)
      const link = navigationLinkOf(event)
      // What could not be fetched once is not fetched again: nothing is begun while the site can't be reached.
      if (link && navigator.onLine) resting = setTimeout(() => setPage(addressOf(link)), INTENT_MS)
    }
    for (const sign of SIGNS) addEventListener(sign, point, { passive: true })
    return () => {
      clearTimeout(resting)
      for (const sign of SIGNS) removeEventListener(sign, point)
    }
  }, [])
  return page === undefined ? null : <PrefetchPageLinks page={page} />
}
