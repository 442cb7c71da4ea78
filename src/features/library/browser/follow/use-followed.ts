import { useEffect } from 'react'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import type { FollowedModule } from '../../contract.ts'
import { followed } from './follow-store.ts'

const loadActions = () => import('./follow-actions.ts')

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
