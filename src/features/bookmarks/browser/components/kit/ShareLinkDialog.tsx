import { useEffect, useEffectEvent, useState } from 'react'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { Skeleton } from '#ui/status/Skeleton.tsx'
import type { BookmarkFolder, FolderLink } from '../../../contract.ts'
import { kitText as text } from '../../../messages.ts'
import { kitPath } from '../../../paths.ts'
import { shareFolder, unshareFolder } from '../../store/actions.ts'
import type { useBookmarkTask } from '../use-bookmark-task.ts'
import './kit-dialogs.css'

interface ShareLinkDialogProps {
  folder: BookmarkFolder
  open: boolean
  onClose: () => void
  run: ReturnType<typeof useBookmarkTask>['run']
}

/** Makes the link of a kit, says what it shows, and ends it. */
export function ShareLinkDialog({ folder, open, onClose, run }: ShareLinkDialogProps) {
  const begin = useEffectEvent(() => {
    const work = () => shareFolder(folder.id, { shows_notes: true, shows_name: true })
    if (folder.link === undefined) void run({ work, failed: text.notShared })
  })
  useEffect(() => {
    if (open) begin()
  }, [open])
  return (
    <Dialog open={open} onClose={onClose} title={text.shareLink}>
      <p className="quiet">{text.shareHint}</p>
      {folder.link ? (
        <LinkForm folder={folder} link={folder.link} onClose={onClose} run={run} />
      ) : (
        <Skeleton label={text.makingLink} />
      )}
    </Dialog>
  )
}

function LinkForm({ folder, link, onClose, run }: Omit<ShareLinkDialogProps, 'open'> & { link: FolderLink }) {
  const { user } = useViewer()
  const [isCopied, setCopied] = useState(false)
  const url = `${location.origin}${kitPath(link.code)}`
  const change = (shown: Partial<FolderLink>) =>
    run({ work: () => shareFolder(folder.id, { ...link, ...shown }), failed: text.notShared })
  const copy = () => void navigator.clipboard?.writeText(url).then(() => setCopied(true))
  const send = () => {
    const page = { title: folder.folder_name, url }
    if (navigator.canShare?.(page)) void navigator.share(page).catch(() => undefined)
    else copy()
  }
  const end = () => {
    onClose()
    void run({ work: () => unshareFolder(folder.id), done: () => ({ text: text.linkOff }), failed: text.notEnded })
  }
  return (
    <>
      <input
        className="kit-address"
        readOnly
        aria-label={text.link}
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="kit-checks">
        <label>
          <input
            type="checkbox"
            checked={link.shows_notes}
            onChange={(event) => void change({ shows_notes: event.target.checked })}
          />
          <span>{text.showNotes}</span>
        </label>
        <label>
          <input
            type="checkbox"
            checked={link.shows_name}
            onChange={(event) => void change({ shows_name: event.target.checked })}
          />
          <span>
            {text.showName}
            {user && <small dir="auto">{`${user.first_name} ${user.last_name}`}</small>}
          </span>
        </label>
      </div>
      <p className="quiet">{text.whoReads}</p>
      <button type="button" className="link-button kit-turn-off" onClick={end}>
        {text.turnOff}
      </button>
      <div className="kit-dialog-actions">
        <Button onClick={copy}>
          <span aria-live="polite">{isCopied ? text.linkCopied : text.copyLink}</span>
        </Button>
        <Button variant="primary" onClick={send}>
          {text.send}
        </Button>
      </div>
    </>
  )
}
