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

/** What a dialog is about. */
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
  editedPost: Discussion | undefined
  pending: readonly PendingComment[]
  /** Comments that the viewer has posted on this page. */
  added: readonly Comment[]
  edited: readonly Comment[]
  deletedIds: readonly number[]
  viewer: ViewerState
  /** What the viewer chose on this page with 'Follow'; undefined before that. */
  followChoice: boolean | undefined
  /** A press on 'Reply' that the form has not handled yet, with the name to mention. */
  reply: { name: string | undefined } | undefined
  dialog: DialogRequest | undefined
  failure: Failure | undefined
  /** For screen readers. */
  announcement: string
  lastPostedId: number | undefined
}

export type DiscussionAction =
  | { type: 'loaded'; discussion: Discussion }
  | { type: 'refetched'; discussion: Discussion }
  | { type: 'post-edited'; discussion: Discussion }
  | { type: 'comment-edited'; comment: Comment }
  | { type: 'comment-deleted'; id: number }
  | { type: 'unsent-found'; comments: readonly { idempotencyKey: string; text: string }[] }
  | { type: 'sending'; idempotencyKey: string; text: string }
  | { type: 'send-failed'; idempotencyKey: string; reason: string; isRefused: boolean }
  | { type: 'pending-removed'; idempotencyKey: string }
  | { type: 'posted'; idempotencyKey: string; comment: Comment }
  | { type: 'viewer-loaded'; viewer: ViewerState }
  | { type: 'viewer-left' }
  | { type: 'follow'; following: boolean }
  | { type: 'follow-saved'; following: boolean }
  | { type: 'follow-failed'; failure: Failure | undefined }
  | { type: 'reported'; target: 'post' | 'comment'; id: number }
  | { type: 'reply'; name?: string }
  | { type: 'reply-handled' }
  | { type: 'open-dialog'; dialog: DialogRequest }
  | { type: 'close-dialog' }
  | { type: 'dialog-failed' }
  | { type: 'close-failure' }
  | { type: 'announce'; sentence: string }

const NO_VIEWER: ViewerState = { following: false, reported_post: false, reported_comments: [], participants: [] }

export function initialState(loaded: Discussion): DiscussionState {
  return {
    fromLoader: loaded,
    loaded,
    editedPost: undefined,
    pending: [],
    added: [],
    edited: [],
    deletedIds: [],
    viewer: NO_VIEWER,
    followChoice: undefined,
    reply: undefined,
    dialog: undefined,
    failure: undefined,
    announcement: '',
    lastPostedId: undefined,
  }
}

export function discussionReducer(state: DiscussionState, action: DiscussionAction): DiscussionState {
  switch (action.type) {
    case 'loaded':
      return withLoaded({ ...state, fromLoader: action.discussion }, action.discussion)
    case 'refetched':
      return withRefetched(state, action.discussion)
    case 'post-edited':
      return { ...state, editedPost: action.discussion }
    case 'comment-edited':
      return { ...state, edited: [...without(state.edited, [action.comment]), action.comment] }
    case 'comment-deleted':
      return { ...state, deletedIds: [...state.deletedIds, action.id] }
    case 'unsent-found':
      return action.comments.reduce(withUnsent, state)
    case 'sending':
      return withPending(state, { ...action, reason: undefined, isRefused: false })
    case 'send-failed':
      return withFailed(state, action)
    case 'pending-removed':
      return withoutPending(state, action)
    case 'posted':
      return {
        ...withoutPending(state, action),
        added: [...without(state.added, [action.comment]), action.comment],
        lastPostedId: action.comment.id,
      }
    case 'viewer-loaded':
      return withViewer(state, action.viewer)
    case 'viewer-left':
      return { ...state, viewer: NO_VIEWER, followChoice: undefined }
    case 'follow':
      return { ...state, followChoice: action.following, failure: undefined }
    case 'follow-saved':
      return { ...state, viewer: { ...state.viewer, following: action.following } }
    case 'follow-failed':
      return { ...state, followChoice: undefined, failure: action.failure }
    case 'reported':
      return { ...state, viewer: withReport(state.viewer, action) }
    case 'reply':
      return { ...state, reply: { name: action.name } }
    case 'reply-handled':
      return { ...state, reply: undefined }
    case 'open-dialog':
      return { ...state, dialog: action.dialog, failure: undefined }
    case 'close-dialog':
      return { ...state, dialog: undefined }
    case 'dialog-failed':
      return { ...state, dialog: undefined, failure: { of: 'dialog' } }
    case 'close-failure':
      return { ...state, failure: undefined }
    case 'announce':
      return { ...state, announcement: action.sentence }
  }
}

