import { z } from 'zod'
import { Comment, Discussion } from '#features/discussions/schemas.ts'
import type { TestMember } from '#testing/member.ts'
import { createSite, type TestSite } from '#testing/site.ts'

export const DISCUSSIONS = '/api/community/discussions/'
export const discussionAt = (idOrSlug: number | string) => `/api/community/discussion/${idOrSlug}/`
export const commentsAt = (id: number) => `${discussionAt(id)}comments/`
export const commentAt = (id: number) => `/api/community/comment-details/${id}/`
export const activitiesOf = (memberId: number) => `/api/community/activities/${memberId}/`
export const CONTRIBUTORS = '/api/community/contributors/'

let calls = 0

/** A site that gets each request from a new address, so that rate limits do not apply. */
export async function createForum(): Promise<TestSite> {
  const site = await createSite()
  const call: TestSite['call'] = (method, url, parts = {}) => {
    calls += 1
    return site.call(method, url, { ip: `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`, ...parts })
  }
  return {
    ...site,
    call,
    get: (url, headers = {}) => call('GET', url, { headers }),
    post: (url, body) => call('POST', url, { body }),
  }
}

let topics = 0

/** A new topic, so that its list has the discussions of one test only. */
export async function createTopic({ context: { database } }: Pick<TestSite, 'context'>): Promise<number> {
  topics += 1
  const row = { name: `Topic ${topics}`, position: 100 + topics }
  const { id } = await database.db.insertInto('discussion_topic').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Different words, separated by spaces. */
export function words(count: number, word = 'nurse'): string {
  return Array.from({ length: count }, (_, at) => `${word}${at}`).join(' ')
}

export async function readDiscussion(site: TestSite, idOrSlug: number | string, query = ''): Promise<Discussion> {
  const { status, body } = await site.get(`${discussionAt(idOrSlug)}${query}`)
  if (status !== 200) throw new Error(`no discussion: ${JSON.stringify(body)}`)
  return Discussion.parse(body)
}

export async function addComment(author: TestMember, discussionId: number, comment: string): Promise<Comment> {
  const { status, body } = await author.call('POST', commentsAt(discussionId), { body: { comment } })
  if (status !== 201) throw new Error(`no comment: ${JSON.stringify(body)}`)
  return Comment.parse(body)
}

const Profile = z.object({ points: z.int() })

/** The points in a member's public profile. */
export async function pointsOf(site: TestSite, memberId: number): Promise<number> {
  return Profile.parse((await site.get(`/api/user/${memberId}/`)).body).points
}

/** Sets the times of posts to `byMs` ago. */
export async function makeOlder(
  { context: { database } }: Pick<TestSite, 'context'>,
  table: 'discussion' | 'comment',
  ids: readonly number[],
  byMs: number,
): Promise<void> {
  const at = new Date(Date.now() - byMs).toISOString()
  await database.db.updateTable(table).set({ created_at: at, updated_at: at }).where('id', 'in', ids).execute()
}

export const DAY_MS = 24 * 60 * 60 * 1000

/** The ids of the discussions in a list, in its order. */
export async function listIds(site: TestSite, query: string): Promise<number[]> {
  const { status, body } = await site.get(`${DISCUSSIONS}?${query}`)
  if (status !== 200) throw new Error(`no list: ${JSON.stringify(body)}`)
  return Results.parse(body).results.map(({ id }) => id)
}

const Results = z.object({ results: z.array(z.object({ id: z.int() })) })

/** The URL without its last slash. */
export function withoutSlash(url: string): string {
  return url.replace(/\/(?=\?|$)/, '')
}
