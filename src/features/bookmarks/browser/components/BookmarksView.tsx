import { useRef, useState } from 'react'
import { formatCount } from '#core/format.ts'
import { DownloadLink } from '#ui/download/DownloadLink.tsx'
import { Button } from '#ui/elements/Button.tsx'
import { ConfirmDialog } from '#ui/elements/ConfirmDialog.tsx'
import { noBreak } from '#ui/elements/no-break.ts'
import { previewsOf } from '#ui/files/document-view.ts'
import { Previews } from '#ui/preview/Previews.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { LiveRegion } from '#ui/status/LiveRegion.tsx'
import type { BookmarkArchive, BookmarkFolder, BookmarkItem } from '../../contract.ts'
import { pageText as text } from '../../messages.ts'
import type { BookmarkTarget } from '../../target.ts'
import { deleteFolder, removeBookmark } from '../store/actions.ts'
import { allItems, countBookmarks, foldersWith, itemKey, takenOffIn, targetOf } from '../store/folders.ts'
import { loadBookmarks } from '../store/sync.ts'
import { BookmarkRow } from './BookmarkRow.tsx'
import { BookmarksNotice } from './BookmarksNotice.tsx'
import { FolderNav } from './FolderNav.tsx'
import { KitView } from './kit/KitView.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import { TakenOffRows } from './TakenOffRows.tsx'
import { useBookmarkTask } from './use-bookmark-task.ts'

type OpenDialog = { kind: 'rename' | 'delete' } | { kind: 'remove'; item: BookmarkItem }

interface BookmarksViewProps {
  folders: BookmarkFolder[]
  archive: BookmarkArchive | undefined
  isStale: boolean
}

/** All bookmarks, or those of one folder. The folder is not in the URL: the page opens with all bookmarks. */
export function BookmarksView({ folders, archive, isStale }: BookmarksViewProps) {
  const [folderId, setFolderId] = useState<number>()
  const [search, setSearch] = useState('')
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const [announcement, setAnnouncement] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const { notice, run, dismiss } = useBookmarkTask()
  const folder = folders.find(({ id }) => id === folderId)
  const all = allItems(folders).filter(isDescribed)
  const matches = filterItems(all, search)
  // The close event of a dialog may come late, and must not close the one that opened after it.
  const closeDialog = (kind: OpenDialog['kind']) => () =>
    setOpenDialog((current) => (current?.kind === kind ? undefined : current))

  const show = (id: number | undefined) => {
    setFolderId(id)
    setSearch('')
    setAnnouncement('')
    dismiss()
  }
  const takenOff = search === '' ? takenOffIn(folders) : []
  // After the dialog has closed: what opened it is removed.
  const focusHeading = () => setTimeout(() => heading.current?.focus())
  const remove = (target: BookmarkTarget) => {
    const ids = folder ? [folder.id] : foldersWith(folders, target).map(({ id }) => id)
    void run({
      work: () => removeBookmark(ids, target),
      done: () => {
        void loadBookmarks()
        return { text: text.removed }
      },
      failed: text.notRemoved,
    })
  }
  const removeFolder = (deleted: BookmarkFolder) => {
    show(undefined)
    focusHeading()
    void run({
      work: () => deleteFolder(deleted.id),
      done: () => {
        void loadBookmarks()
        return { text: text.deleted(deleted.folder_name) }
      },
      failed: text.folderNotDeleted,
    })
  }
  return (
    <div className="index-layout">
      <FolderNav
        folders={folders}
        total={all.length + takenOffIn(folders).length}
        current={folder?.id}
        onChoose={show}
      />
      <section className="bookmarks-view">
        {isStale && <StaleNote />}
        <LiveRegion>
          {search ? formatCount(matches.length, { one: 'bookmark', other: 'bookmarks' }) : announcement}
        </LiveRegion>
        {folder ? (
          <KitView
            key={folder.id}
            folder={folder}
            heading={
              <h2 ref={heading} tabIndex={-1} dir="auto">
                {folder.folder_name}
              </h2>
            }
            folderActions={folder.is_default === 0 && <FolderActions onAsk={(kind) => setOpenDialog({ kind })} />}
            run={run}
            onRemoveTakenOff={remove}
          />
        ) : (
          <>
            <header className="folder-head">
              <h2 ref={heading} tabIndex={-1}>
                {text.all}
              </h2>
              <AllActions archive={archive} folder={folders.find(({ is_default }) => is_default === 1)} onOpen={show} />
            </header>
            {all.length > 0 && (
              <div className="field bookmarks-search">
                <input
                  type="search"
                  dir="auto"
                  aria-label={text.search}
                  placeholder={text.search}
                  value={search}
                  maxLength={200}
                  onChange={(event) => setSearch(event.target.value)}
                />
              </div>
            )}
            {matches.length > 0 && (
              <ul className="file-rows">
                {matches.map((item) => (
                  <BookmarkRow
                    key={itemKey(item)}
                    item={item}
                    onRemove={() => setOpenDialog({ kind: 'remove', item })}
                  />
                ))}
              </ul>
            )}
            <TakenOffRows items={takenOff} onRemove={remove} />
            {all.length + takenOff.length === 0 && (
              <EmptyState to="/training" action={text.browse} hint={text.noneHint}>
                {text.none}
              </EmptyState>
            )}
            {all.length > 0 && matches.length === 0 && <NotFound onClear={() => setSearch('')} />}
          </>
        )}
      </section>
      <RenameDialog
        folder={folder}
        open={openDialog?.kind === 'rename'}
        onClose={closeDialog('rename')}
        onRenamed={setAnnouncement}
      />
      <ConfirmDialog
        {...text.deleteFolder}
        question={
          openDialog?.kind === 'delete' && folder
            ? text.deleteFolder.question(folder.folder_name, countBookmarks([folder]))
            : undefined
        }
        onClose={closeDialog('delete')}
        onConfirm={() => folder && removeFolder(folder)}
      />
      <ConfirmDialog
        {...text.removeBookmark}
        question={openDialog?.kind === 'remove' ? text.removeBookmark.fromAll(openDialog.item.title) : undefined}
        onClose={closeDialog('remove')}
        onConfirm={() => {
          if (openDialog?.kind === 'remove') remove(targetOf(openDialog.item))
          focusHeading()
        }}
      />
      <BookmarksNotice notice={notice} onClose={dismiss} />
      <Previews files={all.flatMap((item) => previewsOf(item, itemKey(item)))} />
    </div>
  )
}

