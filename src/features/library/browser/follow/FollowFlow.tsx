import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { currentViewer } from '#features/accounts/browser/session/viewer.ts'
import { BookmarksNotice } from '#features/bookmarks/browser/components/BookmarksNotice.tsx'
import { useBookmarkTask } from '#features/bookmarks/browser/components/use-bookmark-task.ts'
import { FollowDialog } from './FollowDialog.tsx'
import { follow, followed, unfollow } from './follow-store.ts'
import { followText as text } from './messages.ts'

/** `welcome`: the server has let a new member follow the module. */
export type FlowStart = 'ask' | 'unfollow' | 'welcome'

interface Wanted {
  files: boolean
  discussions: boolean
}

interface FollowFlowProps {
  module: { id: number; name: string }
  start: FlowStart
}

/** Runs after a press on Follow: the dialog, the change and its notice. */
export default function FollowFlow({ module, start }: FollowFlowProps) {
  const [open, setOpen] = useState(start === 'ask')
  const { notice, run, dismiss } = useBookmarkTask()
  const save = (wanted: Wanted) => {
    setOpen(false)
    void run({
      work: () => follow(module.id, wanted),
      done: () => followedNotice(wanted.files ? text.followed : text.followedDiscussions),
      failed: text.notSaved,
    })
  }
  const followedNotice = (sentence: string) => ({ text: sentence, action: { label: text.undo, press: stop } })
  const stop = () => {
    const { files, discussions } = followed.get()?.find((each) => each.module.id === module.id) ?? NOTHING
    void run({
      work: () => unfollow(module.id),
      done: () => ({
        text: text.unfollowed,
        action: { label: text.undo, press: () => save({ files, discussions }) },
      }),
      failed: text.notSaved,
    })
  }
  const begin = useEffectEvent(() => {
    if (start === 'unfollow') stop()
    const { user } = currentViewer()
    const welcome = user ? `${text.welcome(user.first_name)} ${text.followed}` : text.followed
    if (start === 'welcome') void run({ work: async () => undefined, done: () => followedNotice(welcome), failed: '' })
  })
  useEffect(() => begin(), [])
  // Portals keep the styles of the head away from the dialog.
  return (
    <>
      {createPortal(
        <FollowDialog open={open} name={module.name} onClose={() => setOpen(false)} onFollow={save} />,
        document.body,
      )}
      {createPortal(<BookmarksNotice notice={notice} onClose={dismiss} />, document.body)}
    </>
  )
}

const NOTHING: Wanted = { files: true, discussions: false }
