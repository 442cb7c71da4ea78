import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '#ui/elements/Icon.tsx'
import { reloadPage } from '#ui/page/reload-page.ts'
import { LiveRegion } from '#ui/status/LiveRegion.tsx'
import { findDenial } from '../../policy.ts'
import { useDiscussion } from '../discussion/discussion-context.ts'
import { type DialogRequest, follow, postOf } from '../discussion/discussion-state.ts'
import { LIST_PATH } from '../discussion-list/list-path.ts'
import { AFTER_DELETING } from '../discussion-list/PostDeleted.tsx'
import { DeleteDialog, EditCommentDialog, loadDialogs, PostDialog, ReportDialog } from '../posting/load-dialogs.ts'
import { actorOf } from '../viewer-policy.ts'
import {
  announce,
  closeDialog,
  closeFailure,
  deletedComment,
  editedComment,
  editedPost,
  reported,
} from './discussion-updates.ts'
import { text } from './messages.ts'
import '#ui/status/floating-notice.css'

/** The open dialog, what is announced to screen readers, and a notice when something failed. */
export function DiscussionDialogs() {
  const { state, dispatch, writer } = useDiscussion()
  const { dialog } = state
  const [isLoaded, setLoaded] = useState(false)
  const open = useEffectEvent((request: DialogRequest) => {
    // A guest who logs in to report may find that the post is their own.
    const isOwn =
      request.dialog === 'report' && findDenial('report', actorOf(writer), request.authorId) === 'not_allowed'
    if (isOwn) return dispatch(closeDialog())
    loadDialogs().then(
      () => setLoaded(true),
      () => dispatch(closeDialog({ of: 'dialog' })),
    )
  })
  useEffect(() => {
    if (dialog) open(dialog)
  }, [dialog])
  return (
    <>
      <LiveRegion>{state.announcement}</LiveRegion>
      {dialog && isLoaded && (
        <Suspense>
          <OpenDialog request={dialog} />
        </Suspense>
      )}
      <FailureNotice />
    </>
  )
}

function OpenDialog({ request }: { request: DialogRequest }) {
  const { state, dispatch } = useDiscussion()
  const navigate = useNavigate()
  const hasDeleted = useRef(false)
  const close = () => {
    dispatch(closeDialog())
    // The button that opened the dialog is gone with its comment.
    if (hasDeleted.current) focusOn('.comments h2')
  }
  switch (request.dialog) {
    case 'edit-post': {
      const { id, title, body, category } = postOf(state)
      return (
        <PostDialog
          post={{ id, title, body, topicId: category.id }}
          onClose={close}
          onSaved={(discussion) => {
            dispatch(editedPost(discussion))
            dispatch(announce(text.postSaved))
          }}
        />
      )
    }
    case 'edit-comment':
      return (
        <EditCommentDialog
          comment={request.comment}
          onClose={close}
          onSaved={(comment) => {
            dispatch(editedComment(comment))
            dispatch(announce(text.commentSaved))
          }}
        />
      )
    case 'delete': {
      const { type, id } = request
      const onDeleted = () => {
        if (type === 'post') return void navigate(LIST_PATH, AFTER_DELETING)
        hasDeleted.current = true
        dispatch(deletedComment(id))
        dispatch(announce(text.commentDeleted))
      }
      return <DeleteDialog type={type} id={id} onClose={close} onDeleted={onDeleted} />
    }
    case 'report': {
      const { type, id } = request
      const onReported = () => {
        dispatch(reported(type, id))
        focusAfterReport(type, id)
      }
      const target = { type, id, discussionId: state.loaded.id }
      return <ReportDialog target={target} onClose={close} onReported={onReported} />
    }
  }
}

/** The report button disappears. If it has the focus, the nearest element gets it. */
function focusAfterReport(type: 'post' | 'comment', id: number): void {
  const container = type === 'post' ? '.post-actions' : `#comment-${id}`
  if (document.activeElement?.closest(container)) focusOn(type === 'post' ? '.follow-button' : container)
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
}

/** Stays at the bottom of the window until it is closed or a new try works. */
function FailureNotice() {
  const { state, dispatch } = useDiscussion()
  const { failure } = state
  if (failure === undefined) return null
  const tryAgain = () => {
    if (failure.of === 'follow') dispatch(follow(failure.following))
    else void reloadPage()
  }
  return (
    <div className="floating-notice discussion-notice" role="alert">
      <Icon name="warning" />
      <span>{failure.of === 'follow' ? text.followFailed : text.openFailed}</span>
      <button type="button" className="link-button" onClick={tryAgain}>
        {text.tryAgain}
      </button>
      <button type="button" className="icon-button" aria-label={text.close} onClick={() => dispatch(closeFailure())}>
        <Icon name="close" />
      </button>
    </div>
  )
}
