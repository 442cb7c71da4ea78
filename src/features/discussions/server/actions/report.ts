import type { OutputOf } from '#core/endpoint.ts'
import { AppError } from '#core/errors.ts'
import type { ContentTarget } from '#platform/database/community-tables.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Call } from '#platform/http/call-context.ts'
import type * as calls from '../../contract.ts'
import { answers } from '../../messages.ts'
import { denialOf } from '../../policy.ts'
import { allowReport } from '../open-reports.ts'
import { getActor } from '../queries/posting-eligibility.ts'
import { VISIBLE } from '../queries/visible.ts'
import { type LockedPost, lockPost } from './post-state.ts'

/** What happens to a locked post that was just reported, as the last step of the report's transaction. */
export type AfterReport = (tx: Tx, post: LockedPost, options: { reportsToHide: number; now: Date }) => Promise<void>

/**
 * Reports what somebody else wrote to the moderators. Enough members with standing together hide it until one of them looks.
 * @throws {AppError} `not_found` for what readers don't see, `invalid_input` for one's own and for what one reported
 * before, `reports_used_up`
 */
export function reportContent(
  { context, input, member, now, commit }: Call<typeof calls.report>,
  afterReport: AfterReport = async () => {},
): Promise<OutputOf<typeof calls.report>> {
  const { content_target: target, abuse_reported, message } = input
  return commit(async (tx) => {
    const post = await lockReadable(tx, target, input[target] ?? 0)
    const refusal = denialOf('report', await getActor(tx, member, now), post.authorId)
    if (refusal === 'not_allowed') throw refusedReport(answers.ownContent)
    if (refusal !== undefined) throw new AppError(refusal)
    await allowReport(tx, member.id, now)
    const added = await tx
      .insertInto('abuse_report')
      .values({
        reporter_id: member.id,
        target,
        target_id: post.id,
        abuse_type: abuse_reported,
        message,
        created_at: now.toISOString(),
        settled_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added === undefined) throw refusedReport(answers.reportedBefore)
    await afterReport(tx, post, { reportsToHide: context.config.reportsToHide, now })
    return { detail: answers.reported }
  })
}

/** @throws {AppError} `not_found` unless readers see it */
async function lockReadable(tx: Tx, target: ContentTarget, id: number): Promise<LockedPost> {
  const post = await lockPost(tx, target, id)
  if (post === undefined || post.state !== 'visible') throw new AppError('not_found')
  const discussion = await tx
    .selectFrom('discussion')
    .select('id')
    .where('id', '=', post.discussionId)
    .where('state', '=', VISIBLE)
    .executeTakeFirst()
  if (discussion === undefined) throw new AppError('not_found')
  return post
}

function refusedReport(sentence: string): AppError {
  return new AppError('invalid_input', { fields: { non_field_errors: [sentence] } })
}
