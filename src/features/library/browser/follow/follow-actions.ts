import { memberTransport, SessionEnded } from '#features/accounts/browser/session/member-transport.ts'
import type { FollowedModule } from '../../contract.ts'
import { training } from '../client.ts'
import { followed } from './follow-store.ts'

let isLoading = false

export async function loadFollowed(): Promise<void> {
  if (isLoading || followed.get() !== undefined) return
  isLoading = true
  try {
    followed.set((await training.listFollowed(memberTransport())).results)
  } catch (error) {
    if (error instanceof SessionEnded) followed.set([])
  }
  isLoading = false
}

/** @throws {ApiError} @throws {NetworkError} */
export async function follow(moduleId: number, input: { files: boolean; discussions: boolean }): Promise<void> {
  const saved = await training.followModule(memberTransport(), { params: { module: moduleId }, input })
  followed.set([...others(moduleId), ...(input.files || input.discussions ? [saved] : [])])
}

/** @throws {ApiError} @throws {NetworkError} */
export async function unfollow(moduleId: number): Promise<void> {
  await training.unfollowModule(memberTransport(), { params: { module: moduleId } })
  followed.set(others(moduleId))
}

function others(moduleId: number): FollowedModule[] {
  return (followed.get() ?? []).filter(({ module }) => module.id !== moduleId)
}
