import { countReporters, type LockedPost, setState } from '#features/discussions/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import { notifyMembers } from './notify.ts'

/** Hides a locked post if enough members have reported it. Its author gets a mail. */
export async function hideWhenReported(
  tx: Tx,
  post: LockedPost,
  { reportsToHide, now }: { reportsToHide: number; now: Date },
): Promise<void> {
  if ((await countReporters(tx, post, now)) < reportsToHide) return
  const { target, id, authorId } = post
  await notifyMembers(tx, [authorId], { kind: 'post-hidden', data: { target, id }, decision: { now } })
  await setState(tx, post, 'hidden')
}
