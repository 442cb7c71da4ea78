import { countReporters, type LockedPost, setState } from '#features/discussions/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import { notifyAuthor } from './notify.ts'

/** Hides a locked post when enough members have reported it, and tells its author; the last step of its transaction. */
export async function hideWhenReported(
  tx: Tx,
  post: LockedPost,
  { reportsToHide, now }: { reportsToHide: number; now: Date },
): Promise<void> {
  if ((await countReporters(tx, post, now)) < reportsToHide) return
  await notifyAuthor(tx, post, { kind: 'post-hidden', now })
  await setState(tx, post, 'hidden')
}
