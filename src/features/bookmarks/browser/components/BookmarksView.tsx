import { useRef, useState } from 'react'
import { formatCount } from '#core/format.ts'
import { Button } from '#ui/Button.tsx'
import { previewsOf } from '#ui/document-view.ts'
import { DownloadLink } from '#ui/download/DownloadLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { noBreak } from '#ui/no-break.ts'
import { Previews } from '#ui/preview/Previews.tsx'
import type { BookmarkFolder, BookmarkItem } from '../../contract.ts'
import { pageText as text } from '../../messages.ts'
import { deleteFolder, orderFolder, removeBookmark } from '../store/bookmark-actions.ts'
import { allItems, foldersWith, itemKey, itemsOf, refOf } from '../store/folders.ts'
import { loadBookmarks } from '../store/load-bookmarks.ts'
import { BookmarkRow } from './BookmarkRow.tsx'
import { BookmarksNotice } from './BookmarksNotice.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { FolderNav } from './FolderNav.tsx'
import { filterItems } from './filter-items.ts'
import { RenameDialog } from './RenameDialog.tsx'
import { useBookmarkTask } from './use-bookmark-task.ts'

type Asked = { kind: 'rename' | 'delete' } | { kind: 'remove'; item: BookmarkItem }

/** All folders, or one of them, with what can be done there. Which one is not in the address: entering shows all. */
export function BookmarksView({ folders, isStale }: { folders: BookmarkFolder[]; isStale: boolean }) {
  const [folderId, setFolderId] = useState<number>()
  const [search, setSearch] = useState('')
  const [asked, setAsked] = useState<Asked>()
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const { notice, run, dismiss } = useBookmarkTask()
  const folder = folders.find(({ id, is_default }) => id === folderId && is_default === 0)
  const all = allItems(folders).filter(isKnown)
  const items = folder ? itemsOf(folder).filter(isKnown) : all
  const shown = filterItems(items, search)
  const closeDialog = () => setAsked(undefined)

  const show = (id: number | undefined) => {
    setFolderId(id)
    setSearch('')
    setSaid('')
    dismiss()
  }
  const remove = ({ item }: { item: BookmarkItem }) => {
    const ids = folder ? [folder.id] : foldersWith(folders, refOf(item)).map(({ id }) => id)
    closeDialog()
    void run({
      work: () => removeBookmark(ids, refOf(item)),
      done: () => {
        void loadBookmarks()
        return { text: text.removed }
      },
      failed: text.notRemoved,
    })
  }
  const removeFolder = (gone: BookmarkFolder) => {
    closeDialog()
    show(undefined)
    void run({
      work: () => deleteFolder(gone.id),
      done: () => ({ text: text.deleted(gone.folder_name) }),
      failed: text.folderNotDeleted,
    })
  }
  const move = (from: number, to: number) => {
    const item = items[from]
    if (folder === undefined || item === undefined || to < 0 || to >= items.length) return
    const moved = [...items]
    moved.splice(from, 1)
    moved.splice(to, 0, item)
    setSaid(text.moved(item.title, to + 1, items.length))
    void run({ work: () => orderFolder(folder.id, moved.map(refOf)), failed: text.notOrdered })
  }

  return (
    <div className="index-layout">
      <FolderNav folders={folders} all={all.length} current={folder?.id} onChoose={show} />
      <section className="shelf">
        <header className="shelf-head">
          <h2 ref={heading} tabIndex={-1}>
            {folder?.folder_name ?? text.all}
          </h2>
          {folder && <FolderActions folder={folder} onAsk={(kind) => setAsked({ kind })} />}
        </header>
        {isStale && <StaleNote />}
        {items.length > 0 && (
          <input
            className="shelf-search"
            type="search"
            aria-label={text.search}
            placeholder={text.search}
            value={search}
            maxLength={200}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
        <LiveRegion>{search ? formatCount(shown.length, { one: 'bookmark', other: 'bookmarks' }) : said}</LiveRegion>
        {folder && items.length > 1 && search === '' && <p className="quiet shelf-order-hint">{text.orderHint}</p>}
        {shown.length > 0 && (
          <ul className="file-rows">
            {shown.map((item) => (
              <BookmarkRow
                key={itemKey(item)}
                item={item}
                place={items.indexOf(item)}
                count={items.length}
                {...(folder && search === '' && { onMove: move })}
                onRemove={() => setAsked({ kind: 'remove', item })}
              />
            ))}
          </ul>
        )}
        {items.length === 0 && <Nothing isFolder={folder !== undefined} />}
        {items.length > 0 && shown.length === 0 && <NotFound onClear={() => setSearch('')} />}
      </section>
      <RenameDialog folder={folder} open={asked?.kind === 'rename'} onClose={closeDialog} onRenamed={setSaid} />
      <ConfirmDialog
        {...text.deleteFolder}
        subject={asked?.kind === 'delete' ? folder : undefined}
        question={(gone) =>
          text.deleteFolder.question(
            gone.folder_name,
            formatCount(itemsOf(gone).length, { one: 'bookmark', other: 'bookmarks' }),
          )
        }
        onClose={closeDialog}
        onConfirm={removeFolder}
        focusAfter={heading}
      />
      <ConfirmDialog
        {...text.removeBookmark}
        subject={asked?.kind === 'remove' ? asked : undefined}
        question={({ item }) =>
          folder
            ? text.removeBookmark.fromFolder(item.title, folder.folder_name)
            : text.removeBookmark.fromAll(item.title)
        }
        onClose={closeDialog}
        onConfirm={remove}
        focusAfter={heading}
      />
      <BookmarksNotice notice={notice} onClose={dismiss} />
      <Previews files={all.flatMap((item) => previewsOf(item, itemKey(item)))} />
    </div>
  )
}

/** What has only just been added is listed when the API has said what it is. */
function isKnown({ title }: BookmarkItem): boolean {
  return title !== ''
}

interface FolderActionsProps {
  folder: BookmarkFolder
  onAsk: (kind: 'rename' | 'delete') => void
}

function FolderActions({ folder, onAsk }: FolderActionsProps) {
  const { download, size, size_bytes, files_count, folder_name } = folder
  return (
    <div className="shelf-actions">
      <Button size="small" onClick={() => onAsk('rename')}>
        {text.rename}
      </Button>
      <Button size="small" onClick={() => onAsk('delete')}>
        {text.delete}
      </Button>
      {download && (
        <DownloadLink
          className="button button-primary button-small"
          href={download}
          name={`${folder_name}.zip`}
          sizeBytes={size_bytes}
        >
          {`${text.download} (${noBreak(formatCount(files_count, { one: 'file', other: 'files' }))}, ${noBreak(size)})`}
        </DownloadLink>
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
