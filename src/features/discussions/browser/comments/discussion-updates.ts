import type { Comment, Discussion, ViewerState } from '../../schemas.ts'
import {
  type DiscussionState,
  type Failure,
  isLastPage,
  NO_VIEWER,
  type PendingComment,
  type Update,
  withLoaded,
  without,
} from '../discussion/discussion-state.ts'

/** The updates of a discussion's state that only members cause. */

type Unsent = Pick<PendingComment, 'idempotencyKey' | 'text'>

/** A comment that is sent again keeps its position in the list. */
export function sending({ idempotencyKey, text }: Unsent): Update {
  return (state) => withPending(state, { idempotencyKey, text, reason: undefined, isRefused: false })
}

export function sendFailed(idempotencyKey: string, failure: Pick<PendingComment, 'reason' | 'isRefused'>): Update {
  return (state) => ({
    ...state,
    pending: state.pending.map((each) => (each.idempotencyKey === idempotencyKey ? { ...each, ...failure } : each)),
  })
}

/** Comments of an earlier visit. They wait for a press on 'Try again'. */
export function foundUnsent(comments: readonly Unsent[]): Update {
  return (state) =>
    comments
      .filter(({ idempotencyKey }) => !isPending(state, idempotencyKey))
      .reduce((next, comment) => withPending(next, { ...comment, reason: '', isRefused: false }), state)
}

export function removePending(idempotencyKey: string): Update {
  return (state) => ({ ...state, pending: state.pending.filter((each) => each.idempotencyKey !== idempotencyKey) })
}

export function posted(idempotencyKey: string, comment: Comment): Update {
  return (state) => ({
    ...removePending(idempotencyKey)(state),
    added: [...without(state.added, [comment]), comment],
    lastPostedId: comment.id,
  })
}

/** If the discussion has a new page by now, or the reader has turned to another one, the page stays as it is. */
export function refetched(discussion: Discussion): Update {
  return (state) => {
    const isSamePage = discussion.comments_page === state.loaded.comments_page
    return isSamePage && isLastPage(discussion) ? withLoaded(state, discussion) : state
  }
}

export function editedPost(post: Discussion): Update {
  return (state) => ({ ...state, editedPost: post })
}

export function editedComment(comment: Comment): Update {
  return (state) => ({ ...state, edited: [...without(state.edited, [comment]), comment] })
}

export function deletedComment(id: number): Update {
  return (state) => ({ ...state, deletedIds: [...state.deletedIds, id] })
}

/** After a press on 'Follow' the choice stays: the response may be older, and only that button changes a choice. */
export function loadedViewer(viewer: ViewerState): Update {
  return (state) => {
    const following = state.followChoice === undefined ? viewer.following : state.viewer.following
    return { ...state, viewer: { ...viewer, following } }
  }
}

export function viewerLeft(): Update {
  return (state) => ({ ...state, viewer: NO_VIEWER, followChoice: undefined })
}

export function savedFollowing(following: boolean): Update {
  return (state) => ({ ...state, viewer: { ...state.viewer, following } })
}

export function followFailed(failure: Failure | undefined): Update {
  return (state) => ({ ...state, followChoice: undefined, failure })
}

export function reported(type: 'post' | 'comment', id: number): Update {
  return ({ viewer, ...state }) => ({
    ...state,
    viewer:
      type === 'post'
        ? { ...viewer, reported_post: true }
        : { ...viewer, reported_comments: [...viewer.reported_comments, id] },
  })
}

export function handledReply(): Update {
  return (state) => ({ ...state, reply: undefined })
}

export function closeDialog(failure?: Failure): Update {
  return (state) => ({ ...state, dialog: undefined, failure })
}

export function closeFailure(): Update {
  return (state) => ({ ...state, failure: undefined })
}

/** @param sentence for screen readers */
export function announce(sentence: string): Update {
  return (state) => ({ ...state, announcement: sentence })
}

function isPending(state: DiscussionState, idempotencyKey: string): boolean {
  return state.pending.some((each) => each.idempotencyKey === idempotencyKey)
}

function withPending(state: DiscussionState, comment: PendingComment): DiscussionState {
  if (!isPending(state, comment.idempotencyKey)) return { ...state, pending: [...state.pending, comment] }
  const isSame = ({ idempotencyKey }: PendingComment) => idempotencyKey === comment.idempotencyKey
  return { ...state, pending: state.pending.map((each) => (isSame(each) ? comment : each)) }
}
