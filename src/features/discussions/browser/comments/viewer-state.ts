import { useCallback, useEffect, useRef, useState } from 'react'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import type { Discussion } from '../../schemas.ts'
import { readerStore } from '../components/discussion/discussion-context.ts'
import { fetchViewerState, sendFollowing } from './member-calls.ts'

/**
 * What the discussion is to the member who looks at it; nothing for guests, and until it has come. When it does not
 * come, it is asked for again as soon as the network is back.
 */
export function useViewerState(loaded: Discussion) {
  const { id } = loaded
  const isMember = useViewer().state === 'member'
  const [nothing] = useState(() => readerStore(loaded).mine)
  const [mine, setMine] = useState(nothing)
  /** The following that was pressed last and is not settled yet. */
  const wanted = useRef<boolean>(undefined)
  const isSettling = useRef(false)
  const presses = useRef(0)

  const load = useCallback(async () => {
    const before = presses.current
    const fetched = await fetchViewerState(id)
    // An answer from before a press knows less than the press.
    const isOlder = before !== presses.current
    if (fetched) setMine((now) => ({ ...fetched, following: isOlder ? now.following : fetched.following }))
    return fetched !== undefined
  }, [id])

  useEffect(() => {
    if (!isMember) {
      setMine(nothing)
      return
    }
    let isGone = false
    const again = () => void load()
    void load().then((isThere) => !isThere && !isGone && addEventListener('online', again))
    return () => {
      isGone = true
      removeEventListener('online', again)
    }
  }, [isMember, load, nothing])

  /** Shows it at once; quick presses are sent one after the other. @throws what the last call threw, rolled back */
  const setFollowing = async (following: boolean): Promise<void> => {
    wanted.current = following
    presses.current += 1
    setMine((now) => ({ ...now, following }))
    if (isSettling.current) return
    isSettling.current = true
    let known = !following
    try {
      while (wanted.current !== known) known = await sendFollowing(id, wanted.current)
    } catch (error) {
      setMine((now) => ({ ...now, following: known }))
      throw error
    } finally {
      isSettling.current = false
    }
  }

  const noteReport = (target: 'post' | 'comment', reported: number) =>
    setMine((now) =>
      target === 'post'
        ? { ...now, reported_post: true }
        : { ...now, reported_comments: [...now.reported_comments, reported] },
    )

  return { mine, reloadMine: load, setFollowing, noteReport }
}
