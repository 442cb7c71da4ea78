import { z } from 'zod'
import type { AppContext } from '#platform/http/app-context.ts'
import { createMember, type TestMember } from './member.ts'
import type { TestSite } from './site.ts'

let count = 0

/** A valid body of a discussion. */
export const BODY = '<p>We train fourteen nurses next week and our two arm models are broken.</p>'

const Created = z.object({ id: z.int(), slug: z.string() })

interface DiscussionParts {
  title?: string
  body?: string
  category?: number
  module?: number
}

/** Starts a discussion as a member. */
export async function postDiscussion(
  author: TestMember,
  parts: DiscussionParts = {},
): Promise<{ id: number; slug: string }> {
  const title = parts.title ?? `Question number ${++count}`
  const response = await author.call('POST', '/api/community/discussions/', {
    body: { category: 1, body: BODY, ...parts, title },
  })
  if (response.status !== 201) throw new Error(`no discussion: ${JSON.stringify(response)}`)
  return Created.parse(response.body)
}

/** Adds a comment as a member. */
export async function postComment(author: TestMember, discussionId: number, comment?: string): Promise<number> {
  const response = await author.call('POST', `/api/community/discussion/${discussionId}/comments/`, {
    body: { comment: comment ?? `Answer number ${++count}` },
  })
  if (response.status !== 201) throw new Error(`no comment: ${JSON.stringify(response)}`)
  return z.object({ id: z.int() }).parse(response.body).id
}

const TEN_DAYS_MS = 10 * 24 * 60 * 60 * 1000

/** A member with three old comments in a removed discussion, so that the limits of new members do not apply. */
export async function createVeteran(
  site: TestSite,
  parts: Parameters<typeof createMember>[1] = {},
): Promise<TestMember> {
  const member = await createMember(site, parts)
  await addOldComments(site.context, member.id)
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
      notify_at: null,
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
