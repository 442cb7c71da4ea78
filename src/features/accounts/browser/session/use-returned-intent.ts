import { useEffect, useEffectEvent } from 'react'
import { doneHash } from '../../return-path.ts'
import { useViewer } from './viewer.ts'

/**
 * Runs once when a new member comes back with an intent in the address of this page.
 * @param hash the intent, without `#`
 * @param onReturn gets whether the intent is still open, or the server has fulfilled it. Returns false if another button answers it
 */
export function useReturnedIntent(hash: string, onReturn: (state: 'open' | 'done') => unknown): void {
  const isMember = useViewer().state === 'member'
  const answer = useEffectEvent(() => {
    const state = location.hash === `#${hash}` ? 'open' : location.hash === `#${doneHash(hash)}` ? 'done' : undefined
    if (state && onReturn(state) !== false) history.replaceState(history.state, '', location.pathname + location.search)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another intent is asked for again
  useEffect(() => {
    if (isMember) answer()
  }, [isMember, hash])
}
