import {
  findPause,
  listPostsToHide,
  lockPost,
  setPause,
  setState,
  settleReports,
} from '#features/discussions/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Call } from '#platform/http/call-context.ts'
import type * as calls from '../contract.ts'
import type { Decided } from '../contract.ts'
import { text } from '../messages.ts'
import { decisionOf } from './decide-case.ts'
import { addEntry, type Before } from './moderation-log.ts'
import { checkJudge } from './moderator.ts'
import { decided } from './undo.ts'

const PAUSE_MS = 24 * 60 * 60_000

/** Removes all posts of a member; one line in the log, none without posts. @throws {AppError} */
export function hideAll(call: Call<typeof calls.hideAll>): Promise<Decided> {
  const { params, input, member, now, commit } = call
  return commit(async (tx) => {
    await checkJudge(tx, member, params.id)
    const posts = await removePosts(tx, { memberId: params.id }, now)
    if (posts.length === 0) return decided([], now)
    const decision = decisionOf(call, input.reason || text.posts(posts.length))
    const subject = { target: 'member', id: params.id, memberId: params.id } as const
    return decided([await addEntry(tx, 'hide-all', subject, decision, { posts })], now)
  })
}

/** Removes what accounts younger than a day have posted within the last hour; one line in the log, none without posts. */
export function hideWave(call: Call<typeof calls.hideWave>): Promise<Decided> {
  return call.commit(async (tx) => {
    const posts = await removePosts(tx, { wave: call.now }, call.now)
    if (posts.length === 0) return decided([], call.now)
    const decision = decisionOf(call, text.posts(posts.length))
    return decided([await addEntry(tx, 'hide-wave', NOBODY, decision, { posts })], call.now)
  })
}

/** Stops accounts younger than a day from posting. */
export function pauseNewMembers(call: Call<typeof calls.pauseNewMembers>): Promise<Decided> {
  return call.commit(async (tx) => {
    const pause = (await findPause(tx, call.now)) ?? null
    await setPause(tx, new Date(call.now.getTime() + PAUSE_MS))
    return decided([await addEntry(tx, 'pause', NOBODY, decisionOf(call, ''), { pause })], call.now)
  })
}

/** A decision about no single member. */
const NOBODY = { target: 'member', id: 0, memberId: null } as const

async function removePosts(tx: Tx, by: Parameters<typeof listPostsToHide>[1], now: Date) {
  const removed: NonNullable<Before['posts']> = []
  for (const { target, id } of await listPostsToHide(tx, by)) {
    const post = await lockPost(tx, target, id)
    if (post === undefined) continue
    await settleReports(tx, post, now)
    await setState(tx, post, 'removed')
    removed.push({ target, id, state: post.state })
  }
  return removed
}
