import { memo, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { currentViewer, useViewer } from '#features/accounts/browser/session/viewer.ts'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { usePromptLogin } from '#ui/login-prompt.ts'
import type { Comment, Discussion } from '../../schemas.ts'
import type { Action, DiscussionStore } from '../components/discussion/discussion-context.ts'
import { CommentForm } from './CommentForm.tsx'
import { DiscussionDialogs } from './DiscussionDialogs.tsx'
import { DiscussionNotice, type Failure } from './DiscussionNotice.tsx'
import { commentsOf, countOf, elsewhereOf, postOf } from './discussion-reducer.ts'
import { isSessionOver, readAgain } from './member-calls.ts'
import { text } from './messages.ts'
import { PendingComment } from './PendingComment.tsx'
import { scrollToElement } from './scroll-to.ts'
import { useDialogs } from './use-dialogs.ts'
import { useDiscussionReducer } from './use-discussion-reducer.ts'
import { useSending } from './use-sending.ts'
import { useViewerState } from './use-viewer-state.ts'

export interface MemberCommentsProps {
  loaded: Discussion
  /** What was pressed last; grows with every press. */
  wish: { action: Action; presses: number } | undefined
  /** Gets what stands on the page for the member. */
  onDesk: (desk: DiscussionStore) => void
}

/** All that members do in a discussion. The page shows it; here it is done. */
export default memo(function MemberComments({ loaded, wish, onDesk }: MemberCommentsProps) {
  const [thread, dispatch] = useDiscussionReducer(loaded)
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState<Failure>()
  const [replyWish, setReplyWish] = useState<{ name: string | undefined; presses: number }>({
    name: undefined,
    presses: 0,
  })
  const promptLogin = usePromptLogin()
  const { mine, reloadMine, setFollowing, noteReport } = useViewerState(loaded)
  const [arrived, setArrived] = useState<number>()
  useEffect(() => {
    // The page shows it a moment later.
    const timer = setTimeout(() => arrived !== undefined && scrollToElement(arrived))
    return () => clearTimeout(timer)
  }, [arrived])
  const onPosted = ({ id }: Comment) => {
    setArrived(id)
    // Others may have answered meanwhile: who answers sees it.
    void readAgain(thread.loaded).then((discussion) => discussion && dispatch({ type: 'read-again', discussion }))
    // Who writes begins to follow, unless they stopped that before.
    if (!mine.following) void reloadMine()
  }
  const { user } = useViewer()
  // A session that ends while the page is open leaves the form as it is: what was typed stays.
  const [writer, setWriter] = useState(user)
  if (user && user !== writer) setWriter(user)
  const { refused, send, takeBack } = useSending({
    discussion: loaded.id,
    member: writer?.id,
    dispatch,
    onPosted,
    onSaid: setSaid,
  })
  const { open, ...dialogs } = useDialogs({ dispatch, noteReport, onFailure: setFailure, onSaid: setSaid })

  const setFollow = (following: boolean): void => {
    setFailure(undefined)
    setFollowing(following).catch((error: unknown) => {
      const again = () => setFollow(following)
      if (isSessionOver(error)) promptLogin(again)
      else setFailure({ sentence: text.followFailed, again })
    })
  }
  const act = useEffectEvent((action: Action) => {
    switch (action.type) {
      case 'reply':
        return setReplyWish(({ presses }) => ({ name: action.to, presses: presses + 1 }))
      case 'follow':
        return setFollow(!mine.following)
      case 'edit-post':
        return open({ dialog: 'edit-post', post: postOf(thread) })
      case 'edit-comment':
        return open({ dialog: 'edit-comment', comment: action.comment })
      case 'delete':
        return open({ dialog: 'delete', type: action.target, id: action.id })
      case 'report': {
        // Who pressed as a guest may be the author.
        if (action.authorId === currentViewer().user?.id) return
        return open({ dialog: 'report', target: { type: action.target, id: action.id, discussionId: loaded.id } })
      }
    }
  })
  useEffect(() => {
    if (wish) act(wish.action)
  }, [wish])

  const author = writer ?? { first_name: text.you, last_name: '', profile_picture: null }
  // Before it is painted: page and member's desk change as one.
  useLayoutEffect(() => {
    onDesk({
      loaded,
      post: postOf(thread),
      comments: commentsOf(thread),
      count: countOf(thread),
      elsewhere: elsewhereOf(thread),
      mine,
      outgoing: thread.outgoing.map((outgoing) => (
        <PendingComment
          key={outgoing.idempotencyKey}
          outgoing={outgoing}
          author={author}
          onSend={() => void send(outgoing)}
          onDiscard={() => {
            takeBack(outgoing.idempotencyKey)
            setSaid(text.discarded)
          }}
        />
      )),
      form: writer && (
        <CommentForm
          key={writer.id}
          discussion={loaded.id}
          member={writer.id}
          participants={mine.participants}
          replyWish={replyWish}
          refused={refused}
          isSending={thread.outgoing.some(({ reason }) => reason === undefined)}
          onSend={send}
          onTaken={takeBack}
        />
      ),
    })
  })

  return (
    <>
      <LiveRegion>{said}</LiveRegion>
      {dialogs.opened && <DiscussionDialogs {...dialogs} opened={dialogs.opened} />}
      {failure && <DiscussionNotice failure={failure} onClose={() => setFailure(undefined)} />}
    </>
  )
})
