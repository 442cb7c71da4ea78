import { useRef, useState } from 'react'
import { formatCount } from '#core/format.ts'
import { DownloadLink } from '#ui/download/DownloadLink.tsx'
import { Button } from '#ui/elements/Button.tsx'
import { noBreak } from '#ui/elements/no-break.ts'
import { previewsOf } from '#ui/files/document-view.ts'
import { Previews } from '#ui/preview/Previews.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { LiveRegion } from '#ui/status/LiveRegion.tsx'
import type { BookmarkArchive, BookmarkFolder, BookmarkItem } from '../../contract.ts'
import { pageText as text } from '../../messages.ts'
import { deleteFolder, orderFolder, removeBookmark } from '../store/actions.ts'
import type { BookmarkTarget } from '../store/bookmarks-store.ts'
import { allItems, countBookmarks, foldersWith, itemKey, itemsOf, takenOffIn, targetOf } from '../store/folders.ts'
import { loadBookmarks } from '../store/sync.ts'
import { BookmarkRow } from './BookmarkRow.tsx'
import { BookmarksNotice } from './BookmarksNotice.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { FolderNav } from './FolderNav.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import { TakenOffRows } from './TakenOffRows.tsx'
import { useBookmarkTask } from './use-bookmark-task.ts'

type OpenDialog = { kind: 'rename' | 'delete' } | { kind: 'remove'; item: BookmarkItem }

interface BookmarksViewProps {
  folders: BookmarkFolder[]
  /** Of all folders. */
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
  const folder = folders.find(({ id, is_default }) => id === folderId && is_default === 0)
  const all = allItems(folders).filter(isDescribed)
  const items = folder ? itemsOf(folder).filter(isDescribed) : all
  const matches = filterItems(items, search)
  // The close event of a dialog may come late, and must not close the one that opened after it.
  const closeDialog = (kind: OpenDialog['kind']) => () =>
    setOpenDialog((current) => (current?.kind === kind ? undefined : current))

