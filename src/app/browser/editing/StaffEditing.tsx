import type { User } from '#features/accounts/contract.ts'
import EditToggle from '#features/editing/browser/EditToggle.tsx'
import { registerContent } from '#features/editing/browser/registry.ts'
import { EDITABLE_CONTENT } from './content.ts'

registerContent(EDITABLE_CONTENT)

/** Edit mode with the content of all features. Loaded for staff only. */
export default function StaffEditing({ user }: { user: User }) {
  return <EditToggle user={user} />
}
