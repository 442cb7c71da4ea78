import { createContext, type ReactNode, useContext } from 'react'
import type { Comment, Discussion, ViewerState } from '../../../schemas.ts'

/** What stands on a discussion's page. */
export interface DiscussionStore {
  /** What the server sent, for which all of it holds. */
  loaded: Discussion
  /** The post as it stands now. */
  post: Discussion
  /** The comments of this page as they stand now. */
  comments: readonly Comment[]
  /** How many comments the whole discussion has. */
  count: number
  /** Numbers of comments that are shown here and stand on a later page. */
  elsewhere: readonly number[]
  mine: ViewerState
  /** One's own comments that the server does not have yet, as rows of the list. */
  outgoing: readonly ReactNode[]
  /** Where a member writes; undefined for guests, and until it has come. */
  form: ReactNode
}

const NOTHING: ViewerState = { following: false, reported_post: false, reported_comments: [], participants: [] }

/** The page as it comes, for somebody who reads. */
export function readerStore(loaded: Discussion): DiscussionStore {
  const { comments, comment_count: count } = loaded
  return { loaded, post: loaded, comments, count, elsewhere: [], mine: NOTHING, outgoing: [], form: undefined }
}

/** After a turn of the page: what the member has begun stays. */
export function updatedStore(before: DiscussionStore, loaded: Discussion): DiscussionStore {
  const { mine, outgoing, form } = before
  return { ...readerStore(loaded), mine, outgoing, form }
}

/** What can be pressed on the page. A guest is asked to log in first. */
export type Action =
  | { type: 'reply'; to?: string }
  | { type: 'follow' }
  | { type: 'edit-post' }
  | { type: 'edit-comment'; comment: Comment }
  | { type: 'delete'; target: 'post' | 'comment'; id: number }
  | { type: 'report'; target: 'post' | 'comment'; id: number; authorId: number }

/** What all parts of the page share. */
export interface DiscussionPlace {
  desk: DiscussionStore
  press: (action: Action) => void
  /** The number of the comment that the address names. */
  marked: number | undefined
}

export const DiscussionContext = createContext<DiscussionPlace | undefined>(undefined)

/** @throws {Error} outside of a discussion's page */
export function useDiscussion(): DiscussionPlace {
  const place = useContext(DiscussionContext)
  if (place === undefined) throw new Error('Only a discussion has this part')
  return place
}
