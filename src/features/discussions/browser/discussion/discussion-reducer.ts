import type { Comment, Discussion } from '../../schemas.ts'

/** A comment of one's own that the server has not taken yet. */
export interface PendingPost {
  /** Makes one comment of however many tries, and names it in the list. */
  idempotencyKey: string
  text: string
  /** Why it did not arrive; undefined while it is under way. */
  reason: string | undefined
}

/** A discussion as it was loaded, and what its reader has done to it since. */
export interface DiscussionState {
  /** As the page was given it. */
  given: Discussion
  /** As it was read last. */
  loaded: Discussion
  /** One's own post after a change. */
  post: Discussion | undefined
  outgoing: readonly PendingPost[]
  added: readonly Comment[]
  edited: readonly Comment[]
  /** Numbers of comments. */
  deleted: readonly number[]
}

export type DiscussionEvent =
  | { type: 'loaded'; discussion: Discussion }
  | { type: 'read-again'; discussion: Discussion }
  | { type: 'post-edited'; discussion: Discussion }
  | { type: 'sending'; idempotencyKey: string; text: string }
  | { type: 'not-sent'; idempotencyKey: string; reason: string }
  | { type: 'taken-back'; idempotencyKey: string }
  | { type: 'posted'; idempotencyKey: string; comment: Comment }
  | { type: 'edited'; comment: Comment }
  | { type: 'deleted'; id: number }

export function initialState(loaded: Discussion): DiscussionState {
  return { given: loaded, loaded, post: undefined, outgoing: [], added: [], edited: [], deleted: [] }
}

export function changed(thread: DiscussionState, event: DiscussionEvent): DiscussionState {
  switch (event.type) {
    case 'loaded':
      return reloaded({ ...thread, given: event.discussion }, event.discussion)
    case 'read-again':
      return readAgain(thread, event.discussion)
    case 'post-edited':
      return { ...thread, post: event.discussion }
    case 'sending':
      return sending(thread, { idempotencyKey: event.idempotencyKey, text: event.text, reason: undefined })
    case 'not-sent':
      return { ...thread, outgoing: thread.outgoing.map((each) => (isOf(event)(each) ? { ...each, ...event } : each)) }
    case 'taken-back':
      return { ...thread, outgoing: thread.outgoing.filter((each) => !isOf(event)(each)) }
    case 'posted':
      return {
        ...thread,
        outgoing: thread.outgoing.filter((each) => !isOf(event)(each)),
        added: [...without(thread.added, [event.comment]), event.comment],
      }
    case 'edited':
      return { ...thread, edited: [...without(thread.edited, [event.comment]), event.comment] }
    case 'deleted':
      return { ...thread, deleted: [...thread.deleted, event.id] }
  }
}

const isOf =
  ({ idempotencyKey }: { idempotencyKey: string }) =>
  (each: PendingPost) =>
    each.idempotencyKey === idempotencyKey

function without(comments: readonly Comment[], others: readonly Comment[]): Comment[] {
  return comments.filter(({ id }) => !others.some((other) => other.id === id))
}

/** A new try keeps its place in the list. */
function sending(thread: DiscussionState, outgoing: PendingPost): DiscussionState {
  const isThere = thread.outgoing.some(isOf(outgoing))
  return {
    ...thread,
    outgoing: isThere
      ? thread.outgoing.map((each) => (isOf(outgoing)(each) ? outgoing : each))
      : [...thread.outgoing, outgoing],
  }
}

function isLastPage({ comments_page, comments_pages }: Discussion): boolean {
  return comments_page === comments_pages
}

/** Should the discussion have grown by a page meanwhile, or its reader have turned one, what is shown stays. */
function readAgain(thread: DiscussionState, read: Discussion): DiscussionState {
  const isSamePage = read.comments_page === thread.loaded.comments_page
  return isSamePage && isLastPage(read) ? reloaded(thread, read) : thread
}

/** What was posted here stands on the last page: on another one it is shown no longer. */
function reloaded(thread: DiscussionState, loaded: Discussion): DiscussionState {
  return { ...thread, loaded, added: isLastPage(loaded) ? without(thread.added, loaded.comments) : [] }
}

/** The post as it stands now. */
export function postOf({ loaded, post }: DiscussionState): Discussion {
  return post && post.updated_at > loaded.updated_at ? post : loaded
}

/** The comments of this page as they stand now, each once, oldest first; those that were posted here come last. */
export function commentsOf({ loaded, added, edited, deleted }: DiscussionState): Comment[] {
  return [...loaded.comments, ...without(added, loaded.comments)]
    .filter(({ id }) => !deleted.includes(id))
    .map((comment) => {
      const change = edited.find(({ id }) => id === comment.id)
      return change && change.updated_at > comment.updated_at ? change : comment
    })
}

/** How many comments the whole discussion has now. */
export function countOf(thread: DiscussionState): number {
  const { loaded, added, deleted } = thread
  const here = [...loaded.comments, ...without(added, loaded.comments)]
  const more = here.length - loaded.comments.length
  return loaded.comment_count + more - here.filter(({ id }) => deleted.includes(id)).length
}

/** The numbers of comments that were posted here and stand on a later page than this one. */
export function elsewhereOf({ loaded, added }: DiscussionState): number[] {
  return isLastPage(loaded) ? [] : without(added, loaded.comments).map(({ id }) => id)
}
