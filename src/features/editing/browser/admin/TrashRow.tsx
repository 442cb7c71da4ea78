import { useState } from 'react'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { text as ui } from '#ui/messages.ts'
import { Link } from '#ui/navigation/Link.tsx'
import type { TrashItem } from '../../contract.ts'
import { editing } from '../client.ts'
import { StateMark } from '../sheet/StateMark.tsx'
import { trashText as text } from './messages.ts'
import { RowAction } from './RowAction.tsx'
import { versionsPath } from './versions-path.ts'

const DAY_MS = 24 * 60 * 60_000

/** One thing in the trash. After it was restored, the row leads to it. */
export function TrashRow({ item }: { item: TrashItem }) {
  const [restored, setRestored] = useState<{ to: string; isDraft: boolean }>()
  const { kind, kind_name, entry, title, what, by, at, deleted_at } = item
  const name = title || ui.untitledOf(kind_name)
  const days = Math.ceil((Date.parse(deleted_at) - Date.now()) / DAY_MS)
  const restore = async () => {
    const params = { kind, entry }
    if (what === 'draft') await editing.undoDiscard(memberTransport(), { params })
    else await editing.untrashEntry(memberTransport(), { params })
    const { page, published } = await editing.getEntry(memberTransport(), { params })
    setRestored({ to: page ?? versionsPath(params), isDraft: what === 'draft' || published === null })
  }
  // What was public needs something that is gone.
  const isIncomplete = restored?.isDraft === true && what === 'entry'
  const state = what === 'draft' ? text.draftDiscarded : text.deleted
  return (
    <li className="to-do-row">
      <span className="to-do-state" role="status">
        <StateMark kind={restored ? (restored.isDraft ? 'draft' : 'done') : 'waiting'} />
        {restored ? (isIncomplete ? text.restoredAsDraft : text.restored) : state}
      </span>
      <div className="to-do-what">
        <b dir="auto">{name}</b>
        <small>{text.facts(kind_name, by.name || text.someone, at)}</small>
        {isIncomplete && <small>{text.needsGone}</small>}
        {!restored && <small>{text.forGood(days)}</small>}
      </div>
      <div className="to-do-steps">
        {restored ? (
          <Link className="edit-button to-do-step" to={restored.to} aria-label={`${text.open}: ${name}`}>
            {text.open}
          </Link>
        ) : (
          <RowAction name={text.restore} title={name} act={restore} />
        )}
      </div>
    </li>
  )
}
