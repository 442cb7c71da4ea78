import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { currentViewer } from '#features/accounts/browser/session/viewer.ts'
import { pageText as text } from '../../messages.ts'
import type { BookmarkTarget } from '../../target.ts'
import { addBookmark, removeBookmark, restoreBookmark } from '../store/actions.ts'
import { foldersWith } from '../store/folders.ts'
import { useBookmarks } from '../store/use-bookmarks.ts'
import { BookmarksNotice } from './BookmarksNotice.tsx'
import { SaveDialog } from './SaveDialog.tsx'
import { useBookmarkTask } from './use-bookmark-task.ts'

/**
 * - `choose`: the member chooses a folder
 * - `save`: it goes into the default folder, because the member has just logged in for it
 * - `welcome`: the server has put it there for a new member
 */
export type FlowStart = 'choose' | 'remove' | 'save' | 'welcome'

interface BookmarkFlowProps {
  target: BookmarkTarget
  start: FlowStart
}

type Folder = { id: number; folder_name: string }

/** Runs after a press on a bookmark button: the dialog, the change and its notice. */
export default function BookmarkFlow({ target, start }: BookmarkFlowProps) {
  const [open, setOpen] = useState(start === 'choose')
  const { notice, run, dismiss } = useBookmarkTask()
  const { folders } = useBookmarks()
  const hasFolders = folders !== undefined
  const begin = useEffectEvent(() => {
    const bookmarked = foldersWith(folders ?? [], target).map(({ id }) => id)
    if (start === 'remove' && bookmarked.length > 0) void remove(bookmarked)
    const first = folders?.find((folder) => folder.is_default === 1)
    if (first && (start === 'save' || start === 'welcome')) saveInto(first)
  })
  useEffect(() => {
    if (hasFolders) begin()
  }, [hasFolders])
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
  const [movesFrom, setMovesFrom] = useState<number>()
  const save = (folder: Folder) => {
    setOpen(false)
    void run({
      work: async () => {
        await addBookmark(folder.id, target)
        if (movesFrom !== undefined && movesFrom !== folder.id) await removeBookmark([movesFrom], target)
      },
      done: () => ({ text: text.save.saved(folder.folder_name) }),
      failed: text.save.notSaved,
    })
  }
  /** Without a question; the member may choose another folder afterwards. */
  const saveInto = (folder: Folder) => {
    const { user } = currentViewer()
    const saved = text.save.saved(folder.folder_name)
    void run({
      work: async () => (start === 'save' ? addBookmark(folder.id, target) : undefined),
      done: () => ({
        text: start === 'welcome' && user ? text.save.welcome(user.first_name, saved) : saved,
        action: {
          label: text.save.another,
          press: () => {
            setMovesFrom(folder.id)
            setOpen(true)
          },
        },
      }),
      failed: text.save.notSaved,
    })
  }
  // A portal keeps the styles of the row away from the dialog.
  return (
    <>
      {createPortal(<SaveDialog open={open} onClose={() => setOpen(false)} onSave={save} />, document.body)}
      <BookmarksNotice notice={notice} onClose={dismiss} />
    </>
  )
}
