import { doneHash } from '../../return-path.ts'

/** How a new member comes back: with an intent that is still open, or with one that the server has fulfilled. */
export type ReturnState = 'open' | 'done'

/** Whether the address of this page has an intent. Answers once: then it is gone from the address. @param hash without `#` */
export function takeIntent(hash: string): ReturnState | undefined {
  const state = location.hash === `#${hash}` ? 'open' : location.hash === `#${doneHash(hash)}` ? 'done' : undefined
  if (state) history.replaceState(history.state, '', location.pathname + location.search)
  return state
}
