import { useState } from 'react'
import type { Role } from '#core/roles.ts'
import { readDraft, saveDraft } from '#ui/drafts/draft.ts'
import { Button, ButtonLink } from '#ui/elements/Button.tsx'
import { adminText as text } from '../../messages.ts'
import { dayAndClockOf } from '../sheet/times.ts'

const DRAFT = 'text-of-former-role'
const WEEK_MS = 7 * 24 * 60 * 60_000

/** Whether a role changed so lately that the person should read it. */
export function isRecent(iso: string | undefined): iso is string {
  return iso !== undefined && Date.now() - Date.parse(iso) < WEEK_MS
}

interface RoleChangedProps {
  role: Role
  since: string
  /** The fields in which the person has typed while they had the role. */
  fields: ReadonlySet<HTMLTextAreaElement>
}

/** Instead of a page whose reader has lost the role for it. What they had typed there can still be copied. */
export function RoleChanged({ role, since, fields }: RoleChangedProps) {
  const [typed] = useState(() => {
    // The fields of the page are still in the document during this first rendering.
    const words = [...fields].flatMap((field) => (field.isConnected && field.value) || []).join('\n\n')
    if (words) saveDraft(DRAFT, { words })
    const draft = readDraft(DRAFT)
    return draft && Date.now() - draft.savedAt < WEEK_MS ? draft.values.words : undefined
  })
  return (
    <div className="empty-state">
      <div className="band" />
      <p>{text.roleChanged}</p>
      <p className="quiet">
        {text.roleSince(dayAndClockOf(since), role)} {typed && text.typedIsKept}
      </p>
      <p className="row">
        {typed && <Button onClick={() => void navigator.clipboard.writeText(typed)}>{text.copyTyped}</Button>}
        <ButtonLink variant="primary" to="/">
          {text.toSite}
        </ButtonLink>
      </p>
    </div>
  )
}
