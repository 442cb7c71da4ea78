import { z } from 'zod'
import type { AppContext } from '#platform/http/app-context.ts'
import { createMember, type TestMember } from './member.ts'
import type { TestSite } from './site.ts'

let made = 0

/** Words enough for a post. */
export const BODY = '<p>We train fourteen nurses next week and our two arm models are broken.</p>'

const Made = z.object({ id: z.int(), slug: z.string() })

interface Parts {
  title?: string
  body?: string
  category?: number
  module?: number
}

/** Starts a discussion as a member. */
export async function postDiscussion(author: TestMember, parts: Parts = {}): Promise<{ id: number; slug: string }> {
  const title = parts.title ?? `Question number ${++made}`
  const answer = await author.call('POST', '/api/community/discussions/', {
    body: { category: 1, body: BODY, ...parts, title },
  })
  if (answer.status !== 201) throw new Error(`no discussion: ${JSON.stringify(answer)}`)
  return Made.parse(answer.body)
}

/** Adds a comment as a member. */
export async function postComment(author: TestMember, discussionId: number, comment?: string): Promise<number> {
  const answer = await author.call('POST', `/api/community/discussion/${discussionId}/comments/`, {
    body: { comment: comment ?? `Answer number ${++made}` },
  })
  if (answer.status !== 201) throw new Error(`no comment: ${JSON.stringify(answer)}`)
  return z.object({ id: z.int() }).parse(answer.body).id
}

const TEN_DAYS_MS = 10 * 24 * 60 * 60 * 1000

/** A member who wrote enough long ago not to count as new; what was written then is in a discussion that is gone. */
export async function createVeteran(
  site: TestSite,
  given: Parameters<typeof createMember>[1] = {},
): Promise<TestMember> {
  const member = await createMember(site, given)
  await addOldComments(site.ground, member.id)
  return member
}

async function addOldComments({ database: { db } }: AppContext, authorId: number): Promise<void> {
  const at = new Date(Date.now() - TEN_DAYS_MS).toISOString()
  const times = { created_at: at, updated_at: at }
  const { id } = await db
    .insertInto('discussion')
    .values({
      ...times,
      slug: `old-${authorId}`,
      topic_id: 1,
      author_id: authorId,
      title: 'Old',
      body: '<p>Old</p>',
      body_hash: '',
      state: 'removed',
      comment_count: 3,
      view_count: 0,
      news_due_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const comment = {
    ...times,
    discussion_id: id,
    author_id: authorId,
    body: 'Old',
    body_hash: '',
    state: 'visible' as const,
  }
  await db.insertInto('comment').values([comment, comment, comment]).execute()
}
