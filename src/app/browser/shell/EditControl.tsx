import { Suspense, useEffect, useState } from 'react'
import { isStaff } from '#core/roles.ts'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import type { User } from '#features/accounts/contract.ts'
import { LOGGED_OUT } from '#ui/drafts/draft-storage.ts'
import { lazyPart } from '#ui/page/lazy-part.tsx'

const StaffEditing = lazyPart(
  () => import('../editing/StaffEditing.tsx'),
  () => null,
)

/** What the staff has in the header: the switch of edit mode, and what waits for them. Readers do not load it. */
export function EditControl() {
  const { user } = useViewer()
  const [staff, setStaff] = useState<User>()
  useEffect(() => {
    if (user && isStaff(user.role)) setStaff(user)
  }, [user])
  // A session that expires leaves edit mode open, so that an editor logs in over it and loses nothing.
  useEffect(() => {
    const forget = () => setStaff(undefined)
    addEventListener(LOGGED_OUT, forget)
    return () => removeEventListener(LOGGED_OUT, forget)
  }, [])
  if (staff === undefined) return null
  return (
    <Suspense>
      <StaffEditing user={staff} />
    </Suspense>
  )
}
