import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { text as shareText } from '#ui/share/messages.ts'
import { useCopyLink } from '#ui/share/use-copy-link.ts'
import { Skeleton } from '#ui/status/Skeleton.tsx'
import type { BookmarkFolder, FolderLink } from '../../../contract.ts'
import { kitText as text } from '../../../messages.ts'
import { kitPath } from '../../../paths.ts'
import { shareFolder, unshareFolder } from '../../store/actions.ts'
import type { useBookmarkTask } from '../use-bookmark-task.ts'
import '#ui/form/choices.css'
import './kit-dialogs.css'

type Choices = Omit<FolderLink, 'code'>

interface ShareLinkDialogProps {
  folder: BookmarkFolder
  open: boolean
  onClose: () => void
  run: ReturnType<typeof useBookmarkTask>['run']
}

export function ShareLinkDialog({ folder, open, onClose, run }: ShareLinkDialogProps) {
  const share = (choices: Choices) => {
    // The notice of a failure would be behind the dialog.
    const work = () =>
      shareFolder(folder.id, choices).catch((error: unknown) => {
        onClose()
        throw error
      })
    void run({ work, failed: text.notShared })
  }
  const begin = useEffectEvent(() => {
    if (folder.link === undefined) share({ shows_notes: true, shows_name: true })
  })
  useEffect(() => {
    if (open) begin()
  }, [open])
  return (
    <Dialog open={open} onClose={onClose} title={text.shareLink}>
      <p className="quiet">{text.shareHint}</p>
      {folder.link ? (
        <LinkForm folder={folder} link={folder.link} share={share} onClose={onClose} run={run} />
      ) : (
        <Skeleton label={text.makingLink} />
      )}
    </Dialog>
  )
}

interface LinkFormProps extends Omit<ShareLinkDialogProps, 'open'> {
  link: FolderLink
  share: (choices: Choices) => void
}

function LinkForm({ folder, link, share, onClose, run }: LinkFormProps) {
  const { user } = useViewer()
  const url = `${location.origin}${kitPath(link.code)}`
  const [copied, copy] = useCopyLink(url)
  const tick = (name: 'shows_notes' | 'shows_name', label: ReactNode) => (
    <label>
      <input
        type="checkbox"
        checked={link[name]}
        onChange={({ target }) => share({ ...link, [name]: target.checked })}
      />
      <span>{label}</span>
    </label>
  )
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
      <div className="field kit-address">
        <input readOnly aria-label={text.link} value={url} onFocus={(event) => event.currentTarget.select()} />
      </div>
      <div className="choices">
        {tick('shows_notes', text.showNotes)}
        {tick(
          'shows_name',
          <>
            {text.showName}
            {user && <small dir="auto">{`${user.first_name} ${user.last_name}`}</small>}
          </>,
        )}
      </div>
      <p className="quiet">{text.whoReads}</p>
      <button type="button" className="text-button text-danger" onClick={end}>
        {text.turnOff}
      </button>
      <p className="row dialog-actions">
        <Button onClick={copy}>
          <span aria-live="polite">{copied === 'copied' ? shareText.linkCopied : shareText.copyLink}</span>
        </Button>
        <Button variant="primary" onClick={send}>
          {text.send}
        </Button>
      </p>
    </>
  )
}
