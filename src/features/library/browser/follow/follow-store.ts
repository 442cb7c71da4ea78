import { useEffect } from 'react'
import { currentViewer, subscribeViewer, useViewer } from '#features/accounts/browser/session/viewer.ts'
import { createStore } from '#ui/store.ts'
import type { FollowedModule } from '../../contract.ts'

/** The modules that the member follows; undefined until they are known. */
export const followed = createStore<readonly FollowedModule[] | undefined>(undefined)
const loadActions = () => import('./follow-actions.ts')

subscribeViewer(() => {
  if (currentViewer().state === 'guest') followed.set(undefined)
})

/** Guests do not load the code of requests. */
export function useFollowed(moduleId: number): FollowedModule | undefined {
  const isMember = useViewer().state === 'member'
  useEffect(() => {
    if (isMember)
      loadActions().then(
        ({ loadFollowed }) => loadFollowed(),
        () => undefined,
      )
  }, [isMember])
  return followed.useStore((all) => all?.find(({ module }) => module.id === moduleId))
}
