import { createContext, type Dispatch, useContext } from 'react'
import type { User } from '#features/accounts/contract.ts'
import type { DiscussionState, Update } from './discussion-state.ts'

export interface DiscussionPage {
  state: DiscussionState
  dispatch: Dispatch<Update>
  /** Dispatches if somebody is logged in; a guest logs in first. */
  dispatchAsMember: Dispatch<Update>
  /** A member has opened the page: load what only members need. It stays when the session ends. */
  hasMember: boolean
  /** The member who writes here; undefined until the account is loaded. */
  writer: User | undefined
  /** The comment that the address names after '#'. */
  linkedCommentId: number | undefined
}

export const DiscussionContext = createContext<DiscussionPage | undefined>(undefined)

/** @throws {Error} outside of a discussion's page */
export function useDiscussion(): DiscussionPage {
  const page = useContext(DiscussionContext)
  if (page === undefined) throw new Error('useDiscussion needs a DiscussionContext')
  return page
}
