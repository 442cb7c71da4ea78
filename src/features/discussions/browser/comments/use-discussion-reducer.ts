import { useReducer } from 'react'
import type { Discussion } from '../../schemas.ts'
import { changed, initialState } from './discussion-reducer.ts'

/** The discussion as it was loaded last, with what its reader does to it. */
export function useDiscussionReducer(loaded: Discussion) {
  const [thread, dispatch] = useReducer(changed, loaded, initialState)
  if (thread.given !== loaded) dispatch({ type: 'loaded', discussion: loaded })
  return [thread, dispatch] as const
}