type Keyed = Pick<PendingComment, 'idempotencyKey'>

const isSame = (one: Keyed) => (other: Keyed) => one.idempotencyKey === other.idempotencyKey

function without(comments: readonly Comment[], others: readonly Comment[]): Comment[] {
  return comments.filter(({ id }) => !others.some((other) => other.id === id))
}

/** A comment that is sent again keeps its place in the list. */
function withPending(
  state: DiscussionState,
  { idempotencyKey, text, reason, isRefused }: PendingComment,
): DiscussionState {
  const comment = { idempotencyKey, text, reason, isRefused }
  const isListed = state.pending.some(isSame(comment))
  const pending = state.pending.map((each) => (isSame(comment)(each) ? comment : each))
  return { ...state, pending: isListed ? pending : [...pending, comment] }
}

function withFailed(state: DiscussionState, failed: Omit<PendingComment, 'text'>): DiscussionState {
  const { reason, isRefused } = failed
  const pending = state.pending.map((each) => (isSame(failed)(each) ? { ...each, reason, isRefused } : each))
  return { ...state, pending }
}

function withoutPending(state: DiscussionState, removed: Keyed): DiscussionState {
  return { ...state, pending: state.pending.filter((each) => !isSame(removed)(each)) }
}

/** A comment of an earlier visit. */
function withUnsent(state: DiscussionState, comment: Pick<PendingComment, 'idempotencyKey' | 'text'>): DiscussionState {
  if (state.pending.some(isSame(comment))) return state
  return withPending(state, { ...comment, reason: '', isRefused: false })
}

/** The response may be older than the press on 'Follow', and nothing but that button changes a choice. */
function withViewer(state: DiscussionState, viewer: ViewerState): DiscussionState {
  const following = state.followChoice === undefined ? viewer.following : state.viewer.following
  return { ...state, viewer: { ...viewer, following } }
}

function withReport(viewer: ViewerState, { target, id }: { target: 'post' | 'comment'; id: number }): ViewerState {
  if (target === 'post') return { ...viewer, reported_post: true }
  return { ...viewer, reported_comments: [...viewer.reported_comments, id] }
}

function isLastPage({ comments_page, comments_pages }: Discussion): boolean {
  return comments_page === comments_pages
}

/** If the discussion has a new page by now, or the reader has turned to another one, the page stays as it is. */
function withRefetched(state: DiscussionState, discussion: Discussion): DiscussionState {
  const isSamePage = discussion.comments_page === state.loaded.comments_page
  return isSamePage && isLastPage(discussion) ? withLoaded(state, discussion) : state
}

/** Comments that were posted here belong to the last page; other pages do not show them. */
function withLoaded(state: DiscussionState, loaded: Discussion): DiscussionState {
  return { ...state, loaded, added: isLastPage(loaded) ? without(state.added, loaded.comments) : [] }
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

/** How many comments the whole discussion has. */
export function countOf({ loaded, added, deletedIds }: DiscussionState): number {
  const more = without(added, loaded.comments)
  const deleted = [...loaded.comments, ...more].filter(({ id }) => deletedIds.includes(id))
  return loaded.comment_count + more.length - deleted.length
}

/** Whether a comment was posted from this page and belongs to a later one. */
export function isOnLaterPage({ loaded, added }: DiscussionState, commentId: number): boolean {
  return !isLastPage(loaded) && without(added, loaded.comments).some(({ id }) => id === commentId)
}
