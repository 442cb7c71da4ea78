import { currentViewer, subscribeViewer } from '#features/accounts/browser/session/viewer.ts'
import { createStore } from '#ui/store.ts'
import type { FollowedModule } from '../../contract.ts'

/** The modules that the member follows; undefined until they are known. */
export const followed = createStore<readonly FollowedModule[] | undefined>(undefined)

subscribeViewer(() => {
  if (currentViewer().state === 'guest') followed.set(undefined)
})
