import { useEffect, useState } from 'react'
import { PrefetchPage } from '#ui/navigation/PrefetchPage.tsx'
import { addressOf, findNavigationLink } from './navigation-link.ts'

/** A pointer that stays on a link for this long probably precedes a click. */
const INTENT_MS = 100
const POINTING_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const

/** Fetches the script of the page whose link the reader points at, before the click. */
export function PrefetchNextPage() {
  const [page, setPage] = useState<string>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onPoint = (event: Event) => {
      clearTimeout(timer)
      const link = findNavigationLink(event)
      // Browsers do not fetch a failed module again, so fetch nothing while there is no network.
      if (link && navigator.onLine) timer = setTimeout(() => setPage(addressOf(link)), INTENT_MS)
    }
    for (const type of POINTING_EVENTS) addEventListener(type, onPoint, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const type of POINTING_EVENTS) removeEventListener(type, onPoint)
    }
  }, [])
  return page === undefined ? null : <PrefetchPage page={page} />
}
