import { type Dispatch, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { reloadPage } from '#ui/reload-page.ts'
import type { Comment, Discussion } from '../../schemas.ts'
import { LIST_PATH } from '../components/list-path.ts'
import { AFTER_DELETING } from '../components/PostDeleted.tsx'
import { fetchDialog, type Opened } from './DiscussionDialogs.tsx'
import type { Failure } from './DiscussionNotice.tsx'
import type { DiscussionEvent } from './discussion-reducer.ts'
import { text } from './messages.ts'

interface DialogsOptions {
  dispatch: Dispatch<DiscussionEvent>
  noteReport: (type: 'post' | 'comment', id: number) => void
  onFailure: (failure: Failure | undefined) => void
  onSaid: (sentence: string) => void
}

/** Which dialog is open, and what follows when it has done its work. */
export function useDialogs({ dispatch, noteReport, onFailure, onSaid }: DialogsOptions) {
  const [opened, setOpened] = useState<Opened>()
  /** The button that opened the dialog is gone: the focus can't go back to it. */
  const hasDeleted = useRef(false)
  const navigate = useNavigate()
  const open = (wanted: Opened) => {
    onFailure(undefined)
    fetchDialog(wanted).then(
      () => setOpened(wanted),
      () => onFailure({ sentence: text.openFailed, again: () => void reloadPage() }),
    )
  }
  return {
    open,
    opened,
    onClose: () => {
      setOpened(undefined)
      if (hasDeleted.current) document.querySelector<HTMLElement>('.comments h2')?.focus({ preventScroll: true })
      hasDeleted.current = false
    },
    onPostSaved: (discussion: Discussion) => {
      dispatch({ type: 'post-edited', discussion })
      onSaid(text.postSaved)
    },
    onCommentSaved: (comment: Comment) => {
      dispatch({ type: 'edited', comment })
      onSaid(text.commentSaved)
    },
    onDeleted: (type: 'post' | 'comment', id: number) => {
      if (type === 'post') return void navigate(LIST_PATH, AFTER_DELETING)
      dispatch({ type: 'deleted', id })
      onSaid(text.commentDeleted)
      hasDeleted.current = true
    },
    onReported: ({ type, id }: { type: 'post' | 'comment'; id: number }) => {
      noteReport(type, id)
      // The button goes: if it has the focus, what is nearest to it takes that. Whoever is elsewhere by now stays there.
      const [around, nearest] =
        type === 'post' ? ['.post-actions', '.follow-button'] : [`#comment-${id}`, `#comment-${id}`]
      if (!document.activeElement?.closest(around)) return
      document.querySelector<HTMLElement>(nearest)?.focus({ preventScroll: true })
    },
  }
}
