import type { Tx } from '#platform/database/schema.ts'
import { type Bounce, recordBounce } from '#platform/mail/bounces.ts'

/** Records a bounce once. It counts for the mail that was sent last before it. */
export async function addBounce(tx: Tx, bounce: Bounce): Promise<void> {
  if (!(await recordBounce(tx, bounce))) return
  const latest = tx
    .selectFrom('newsletter_issue')
    .select('id')
    .where('started_at', '<=', bounce.at)
    .orderBy('started_at', 'desc')
    .limit(1)
  await tx
    .updateTable('newsletter_issue')
    .set((row) => ({ came_back: row('came_back', '+', 1) }))
    .where('id', '=', latest)
    .execute()
}
