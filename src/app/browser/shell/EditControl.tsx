import { lazy, Suspense, useEffect, useState } from 'react'
import { hasAccess } from '#core/roles.ts'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import type { User } from '#features/accounts/contract.ts'
import { LOGGED_OUT } from '#ui/drafts/draft-storage.ts'

const StaffEditing = lazy(() => import('../editing/StaffEditing.tsx'))

/** The switch of edit mode, for editors. Readers do not load it. */
export function EditControl() {
  const { user } = useViewer()
  const [editor, setEditor] = useState<User>()
  useEffect(() => {
    if (user && hasAccess(user.role, 'editor')) setEditor(user)
  }, [user])
  // A session that expires leaves edit mode open, so that an editor logs in over it and loses nothing.
  useEffect(() => {
    const forget = () => setEditor(undefined)
    addEventListener(LOGGED_OUT, forget)
    return () => removeEventListener(LOGGED_OUT, forget)
  }, [])
  if (editor === undefined) return null
  return (
    <Suspense>
      <StaffEditing user={editor} />
    </Suspense>
  )
}
