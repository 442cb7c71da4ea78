import { useEffect, useState } from 'react'
import { browserTransport } from '#ui/browser-transport.ts'
import type { DiscussionLink } from '../../schemas.ts'
import { community } from '../client.ts'
import { isWorthAsking } from './worth-asking.ts'

/** How long nobody types before it is asked, in ms. */
const REST_MS = 600
const NONE: DiscussionLink[] = []

/**
 * Discussions with a title like the one that is typed, none until it says enough. What was found stays until the next
 * answer; when the network fails nothing is said, because nobody asked for it.
 */
export function useSimilar(title: string): DiscussionLink[] {
  const [found, setFound] = useState(NONE)
  const asked = isWorthAsking(title) ? title.trim() : ''
  useEffect(() => {
    if (asked === '') return setFound(NONE)
    const outdated = new AbortController()
    const timer = setTimeout(() => {
      const query = { title: asked }
      community.listSimilar(browserTransport(outdated.signal), { query }).then(
        ({ results }) => outdated.signal.aborted || setFound(results),
        () => undefined,
      )
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      outdated.abort()
    }
  }, [asked])
  return found
}
