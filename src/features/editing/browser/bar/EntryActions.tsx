import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { formatNumber } from '#core/format.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { useMenu } from '#ui/navigation/use-menu.ts'
import { createStore } from '#ui/store.ts'
import type { EntryState } from '../../contract.ts'
import { LoadedContent, useLoaded } from '../admin/LoadedContent.tsx'
import { versionsPath } from '../admin/versions-path.ts'
import { editing } from '../client.ts'
import { EditIcon } from '../sheet/EditIcon.tsx'
import { useTask } from '../use-task.ts'
import { acceptEntry, removeEntry, replaceEntry } from './draft-store.ts'
import { actionText as text } from './messages.ts'
import { PreviewLink } from './PreviewLink.tsx'
import './actions.css'

/** What an editor does with a whole entry, after a confirmation. */
export type EntryAction = 'discard' | 'unpublish' | 'trash'

/** What the editor did last with an entry. The bar says it until the editor continues. */
export type Notice =
  /** With the number of the version that was public before. */
  | { kind: 'published'; server: EntryState; former: number | undefined }
  | { kind: 'unpublish' }
  /** With a way back to what there was before. */
  | { kind: 'discard' | 'trash'; before: EntryState }

export const notice = createStore<Notice | undefined>(undefined)

interface EntryActionsProps {
  server: EntryState
  /** Whether there is a draft, also one that is not saved yet. */
  hasDraft: boolean
  /** The action is done, and the drafts of this tab know it. */
  onDone: (action: EntryAction, before: EntryState) => void
}

export function EntryActions({ server, hasDraft, onDone }: EntryActionsProps) {
  const { pathname } = useLocation()
  const versions = versionsPath(server)
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

interface ConfirmActionProps extends Pick<EntryActionsProps, 'server' | 'onDone'> {
  action: EntryAction
  onClose: () => void
}

/** Says what an action does before it is done. */
function ConfirmAction({ action, server, onClose, onDone }: ConfirmActionProps) {
  const { isBusy, failure, run } = useTask()
  const words = text.confirm[action]
  const confirm = async () => {
    await performAction(action, server)
    onClose()
    onDone(action, server)
  }
  return (
    <Dialog open title={words.title(server.title || text.untitled)} onClose={onClose}>
      <p>{words.hint}</p>
      {action !== 'discard' && <UseList server={server} />}
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
      <p className="edit-confirm">
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button
          variant={action === 'trash' ? 'danger' : 'primary'}
          busy={isBusy}
          onClick={() => void run(confirm, text.failed)}
        >
          {words.action}
        </Button>
      </p>
    </Dialog>
  )
}

/** What loses something when an entry is taken away. */
function UseList({ server: { kind, entry } }: { server: EntryState }) {
  const loaded = useLoaded(useCallback((api) => editing.listUses(api, { params: { kind, entry } }), [kind, entry]))
  return (
    <LoadedContent loaded={loaded}>
      {({ results }) =>
        results.length === 0 ? (
          <p>{text.noUses}</p>
        ) : (
          <>
            <h3 className="edit-uses-title">{text.uses}</h3>
            <ul>
              {results.map(({ what, count, page }) => (
                <li key={`${what} ${page}`}>
                  {page ? <Link to={page}>{what}</Link> : what}: {formatNumber(count)}
                </li>
              ))}
            </ul>
          </>
        )
      }
    </LoadedContent>
  )
}

/** @throws {ApiError} @throws {NetworkError} */
async function performAction(action: EntryAction, server: EntryState): Promise<void> {
  const call = { params: server }
  if (action === 'discard') {
    // Words that the server has not saved yet are in no draft.
    if (server.draft) await editing.discardDraft(memberTransport(), call)
    replaceEntry(await editing.getEntry(memberTransport(), call))
  } else if (action === 'unpublish') replaceEntry(await editing.unpublishEntry(memberTransport(), call))
  else {
    await editing.trashEntry(memberTransport(), call)
    removeEntry(server)
  }
}

/** Takes an entry or its draft back from the trash. @throws {ApiError} @throws {NetworkError} */
export async function undoAction(action: 'discard' | 'trash', server: EntryState): Promise<void> {
  const call = { params: server }
  if (action === 'trash' && server.published !== null) {
    acceptEntry(await editing.untrashEntry(memberTransport(), call))
    return
  }
  await editing.undoDiscard(memberTransport(), call)
  replaceEntry(await editing.getEntry(memberTransport(), call))
}

function listActions(server: EntryState, hasDraft: boolean): EntryAction[] {
  const isPublic = server.published !== null
  return [
    ...(hasDraft && isPublic ? (['discard'] as const) : []),
    ...(isPublic && server.can_remove ? (['unpublish'] as const) : []),
    ...(server.can_remove ? (['trash'] as const) : []),
  ]
}
