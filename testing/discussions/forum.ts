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

/** A site on which each call comes from an address of its own: what one address may do in a minute does not apply. */
export async function createForum(): Promise<TestSite> {
  const site = await createSite()
  const call: TestSite['call'] = (method, url, given = {}) => {
    calls += 1
    return site.call(method, url, { ip: `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`, ...given })
  }
  return {
    ...site,
    call,
    get: (url, headers = {}) => call('GET', url, { headers }),
    post: (url, body) => call('POST', url, { body }),
  }
}

let topics = 0

/** A topic of one's own, so that a list holds what one test has made. */
export async function createTopic({ ground: { database } }: Pick<TestSite, 'ground'>): Promise<number> {
  topics += 1
  const row = { name: `Topic ${topics}`, position: 100 + topics }
  const { id } = await database.db.insertInto('discussion_topic').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** So many words. */
export function words(count: number, word = 'nurse'): string {
  return Array.from({ length: count }, (_, at) => `${word}${at}`).join(' ')
}

export async function readDiscussion(site: TestSite, idOrSlug: number | string, query = ''): Promise<Discussion> {
  const { status, body } = await site.get(`${discussionAt(idOrSlug)}${query}`)
  if (status !== 200) throw new Error(`no discussion: ${JSON.stringify(body)}`)
  return Discussion.parse(body)
}

export async function sayIn(author: TestMember, discussionId: number, comment: string): Promise<Comment> {
  const { status, body } = await author.call('POST', commentsAt(discussionId), { body: { comment } })
  if (status !== 201) throw new Error(`no comment: ${JSON.stringify(body)}`)
  return Comment.parse(body)
}

const Profile = z.object({ points: z.int() })

/** A member's points as everybody sees them. */
export async function pointsOf(site: TestSite, memberId: number): Promise<number> {
  return Profile.parse((await site.get(`/api/user/${memberId}/`)).body).points
}

/** Moves what was written into the past. */
export async function shift(
  { ground: { database } }: Pick<TestSite, 'ground'>,
  table: 'discussion' | 'comment',
  ids: readonly number[],
  byMs: number,
): Promise<void> {
  const at = new Date(Date.now() - byMs).toISOString()
  await database.db.updateTable(table).set({ created_at: at, updated_at: at }).where('id', 'in', ids).execute()
}

export const DAY_MS = 24 * 60 * 60 * 1000

/** The numbers of the discussions that a list names, in its order. */
export async function listed(site: TestSite, query: string): Promise<number[]> {
  const { status, body } = await site.get(`${DISCUSSIONS}?${query}`)
  if (status !== 200) throw new Error(`no list: ${JSON.stringify(body)}`)
  return Results.parse(body).results.map(({ id }) => id)
}

const Results = z.object({ results: z.array(z.object({ id: z.int() })) })

/** The same address without its last slash. */
export function slashless(url: string): string {
  return url.replace(/\/(?=\?|$)/, '')
}
