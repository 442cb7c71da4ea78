import { formatLocalTime } from '#core/format.ts'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { Note } from '#ui/status/Note.tsx'
import { text } from './messages.ts'

/** Tells a suspended member that they cannot post, and until when. */
export function SuspensionNotice() {
  const until = useViewer().user?.suspension?.until
  return (
    <Note>
      <p role="status">{text.suspended(until ? formatLocalTime(until) : undefined)}</p>
    </Note>
  )
}
