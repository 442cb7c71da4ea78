import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { MAIN_NAVIGATION, TOP_NAVIGATION } from './navigation.ts'

const SIGNS_OF_USE = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const

const TRY_AGAIN_MS = 10_000

/** One page of each kind that is not in the navigation. */
const KINDS = [
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
 * Brings the scripts of the other pages (some 30 kB in all) once the reader begins to use this one. Then a move needs only
 * the page's content, and where that can't be had the site itself says so; a missing script would end in the browser's
 * own error page. For the same reason nothing is begun while the site can't be reached.
 */
export function OtherPages() {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    const listen = () => {
      for (const sign of SIGNS_OF_USE) addEventListener(sign, use, { passive: true })
    }
    const unlisten = () => {
      for (const sign of SIGNS_OF_USE) removeEventListener(sign, use)
    }
    function use() {
      unlisten()
      fetch('/healthz').then(
        () => setUsed(true),
        () => setTimeout(listen, TRY_AGAIN_MS),
      )
    }
    listen()
    return unlisten
  }, [])
  if (!isUsed) return null
  return [...KINDS, ...MAIN_NAVIGATION.map(({ to }) => to), ...TOP_NAVIGATION.map(({ to }) => to)].map((page) => (
    <PrefetchPageLinks key={page} page={page} />
  ))
}
