import { useEffect, useState } from 'react'
import { PrefetchPage } from '#ui/navigation/PrefetchPage.tsx'
import { MAIN_NAVIGATION, TOP_NAVIGATION } from './navigation.ts'

const INTERACTIONS = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const

const RETRY_MS = 10_000

/** An example of each kind of page that is not in the navigation. */
const EXAMPLES = [
  '/',
  '/search',
  '/news-and-updates',
  '/training/any',
  '/training/any/sessions',
  '/training/any/downloads',
  '/training/any/related-discussions',
  '/community/discussions/any',
  '/community/user/any',
  '/user/login',
  '/user/signup',
]

/**
 * Fetches the scripts of the other pages (about 30 kB) when the reader starts to use this one. A navigation then needs only
 * the page's content, and without a network the site shows its own error page; a missing script would lead to the browser's.
 * For the same reason it starts only while the site can be reached.
 */
export function PrefetchOtherPages() {
  const [isStarted, setStarted] = useState(false)
  useEffect(() => {
    const listen = () => {
      for (const type of INTERACTIONS) addEventListener(type, start, { passive: true })
    }
    const unlisten = () => {
      for (const type of INTERACTIONS) removeEventListener(type, start)
    }
    function start() {
      unlisten()
      fetch('/healthz').then(
        () => setStarted(true),
        () => setTimeout(listen, RETRY_MS),
      )
    }
    listen()
    return unlisten
  }, [])
  if (!isStarted) return null
  return [...EXAMPLES, ...MAIN_NAVIGATION.map(({ to }) => to), ...TOP_NAVIGATION.map(({ to }) => to)].map((page) => (
    <PrefetchPage key={page} page={page} />
  ))
}
