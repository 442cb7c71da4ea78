import type { Comment, Discussion, ViewerState } from '../../schemas.ts'

/** The viewer's own comment that the server has not accepted yet. */
export interface PendingComment {
  /** The server makes one comment of it, however often it is sent. */
  idempotencyKey: string
  text: string
  /** Why it was not sent; undefined while it is being sent. */
  reason: string | undefined
  /** The server refused the text: another try needs a change. */
  isRefused: boolean
}

export type DialogRequest =
  | { dialog: 'edit-post' }
  | { dialog: 'edit-comment'; comment: Comment }
  | { dialog: 'delete'; type: 'post' | 'comment'; id: number }
  | { dialog: 'report'; type: 'post' | 'comment'; id: number; authorId: number }

/** What failed, with what a new try needs. */
export type Failure = { of: 'follow'; following: boolean } | { of: 'dialog' }

export interface DiscussionState {
  /** The discussion that the page was rendered with last. */
  fromLoader: Discussion
  /** The newest response of the server for this page of comments. */
  loaded: Discussion
  /** The viewer's post after an edit. */
  editedPost?: Discussion
  pending: readonly PendingComment[]
  /** Comments that the viewer has posted on this page. */
  added: readonly Comment[]
  edited: readonly Comment[]
  deletedIds: readonly number[]
  viewer: ViewerState
  /** What the viewer chose on this page with 'Follow'; undefined before that. */
  followChoice?: boolean | undefined
  /** A press on 'Reply' that the form has not handled yet, with the name to mention. */
  reply?: { name: string | undefined } | undefined
  dialog?: DialogRequest | undefined
  failure?: Failure | undefined
  /** For screen readers. */
  announcement: string
  lastPostedId?: number
}

/**
 * The action of the reducer. Updates are functions, so that guests load only the ones in this file: members load the others
 * with `comments/discussion-updates.ts`.
 */
export type Update = (state: DiscussionState) => DiscussionState

export function discussionReducer(state: DiscussionState, update: Update): DiscussionState {
  return update(state)
}

export const NO_VIEWER: ViewerState = {
  following: false,
  reported_post: false,
  reported_comments: [],
  participants: [],
}

export function initialState(loaded: Discussion): DiscussionState {
  return {
    fromLoader: loaded,
    loaded,
    pending: [],
    added: [],
    edited: [],
    deletedIds: [],
    viewer: NO_VIEWER,
    announcement: '',
  }
}

/** A page of comments from the loader. Comments that were posted here belong to the last page; other pages omit them. */
export function loadedByRouter(discussion: Discussion): Update {
  return (state) => ({ ...withLoaded(state, discussion), fromLoader: discussion })
}

export function withLoaded(state: DiscussionState, loaded: Discussion): DiscussionState {
  return { ...state, loaded, added: isLastPage(loaded) ? without(state.added, loaded.comments) : [] }
}

export function requestReply(name?: string): Update {
  return (state) => ({ ...state, reply: { name } })
}

export function follow(following: boolean): Update {
  return (state) => ({ ...state, followChoice: following, failure: undefined })
}

export function openDialog(dialog: DialogRequest): Update {
  return (state) => ({ ...state, dialog, failure: undefined })
}

/** The post in its newest version. */
export function postOf({ loaded, editedPost }: DiscussionState): Discussion {
  return editedPost && editedPost.updated_at > loaded.updated_at ? editedPost : loaded
}

/** The comments of this page in their newest version, each once, oldest first; comments that were posted here are last. */
export function commentsOf({ loaded, added, edited, deletedIds }: DiscussionState): Comment[] {
  return [...loaded.comments, ...without(added, loaded.comments)]
    .filter(({ id }) => !deletedIds.includes(id))
    .map((comment) => {
      const change = edited.find(({ id }) => id === comment.id)
      return change && change.updated_at > comment.updated_at ? change : comment
    })
}

export function countOf({ loaded, added, deletedIds }: DiscussionState): number {
  const more = without(added, loaded.comments)
  const deleted = [...loaded.comments, ...more].filter(({ id }) => deletedIds.includes(id))
  return loaded.comment_count + more.length - deleted.length
}

/** Whether a comment was posted from this page and belongs to a later one. */
export function isOnLaterPage({ loaded, added }: DiscussionState, commentId: number): boolean {
  return !isLastPage(loaded) && without(added, loaded.comments).some(({ id }) => id === commentId)
}

export function isLastPage({ comments_page, comments_pages }: Discussion): boolean {
  return comments_page === comments_pages
}

/** Comments whose ids are not among the others. */
export function without(comments: readonly Comment[], others: readonly Comment[]): Comment[] {
  return comments.filter(({ id }) => !others.some((other) => other.id === id))
}