/** An item that was just added is listed once the API has described it. */
function isDescribed({ title }: BookmarkItem): boolean {
  return title !== ''
}

function filterItems(items: readonly BookmarkItem[], search: string): BookmarkItem[] {
  const words = search.trim().toLowerCase()
  return items.filter((item) => `${item.title}\n${item.module.name}`.toLowerCase().includes(words))
}

function FolderActions({ onAsk }: { onAsk: (kind: 'rename' | 'delete') => void }) {
  return (
    <>
      <button type="button" className="text-button" onClick={() => onAsk('rename')}>
        {text.rename}
      </button>
      <button type="button" className="text-button" onClick={() => onAsk('delete')}>
        {text.delete}
      </button>
    </>
  )
}

interface AllActionsProps {
  archive: BookmarkArchive | undefined
  folder: BookmarkFolder | undefined
  onOpen: (id: number) => void
}

function AllActions({ archive, folder, onOpen }: AllActionsProps) {
  const files = formatCount(archive?.files_count ?? 0, { one: 'file', other: 'files' })
  return (
    <div className="row">
      {archive?.download && (
        <DownloadLink
          className="button button-primary button-small"
          href={archive.download}
          name={`${text.all}.zip`}
          sizeBytes={archive.size_bytes}
        >
          {`${text.downloadAll} (${noBreak(files)}, ${noBreak(archive.size)})`}
        </DownloadLink>
      )}
      {folder && countBookmarks([folder]) > 0 && (
        <Button size="small" onClick={() => onOpen(folder.id)}>
          {text.openDefault(folder.folder_name)}
        </Button>
      )}
    </div>
  )
}

function StaleNote() {
  return (
    <p className="quiet row" role="status">
      <span>{text.stale}</span>
      <button type="button" className="link-button" onClick={() => void loadBookmarks()}>
        {text.tryAgain}
      </button>
    </p>
  )
}

function NotFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="empty-state">
      <div className="band" />
      <p>{text.notFound}</p>
      <p className="quiet">{text.notFoundHint}</p>
      <Button onClick={onClear}>{text.clearSearch}</Button>
    </div>
  )
}
