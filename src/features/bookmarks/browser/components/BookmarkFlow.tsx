import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { pageText as text } from '../../messages.ts'
import { addBookmark, removeBookmark, restoreBookmark } from '../store/actions.ts'
import { type BookmarkTarget, bookmarksStore } from '../store/bookmarks-store.ts'
import { foldersWith } from '../store/folders.ts'
import { BookmarksNotice } from './BookmarksNotice.tsx'
import { SaveDialog } from './SaveDialog.tsx'
import { useBookmarkTask } from './use-bookmark-task.ts'

interface BookmarkFlowProps {
  target: BookmarkTarget
  /** Removes the bookmark; otherwise the member chooses a folder. */
  removes: boolean
  button: RefObject<HTMLButtonElement | null>
}

/** Runs after a press on a bookmark button: the dialog, the change and its notice. */
export default function BookmarkFlow({ target, removes, button }: BookmarkFlowProps) {
  const [open, setOpen] = useState(!removes)
  const { notice, run, dismiss } = useBookmarkTask()
  const begin = useEffectEvent(() => {
    const folders = foldersWith(bookmarksStore.get().folders ?? [], target).map(({ id }) => id)
    if (removes && folders.length > 0) void remove(folders)
  })
  useEffect(() => begin(), [])
  const remove = (folders: number[]) =>
    run({
      work: () => removeBookmark(folders, target),
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
      work: () => addBookmark(folder.id, target),
      done: () => ({ text: text.save.saved(folder.folder_name) }),
      failed: text.save.notSaved,
    })
  }
  // Portals keep the styles of the row away from the dialog. The notice goes into the dialog of the button, if any.
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
