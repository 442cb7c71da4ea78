import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { pageText as text } from '../../messages.ts'
import { addBookmark, removeBookmark, restoreBookmark } from '../store/bookmark-actions.ts'
import { type BookmarkRef, currentBookmarks } from '../store/bookmarks-store.ts'
import { foldersWith } from '../store/folders.ts'
import { BookmarksNotice } from './BookmarksNotice.tsx'
import { SaveDialog } from './SaveDialog.tsx'
import { useBookmarkTask } from './use-bookmark-task.ts'

interface BookmarkFlowProps {
  item: BookmarkRef
  /** It is on the shelf and goes from it; otherwise a folder is chosen. */
  removes: boolean
  button: RefObject<HTMLButtonElement | null>
}

/** What follows a press on a bookmark button. */
export default function BookmarkFlow({ item, removes, button }: BookmarkFlowProps) {
  const [open, setOpen] = useState(!removes)
  const { notice, run, dismiss } = useBookmarkTask()
  const begin = useEffectEvent(() => {
    const folders = foldersWith(currentBookmarks().folders ?? [], item).map(({ id }) => id)
    if (removes && folders.length > 0) void remove(folders)
  })
  useEffect(() => begin(), [])
  const remove = (folders: number[]) =>
    run({
      work: () => removeBookmark(folders, item),
      done: (removed) => ({
        text: text.removed,
        action: {
          label: text.undo,
          press: () => void run({ work: () => restoreBookmark(removed), failed: text.save.notSaved }),
        },
      }),
      failed: text.notRemoved,
    })
  const save = (folder: { id: number; folder_name: string }) => {
    setOpen(false)
    void run({
      work: () => addBookmark(folder.id, item),
      done: () => ({ text: text.save.saved(folder.folder_name) }),
      failed: text.save.notSaved,
    })
  }
  // Out of the row, whose looks are not for a dialog; the notice into the window in which the button is, if any.
  return (
    <>
      {createPortal(<SaveDialog open={open} onClose={() => setOpen(false)} onSave={save} />, document.body)}
      {createPortal(
        <BookmarksNotice notice={notice} onClose={dismiss} />,
        button.current?.closest('dialog') ?? document.body,
      )}
    </>
  )
}
