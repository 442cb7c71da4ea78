import { lazy, Suspense } from 'react'
import { hasAccess } from '#core/roles.ts'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'

const StaffEditing = lazy(() => import('../editing/StaffEditing.tsx'))

/** The switch of edit mode, for editors. Readers do not load it. */
export function EditControl() {
  const { user } = useViewer()
  if (user === undefined || !hasAccess(user.role, 'editor')) return null
  return (
    <Suspense>
      <StaffEditing user={user} />
    </Suspense>
  )
}
