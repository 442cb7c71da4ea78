import { ApiError } from '#core/client.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { browserTransport } from '#ui/browser-transport.ts'
import type { Discussion, ViewerState } from '../../schemas.ts'
import { community } from '../client.ts'

/** What the discussion is to the member; undefined when it does not come: the page does without it. */
export async function fetchViewerState(discussion: number): Promise<ViewerState | undefined> {
  try {
    return await community.getViewerState(memberTransport(), { params: { discussion } })
  } catch {
    return undefined
  }
}

/** The discussion as it is by now, at the same page; undefined when it does not come: what is shown stays. */
export async function readAgain({ id, comments_page: page }: Discussion): Promise<Discussion | undefined> {
  try {
    return await community.getDiscussion(browserTransport(), { params: { discussion: String(id) }, query: { page } })
  } catch {
    return undefined
  }
}

/** @throws {SessionEnded} @throws {ApiError} @throws {NetworkError} */
export async function sendFollowing(discussion: number, following: boolean): Promise<boolean> {
  const answer = await community.follow(memberTransport(), { params: { discussion }, input: { following } })
  return answer.following
}

const UNAUTHORIZED = 401

/** Whether a call failed because nobody is logged in any more. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === UNAUTHORIZED
}
