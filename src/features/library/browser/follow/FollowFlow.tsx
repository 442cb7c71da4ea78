import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { currentViewer, useViewer } from '#features/accounts/browser/session/viewer.ts'
import { BookmarksNotice } from '#features/bookmarks/browser/components/BookmarksNotice.tsx'
import { useBookmarkTask } from '#features/bookmarks/browser/components/use-bookmark-task.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { follow, unfollow } from './follow-actions.ts'
import { followed } from './follow-store.ts'
import { followText as text } from './messages.ts'
import '#ui/form/choices.css'

/** `welcome`: the server has let a new member follow the module. */
export type FlowStart = 'ask' | 'unfollow' | 'welcome'

interface FollowFlowProps {
  module: { id: number; name: string }
  start: FlowStart
}

const USUAL = { files: true, discussions: false }

/** Runs after a press on Follow: the dialog, the change and its notice. */
export default function FollowFlow({ module, start }: FollowFlowProps) {
  const [open, setOpen] = useState(start === 'ask')
  const { notice, run, dismiss } = useBookmarkTask()
  const save = (wanted: typeof USUAL) => {
    setOpen(false)
    if (!wanted.files && !wanted.discussions) return
    void run({
      work: () => follow(module.id, wanted),
      done: () => followedNotice(wanted.files ? text.followed : text.followedDiscussions),
      failed: text.notSaved,
    })
  }
  const followedNotice = (sentence: string) => ({ text: sentence, action: { label: text.undo, press: stop } })
  const stop = () => {
    const { files, discussions } = followed.get()?.find((each) => each.module.id === module.id) ?? USUAL
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
  const close = () => setOpen(false)
  // Portals keep the styles of the head away from the dialog.
  return createPortal(
    <>
      <Dialog open={open} onClose={close} title={text.title(module.name)}>
        <FollowForm onClose={close} onFollow={save} />
      </Dialog>
      <BookmarksNotice notice={notice} onClose={dismiss} />
    </>,
    document.body,
  )
}

function FollowForm({ onClose, onFollow }: { onClose: () => void; onFollow: (wanted: typeof USUAL) => void }) {
  const [wanted, setWanted] = useState(USUAL)
  const email = useViewer().user?.email
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onFollow(wanted)
  }
  const tick = (name: keyof typeof USUAL, help: string) => (
    <label>
      <input
        type="checkbox"
        checked={wanted[name]}
        onChange={(event) => setWanted({ ...wanted, [name]: event.target.checked })}
      />
      <span>
        {text[name]}
        <small>{help}</small>
      </span>
    </label>
  )
  return (
    <form method="post" onSubmit={submit}>
      <fieldset className="choices">
        {tick('files', text.filesHelp)}
        {tick('discussions', text.discussionsHelp)}
      </fieldset>
      {email && (
        <p className="quiet">
          {text.to}
          <b>{email}</b>
          {text.stops}
        </p>
      )}
      <p className="row dialog-actions">
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button variant="primary" type="submit">
          {text.submit}
        </Button>
      </p>
    </form>
  )
}
