import type { OutputOf } from '#core/endpoint.ts'
import { AppError, inputError } from '#core/errors.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Call } from '#platform/http/call-context.ts'
import type * as calls from '../../contract.ts'
import { responseText } from '../../messages.ts'
import { findDenial } from '../../policy.ts'
import { checkReportLimit } from '../open-reports.ts'
import { getActor } from '../queries/posting-eligibility.ts'
import type { ContentTarget } from '../tables.ts'
import { type LockedPost, lockVisiblePost } from './post-state.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    afterReport?: AfterReport
  }
}

/** Last step of a report's transaction, with the reported post locked. */
export type AfterReport = (tx: Tx, post: LockedPost, options: { reportsToHide: number; now: Date }) => Promise<void>

/**
 * Reports a post of somebody else to the moderators.
 * @throws {AppError} `not_found` if readers do not see the post, `invalid_input` if it is the member's own or reported
 * already, `reports_used_up`
 */
export function reportContent(
  { context, input, member, now, commit }: Call<typeof calls.report>,
  afterReport: AfterReport = async () => {},
): Promise<OutputOf<typeof calls.report>> {
  const { content_target: target, abuse_reported, message } = input
  return commit(async (tx) => {
    const post = await lockReadablePost(tx, target, input[target] ?? 0)
    const denial = findDenial('report', await getActor(tx, member, now), post.authorId)
    if (denial === 'not_allowed') throw inputError('own_content', responseText.ownContent)
    if (denial !== undefined) throw new AppError(denial)
    await checkReportLimit(tx, member.id, now)
    const inserted = await tx
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
    if (inserted === undefined) throw inputError('reported_before', responseText.reportedBefore)
    await afterReport(tx, post, { reportsToHide: context.config.reportsToHide, now })
    return { detail: responseText.reported }
  })
}

/** @throws {AppError} `not_found` unless readers see the post and its discussion */
async function lockReadablePost(tx: Tx, target: ContentTarget, id: number): Promise<LockedPost> {
  const post = await lockVisiblePost(tx, target, id)
  if (target === 'comment') await lockVisiblePost(tx, 'post', post.discussionId)
  return post
}
