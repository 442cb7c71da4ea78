import { type RefObject, useEffect, useId, useRef } from 'react'
import { Icon } from '../elements/Icon.tsx'
import { FileBadge } from '../files/FileBadge.tsx'
import type { MenuFile } from '../files/file-view.ts'
import { text as uiText } from '../messages.ts'
import { usePresent } from '../present/use-present.ts'
import { withPreview } from '../preview/preview-address.ts'
import { printDocument } from '../preview/print-document.ts'
import { text } from './messages.ts'
import { CopyItem, Item, ShareItem } from './ShareItems.tsx'
import { canShareFile } from './use-share-file.ts'
import './file-menu.css'

interface FileMenuProps {
  file: MenuFile
  /** The button that opened it; on wide screens the menu stands below it. */
  button: RefObject<HTMLElement | null>
  /** In the preview there are other buttons for the rest. */
  isShareOnly?: boolean
  onClose: () => void
}

/** What can be done with a file: a sheet on phones, below its button on wide screens. */
export default function FileMenu({ file, button, isShareOnly = false, onClose }: FileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const present = usePresent(file)
  const { kind, name, facts, view, download } = file
  const pdf = 'preview' in view ? view.plain : download && 'external' in view ? view.external : undefined
  const link = linkOf(file)
  const isOwnShared = download !== undefined && canShareFile(download.href)
  // The bookmark of the row does the work: on phones it is out of sight.
  const bookmark = button.current?.parentElement?.querySelector<HTMLButtonElement>('[aria-pressed]')
  useEffect(() => {
    const element = dialog.current
    if (element === null || element.open) return
    element.showModal()
    const place = (button.current?.closest('.file-actions') ?? button.current)?.getBoundingClientRect()
    if (place === undefined) return
    element.style.setProperty('--menu-top', `${Math.min(place.bottom, innerHeight - element.offsetHeight - 8)}px`)
    element.style.setProperty('--menu-end', `${document.documentElement.clientWidth - place.right}px`)
  }, [button])
  const close = () => dialog.current?.close()
  const leaveFor = (work: () => void) => () => {
    close()
    work()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="file-menu"
      aria-labelledby={titleId}
      // `close` events of nested dialogs bubble in React.
      onClose={(event) => event.target === dialog.current && onClose()}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className="file-menu-body">
        <header>
          <FileBadge kind={kind} />
          <div>
            <h2 id={titleId} dir="auto">
              {name}
            </h2>
            <p>{facts}</p>
          </div>
          <button type="button" className="icon-button" aria-label={uiText.close} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <ul>
          {isOwnShared && (
            <ShareItem
              url={download.href}
              sizeBytes={download.sizeBytes || undefined}
              label={text.shareFile}
              onShared={close}
            />
          )}
          {pdf !== undefined && kind !== 'pdf' && canShareFile(pdf) && (
            <ShareItem url={pdf} label={text.shareAsPdf} onShared={close} />
          )}
          {!isOwnShared && 'share' in navigator && (
            <Item
              icon="link"
              label={download ? text.shareFileLink(kind) : text.shareLink}
              onClick={() => void navigator.share({ title: name, url: link }).then(close, () => undefined)}
            />
          )}
          <CopyItem url={link} />
          <li className="wide-only">
            <a href={`mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(`${name} ${link}`)}`}>
              <Icon name="mail" />
              <span>{text.sendByMail}</span>
            </a>
          </li>
          {present && !isShareOnly && <Item icon="play" label={text.present} onClick={leaveFor(present)} />}
          {!isShareOnly && bookmark && (
            <Item
              icon="bookmark"
              className="phone-only"
              label={bookmark.ariaPressed === 'true' ? text.removeBookmark : text.saveToBookmarks}
              onClick={leaveFor(() => bookmark.click())}
            />
          )}
          {!isShareOnly && pdf !== undefined && (
            <Item
              icon="print"
              className="phone-only"
              label={text.print}
              onClick={leaveFor(() => printDocument(pdf, () => undefined))}
            />
          )}
        </ul>
      </div>
    </dialog>
  )
}

/**
 * The address that is shared. For a file it is the page that shows it, whose link preview has title and picture. A page that search
 * engines leave out is the reader's own, or a search: from there the file itself is shared, as a link always is.
 */
function linkOf({ view, download, page }: Pick<MenuFile, 'view' | 'download' | 'page'>): string {
  if (download === undefined) return 'external' in view ? view.external : location.href
  if (page !== undefined) return location.origin + page
  const isOwnPage = document.querySelector('meta[name="robots"][content="noindex"]') !== null
  const path = 'preview' in view && !isOwnPage ? location.pathname + withPreview('', view.preview) : download.href
  return location.origin + path
}
