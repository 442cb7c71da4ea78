import { useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#ui/navigation/Link.tsx'
import { useMenu } from '#ui/navigation/use-menu.ts'
import type { EntryState } from '../../contract.ts'
import { EditIcon } from '../sheet/EditIcon.tsx'
import { ConfirmAction } from './ConfirmAction.tsx'
import { type EntryAction, listActions } from './entry-actions.ts'
import { actionText as text } from './messages.ts'
import { PreviewLink } from './PreviewLink.tsx'
import './actions.css'

interface EntryActionsProps {
  server: EntryState
  /** Whether there is a draft, also one that is not saved yet. */
  hasDraft: boolean
  /** The action is done, and the drafts of this tab know it. */
  onDone: (action: EntryAction, before: EntryState) => void
}

export function EntryActions({ server, hasDraft, onDone }: EntryActionsProps) {
  const { pathname } = useLocation()
  const versions = `/admin/versions/${server.kind}/${server.entry}`
  const { menuProps, close } = useMenu()
  const [asked, setAsked] = useState<{ action: EntryAction | 'preview'; server: EntryState }>()
  const ask = (action: EntryAction | 'preview') => {
    close()
    setAsked({ action, server })
  }
  const stop = () => setAsked(undefined)
  return (
    <>
      <details
        {...menuProps}
        className="edit-menu"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !menuProps.ref.current?.open) return
          // Escape closes the menu and not the sheet.
          event.preventDefault()
          menuProps.onKeyDown(event)
        }}
      >
        <summary className="edit-icon-button" aria-label={text.more}>
          <EditIcon name="more" />
        </summary>
        <ul>
          {pathname !== versions && (
            <li>
              <Link className="edit-button" to={versions}>
                {text.versions}
              </Link>
            </li>
          )}
          <li>
            <button type="button" className="edit-button" onClick={() => ask('preview')}>
              {text.preview}
            </button>
          </li>
          {listActions(server, hasDraft).map((action) => (
            <li key={action}>
              <button
                type="button"
                className={action === 'trash' ? 'edit-button edit-danger' : 'edit-button'}
                onClick={() => ask(action)}
              >
                {text[action]}
              </button>
            </li>
          ))}
        </ul>
      </details>
      {asked?.action === 'preview' && <PreviewLink server={asked.server} onClose={stop} />}
      {asked && asked.action !== 'preview' && (
        <ConfirmAction action={asked.action} server={asked.server} onClose={stop} onDone={onDone} />
      )}
    </>
  )
}
