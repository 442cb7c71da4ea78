import { useEffect, useState } from 'react'
import { countWords } from '#core/words.ts'
import { browserTransport } from '#ui/page/browser-transport.ts'
import type { DiscussionLink } from '../../schemas.ts'
import { community } from '../client.ts'

const DEBOUNCE_MS = 600
const MIN_WORDS = 3
const MIN_LETTERS = 12
const NONE: DiscussionLink[] = []

/**
 * Discussions with titles like the one that is being typed. Earlier results stay until the next response. A request that
 * fails changes nothing: the member did not ask for it.
 */
export function useSimilarDiscussions(title: string): DiscussionLink[] {
  const [discussions, setDiscussions] = useState(NONE)
  const query = isSpecific(title) ? title.trim() : ''
  useEffect(() => {
    if (query === '') return setDiscussions(NONE)
    const request = new AbortController()
    const timer = setTimeout(() => {
      community.listSimilar(browserTransport(request.signal), { query: { title: query } }).then(
        ({ results }) => request.signal.aborted || setDiscussions(results),
        () => undefined,
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [query])
  return discussions
}

/** Whether a title is long enough to search for similar ones: three words or twelve letters. */
export function isSpecific(title: string): boolean {
  const letters = title.match(/\p{L}/gu)?.length ?? 0
  return countWords(title) >= MIN_WORDS || letters >= MIN_LETTERS
}