  const show = (id: number | undefined) => {
    setFolderId(id)
    setSearch('')
    setAnnouncement('')
    dismiss()
  }
  const takenOff = search === '' ? takenOffIn(folder ? [folder] : folders) : []
  const remove = (target: BookmarkTarget) => {
    const ids = folder ? [folder.id] : foldersWith(folders, target).map(({ id }) => id)
    setOpenDialog(undefined)
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
    setOpenDialog(undefined)
    show(undefined)
    void run({
      work: () => deleteFolder(deleted.id),
      done: () => ({ text: text.deleted(deleted.folder_name) }),
      failed: text.folderNotDeleted,
    })
  }
  const move = (from: number, to: number) => {
    const item = items[from]
    if (folder === undefined || item === undefined || to < 0 || to >= items.length) return
    const moved = [...items]
    moved.splice(from, 1)
    moved.splice(to, 0, item)
    setAnnouncement(text.moved(item.title, to + 1, items.length))
    void run({ work: () => orderFolder(folder.id, moved.map(targetOf)), failed: text.notOrdered })
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
        <header className="folder-head">
          <h2 ref={heading} tabIndex={-1} dir="auto">
            {folder?.folder_name ?? text.all}
          </h2>
          {folder ? (
            <FolderActions folder={folder} onAsk={(kind) => setOpenDialog({ kind })} />
          ) : (
            <AllDownloads archive={archive} folder={folders.find(({ is_default }) => is_default === 1)} />
          )}
        </header>
        {isStale && <StaleNote />}
        {items.length > 0 && (
          <input
            className="bookmarks-search"
            type="search"
            dir="auto"
            aria-label={text.search}
            placeholder={text.search}
            value={search}
            maxLength={200}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
        <LiveRegion>
          {search ? formatCount(matches.length, { one: 'bookmark', other: 'bookmarks' }) : announcement}
        </LiveRegion>
        {folder && items.length > 1 && search === '' && <p className="quiet">{text.orderHint}</p>}
        {matches.length > 0 && (
          <ul className="file-rows">
            {matches.map((item) => (
              <BookmarkRow
                key={itemKey(item)}
                item={item}
                index={items.indexOf(item)}
                count={items.length}
                {...(folder && search === '' && { onMove: move })}
                onRemove={() => setOpenDialog({ kind: 'remove', item })}
              />
            ))}
          </ul>
        )}
        <TakenOffRows items={takenOff} onRemove={remove} />
        {items.length + takenOff.length === 0 && <Nothing isFolder={folder !== undefined} />}
        {items.length > 0 && matches.length === 0 && <NotFound onClear={() => setSearch('')} />}
      </section>
      <RenameDialog
        folder={folder}
        open={openDialog?.kind === 'rename'}
        onClose={closeDialog('rename')}
        onRenamed={setAnnouncement}
      />
      <ConfirmDialog
        {...text.deleteFolder}
        subject={openDialog?.kind === 'delete' ? folder : undefined}
        question={(each) => text.deleteFolder.question(each.folder_name, countBookmarks([each]))}
        onClose={closeDialog('delete')}
        onConfirm={removeFolder}
        focusAfter={heading}
      />
      <ConfirmDialog
        {...text.removeBookmark}
        subject={openDialog?.kind === 'remove' ? openDialog : undefined}
        question={({ item }) =>
          folder
            ? text.removeBookmark.fromFolder(item.title, folder.folder_name)
            : text.removeBookmark.fromAll(item.title)
        }
        onClose={closeDialog('remove')}
        onConfirm={({ item }) => remove(targetOf(item))}
        focusAfter={heading}
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

/** Bookmarks whose title or module name contains the words, in any case; all for an empty search. */
function filterItems(items: readonly BookmarkItem[], search: string): BookmarkItem[] {
  const words = search.trim().toLowerCase()
  return items.filter((item) => `${item.title}\n${item.module.name}`.toLowerCase().includes(words))
}

function FolderActions({ folder, onAsk }: { folder: BookmarkFolder; onAsk: (kind: 'rename' | 'delete') => void }) {
  return (
    <div className="folder-actions">
      <Button size="small" onClick={() => onAsk('rename')}>
        {text.rename}
      </Button>
      <Button size="small" onClick={() => onAsk('delete')}>
        {text.delete}
      </Button>
      <ArchiveLink archive={folder} name={folder.folder_name} label={text.download} />
    </div>
  )
}

interface AllDownloadsProps {
  archive: BookmarkArchive | undefined
  /** The default folder. */
  folder: BookmarkFolder | undefined
}

/** The default folder has no page of its own: its archive is here, where it is not that of all bookmarks. */
function AllDownloads({ archive, folder }: AllDownloadsProps) {
  if (!archive?.download) return null
  const isAll = folder?.files_count === archive.files_count
  return (
    <div className="folder-actions">
      <ArchiveLink archive={archive} name={text.all} label={text.downloadAll} />
      {folder && !isAll && (
        <ArchiveLink archive={folder} name={folder.folder_name} label={text.downloadOf(folder.folder_name)} />
      )}
    </div>
  )
}

function ArchiveLink({ archive, name, label }: { archive: BookmarkArchive; name: string; label: string }) {
  const { download, size, size_bytes, files_count } = archive
  if (!download) return null
  return (
    <DownloadLink
      className="button button-primary button-small"
      href={download}
      name={`${name}.zip`}
      sizeBytes={size_bytes}
    >
      {`${label} (${noBreak(formatCount(files_count, { one: 'file', other: 'files' }))}, ${noBreak(size)})`}
    </DownloadLink>
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

function Nothing({ isFolder }: { isFolder: boolean }) {
  return (
    <EmptyState to="/training" action={text.browse} hint={isFolder ? text.noneInFolderHint : text.noneHint}>
      {isFolder ? text.noneInFolder : text.none}
    </EmptyState>
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
