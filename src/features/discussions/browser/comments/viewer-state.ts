import { useEffect, useEffectEvent, useRef } from 'react'
import { ApiError } from '#core/client.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import type { ViewerState } from '../../schemas.ts'
import { community } from '../client.ts'
import { useDiscussion } from '../discussion/discussion-context.ts'
import { follow } from '../discussion/discussion-state.ts'
import { followFailed, loadedViewer, savedFollowing, viewerLeft } from './discussion-updates.ts'

/** Keeps what the member follows and has reported in the discussion's state, and sends their choice to follow. */
export function useViewerState(): void {
  useLoadedViewerState()
  useSavedFollowing()
}

/** Loads again when the network is back. */
function useLoadedViewerState(): void {
  const { state, dispatch } = useDiscussion()
  const { id } = state.loaded
  const { state: session } = useViewer()
  useEffect(() => {
    if (session === 'guest') return dispatch(viewerLeft())
    if (session !== 'member') return
    let isCurrent = true
    const load = async () => {
      const viewer = await fetchViewerState(id)
      if (!isCurrent) return
      if (viewer) dispatch(loadedViewer(viewer))
      else addEventListener('online', load, { once: true })
    }
    void load()
    return () => {
      isCurrent = false
      removeEventListener('online', load)
    }
  }, [session, id, dispatch])
}

/** The button changes immediately. Quick presses are sent one after another, and only the last choice matters. */
function useSavedFollowing(): void {
  const { state, dispatch } = useDiscussion()
  const { followChoice, loaded, viewer } = state
  const promptLogin = usePromptLogin()
  const isSaving = useRef(false)
  const save = useEffectEvent(async (following: boolean) => {
    if (isSaving.current) return
    isSaving.current = true
    try {
      const response = await community.follow(memberTransport(), {
        params: { discussion: loaded.id },
        input: { following },
      })
      isSaving.current = false
      dispatch(savedFollowing(response.following))
    } catch (error) {
      isSaving.current = false
      const isOver = isSessionOver(error)
      dispatch(followFailed(isOver ? undefined : { of: 'follow', following }))
      if (isOver) promptLogin(() => dispatch(follow(following)))
    }
  })
  useEffect(() => {
    if (followChoice !== undefined && followChoice !== viewer.following) void save(followChoice)
  }, [followChoice, viewer.following])
}

/** Undefined if the request fails: the page works without it. */
export function fetchViewerState(discussion: number): Promise<ViewerState | undefined> {
  return community.getViewerState(memberTransport(), { params: { discussion } }).catch(() => undefined)
}

const UNAUTHORIZED = 401

/** Whether a request failed because nobody is logged in any more. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === UNAUTHORIZED
}
