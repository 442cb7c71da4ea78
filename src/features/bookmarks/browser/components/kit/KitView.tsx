import { type ReactNode, useEffect, useState } from 'react'
import { KeepButton, KeepCell, KeepStatus } from '#features/keep/browser/components/KeepButton.tsx'
import { DownloadAll } from '#ui/download/DownloadAll.tsx'
import { Button, ButtonLink } from '#ui/elements/Button.tsx'
import { Icon } from '#ui/elements/Icon.tsx'
import { LineIcon } from '#ui/elements/LineIcon.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import type { BookmarkFolder } from '../../../contract.ts'
import { pageText, kitText as text } from '../../../messages.ts'
import { bookmarks } from '../../client.ts'
import { itemsOf, type TakenOff } from '../../store/folders.ts'
import { followPendingKits, savingStore, withPending } from '../../store/pending-kits.ts'
import { TakenOffRows } from '../TakenOffRows.tsx'
import type { useBookmarkTask } from '../use-bookmark-task.ts'
import { KitFacts } from './KitFacts.tsx'
import { KitRows } from './KitRows.tsx'
import { OrderView } from './OrderView.tsx'
import { PrintButton } from './PrintButton.tsx'
import { ShareLinkDialog } from './ShareLinkDialog.tsx'
import './kit.css'

interface KitViewProps {
  folder: BookmarkFolder
  heading: ReactNode
  /** Rename and Delete; the default folder has neither. */
  folderActions: ReactNode
  run: ReturnType<typeof useBookmarkTask>['run']
  onRemoveTakenOff: (item: TakenOff) => void
}

/** One folder: what is in it, in order, with notes; to download, print and share as a whole. */
export function KitView({ folder: saved, heading, folderActions, run, onRemoveTakenOff }: KitViewProps) {
  const [isOrdering, setOrdering] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const kits = savingStore.useStore(({ kits: pending }) => pending)
  useEffect(followPendingKits, [])
  const folder = withPending(saved, kits)
  // What was just added is listed once the API has described it.
  const items = itemsOf(folder).filter(({ title }) => title !== '')
  const hasRows = items.length + folder.taken_off.length > 0
  // A folder of links has nothing to keep.
  const hasFiles = folder.download !== undefined
  const subject = { kind: 'folder', id: folder.id } as const
  const share = <ShareButtons onShare={() => setSharing(true)} folder={folder} />
  return (
    <div className="kit">
      <header className="kit-head">
        <div>
          {heading}
          {hasRows ? (
            <KitFacts items={items} size={folder.size} changedAt={folder.changed_at} />
          ) : (
            <b>{text.nothing}</b>
          )}
        </div>
        <div className="wide-only row">{folderActions}</div>
        {!isOrdering && hasRows && (
          <p className="wide-only row kit-actions">
            {share}
            {hasFiles && <KeepButton subject={subject} />}
          </p>
        )}
      </header>
      <div className="wide-only">
        <KeepStatus subject={subject} />
      </div>
      {isOrdering ? (
        <OrderView folder={folder} run={run} onDone={() => setOrdering(false)} />
      ) : (
        hasRows && (
          <>
            <div className="section-head kit-section">
              <h3>{text.inOrder}</h3>
              <Button size="small" onClick={() => setOrdering(true)}>
                <LineIcon d="M4 20l1-5L16 4l4 4L9 19zM14 6l4 4" />
                {text.order}
              </Button>
            </div>
            <KitRows items={items} />
          </>
        )
      )}
      <TakenOffRows items={folder.taken_off} onRemove={onRemoveTakenOff} />
      {!hasRows && <EmptyKit />}
      <div className="kit-narrow row">{folderActions}</div>
      {!isOrdering && hasRows && (
        <BottomBar label={text.thisFolder}>
          <KeepStatus subject={subject} isBar />
          {share}
          {hasFiles && <KeepCell subject={subject} />}
        </BottomBar>
      )}
      <ShareLinkDialog folder={saved} open={isSharing} onClose={() => setSharing(false)} run={run} />
    </div>
  )
}

function ShareButtons({ folder, onShare }: { folder: BookmarkFolder; onShare: () => void }) {
  const { download, folder_name, size, size_bytes } = folder
  return (
    <>
      {download && (
        <>
          <DownloadAll href={download} name={`${folder_name}.zip`} size={size} sizeBytes={size_bytes}>
            <Icon name="download" />
          </DownloadAll>
          <PrintButton name={folder_name} archive={download} loadPlan={() => loadPlan(download)} />
        </>
      )}
      <button type="button" className="button button-line bar-button" onClick={onShare}>
        <Icon name="share" />
        <span className="wide-only">{text.shareLink}</span>
        <span className="kit-narrow">{text.share}</span>
      </button>
    </>
  )
}

/** @param download path of the archive, whose signature is good for the plan too */
async function loadPlan(download: string) {
  const { browserTransport } = await import('#ui/page/browser-transport.ts')
  const [folder = '', expires = '', signature = ''] = download.split('/').slice(5)
  const plan = await bookmarks.planFolderPrint(browserTransport(), { params: { folder, expires, signature } })
  return plan.results
}

function EmptyKit() {
  return (
    <div className="empty-state">
      <div className="band" />
      <p>{text.empty}</p>
      <ButtonLink variant="primary" to="/training">
        {pageText.browse}
      </ButtonLink>
    </div>
  )
}
