import { findWrongCounts } from '#features/discussions/server/counts/counts.ts'
import type { PostRef } from '#features/discussions/server/public.ts'
import type { ContentTarget } from '#features/discussions/server/tables.ts'
import type { Decision } from '#features/moderation/server/moderator.ts'
import type { Tx } from '#platform/database/schema.ts'
import { createMember, type TestMember } from '#testing/member.ts'
import type { TestResponse, TestSite } from '#testing/site.ts'

/** Sends a report as a member. @param parts fields that differ from the default; `key` is the idempotency key */
export function reportAs(
  member: TestMember,
  { target, id }: PostRef,
  parts: { abuse_reported?: string; message?: string; key?: string } = {},
): Promise<TestResponse> {
  const { key, ...fields } = parts
  return member.call('POST', '/api/community/report/', {
    body: { [target]: id, content_target: target, abuse_reported: 'content_spam', ...fields },
    headers: key === undefined ? {} : { 'idempotency-key': key },
    ip: randomIp(),
  })
}

let callers = 0
/** A new address for each request, so that rate limits do not apply. */
export const randomIp = () => `10.90.${Math.floor(callers / 250)}.${callers++ % 250}`

const MONTH_MS = 30 * 24 * 60 * 60 * 1000

/** Members whose accounts are old enough for their reports to count. */
export function createReporters(site: TestSite, count: number): Promise<TestMember[]> {
  const createdAt = new Date(Date.now() - MONTH_MS)
  return Promise.all(Array.from({ length: count }, () => createMember(site, { createdAt })))
}

/** Lets new members report a post. @returns the reporters */
export async function reportByMembers(site: TestSite, ref: PostRef, count: number): Promise<TestMember[]> {
  const reporters = await createReporters(site, count)
  for (const reporter of reporters) {
    const { status, body } = await reportAs(reporter, ref)
    if (status !== 201) throw new Error(`no report: ${JSON.stringify(body)}`)
  }
  return reporters
}

/** A decision at the command line. */
export function because(reason: string): Decision {
  return { moderator: 'command line', reason, now: new Date() }
}

/** Runs a decision in a transaction of its own. */
export function inTransaction({ context }: TestSite, work: (tx: Tx) => Promise<unknown>): Promise<unknown> {
  return context.database.db.transaction().execute(work)
}

export async function stateOf({ context }: TestSite, target: ContentTarget, id: number) {
  const { db } = context.database
  const table = target === 'post' ? 'discussion' : 'comment'
  return (await db.selectFrom(table).select('state').where('id', '=', id).executeTakeFirst())?.state
}

export async function pointsOf({ context }: TestSite, { id }: TestMember): Promise<number> {
  const { db } = context.database
  return (await db.selectFrom('account').select('points').where('id', '=', id).executeTakeFirstOrThrow()).points
}

/** Stored counts that are wrong. Every test file expects none at its end. */
export async function wrongCounts({ context }: TestSite) {
  const { discussions, members: wrong } = await findWrongCounts(context.database.db)
  return [...discussions, ...wrong]
}
