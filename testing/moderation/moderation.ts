import { findWrongCounts } from '#features/discussions/server/counts/wrong-counts.ts'
import type { PostRef } from '#features/discussions/server/public.ts'
import type { ContentTarget } from '#features/discussions/server/tables.ts'
import type { Decision } from '#features/moderation/server/moderator.ts'
import type { Tx } from '#platform/database/schema.ts'
import { createMember, type TestMember } from '#testing/member.ts'
import type { TestResponse, TestSite } from '#testing/site.ts'

/** Reports something as a member. */
export function reportAs(
  member: TestMember,
  { target, id }: PostRef,
  given: { abuse_reported?: string; message?: string; key?: string } = {},
): Promise<TestResponse> {
  const { key, ...words } = given
  return member.call('POST', '/api/community/report/', {
    body: { [target]: id, content_target: target, abuse_reported: 'content_spam', ...words },
    headers: key === undefined ? {} : { 'idempotency-key': key },
    ip: randomIp(),
  })
}

let callers = 0
/** Calls are counted by network address. */
export const randomIp = () => `10.90.${Math.floor(callers / 250)}.${callers++ % 250}`

const MONTH_MS = 30 * 24 * 60 * 60 * 1000

/** So many members whose accounts are old enough for their reports to count. */
export function members(site: TestSite, count: number): Promise<TestMember[]> {
  const createdAt = new Date(Date.now() - MONTH_MS)
  return Promise.all(Array.from({ length: count }, () => createMember(site, { createdAt })))
}

/** Lets so many other members report it. @returns who they are */
export async function reportedBy(site: TestSite, ref: PostRef, count: number): Promise<TestMember[]> {
  const reporters = await members(site, count)
  for (const reporter of reporters) {
    const { status, body } = await reportAs(reporter, ref)
    if (status !== 201) throw new Error(`no report: ${JSON.stringify(body)}`)
  }
  return reporters
}

/** A decision from the command line. */
export function because(reason: string): Decision {
  return { moderator: 'command line', reason, now: new Date() }
}

/** Makes a change of the service in its transaction. */
export function make({ ground }: TestSite, change: (tx: Tx) => Promise<void>): Promise<void> {
  return ground.database.db.transaction().execute(change)
}

/** The state of a post as the database has it. */
export async function stateOf({ ground }: TestSite, target: ContentTarget, id: number) {
  const { db } = ground.database
  const table = target === 'post' ? 'discussion' : 'comment'
  return (await db.selectFrom(table).select('state').where('id', '=', id).executeTakeFirst())?.state
}

export async function pointsOf({ ground }: TestSite, { id }: TestMember): Promise<number> {
  const { db } = ground.database
  return (await db.selectFrom('account').select('points').where('id', '=', id).executeTakeFirstOrThrow()).points
}

/** What is counted wrong; nothing ever is. */
export async function wrongCounts({ ground }: TestSite) {
  const { discussions, members: wrong } = await findWrongCounts(ground.database.db)
  return [...discussions, ...wrong]
}
