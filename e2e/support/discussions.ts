import { inject } from 'vitest'
import { z } from 'zod'
import { fromAnotherAddress } from './client-address.ts'
import type { Member } from './member.ts'

/** Topics of the starter content. */
export const TOPICS = { modules: 'Modules and resources', platform: 'Using the platform' } as const

const Discussion = z.object({ id: z.number(), slug: z.string(), title: z.string(), body: z.string() })
const DiscussionList = z.object({ results: z.array(Discussion.omit({ body: true })) })
const TopicList = z.object({ results: z.array(z.object({ id: z.number(), name: z.string() })) })
const Comment = z.object({ id: z.number() })

let titles = 0

/** A title that nothing else on the site has. */
export function uniqueTitle(about: string): string {
  return `${about} (${process.pid}-${Date.now()}-${++titles})`
}

/** Creates a post through the API. */
export async function createPost(
  member: Member,
  { title = uniqueTitle('A question'), body = wordsText(12), topic = TOPICS.modules as string, module = 0 } = {},
) {
  const input = { category: await topicNumber(topic), title, body: `<p>${body}</p>`, ...(module > 0 && { module }) }
  return Discussion.parse(await request('/api/community/discussions/', { member, method: 'POST', input }))
}

export async function deletePost(member: Member, discussion: number): Promise<void> {
  await request(`/api/community/discussion/${discussion}/`, { member, method: 'DELETE' })
}

/** Creates a comment through the API. @returns its id */
export async function postComment(member: Member, discussion: number, comment: string): Promise<number> {
  const path = `/api/community/discussion/${discussion}/comments/`
  return Comment.parse(await request(path, { member, method: 'POST', input: { comment } })).id
}

/** Those of the 50 newest discussions that have exactly this title. */
export async function listPostsTitled(title: string) {
  const { results } = DiscussionList.parse(await request('/api/community/discussions/?sort=recent&page_size=50'))
  return results.filter((discussion) => discussion.title === title)
}

/** A discussion as a guest gets it. */
export async function readPost(slug: string) {
  return Discussion.parse(await request(`/api/community/discussion/${slug}/`))
}

/** A text with this number of different words. */
export function wordsText(count: number): string {
  return Array.from({ length: count }, (_, index) => `word${index + 1}`).join(' ')
}

export async function topicNumber(name: string): Promise<number> {
  const { results } = TopicList.parse(await request('/api/community/discussion-topics/'))
  return results.find((topic) => topic.name === name)?.id ?? 0
}

const NO_CONTENT = 204

interface RequestOptions {
  member?: Member
  method?: string
  input?: unknown
}

async function request(path: string, { member, method = 'GET', input }: RequestOptions = {}): Promise<unknown> {
  const response = await fetch(inject('siteUrl') + path, {
    method,
    headers: {
      ...fromAnotherAddress(),
      ...(member && { authorization: `Bearer ${member.access}` }),
      ...(input !== undefined && { 'content-type': 'application/json' }),
    },
    body: input === undefined ? null : JSON.stringify(input),
  })
  if (!response.ok) throw new Error(`${path} failed with status ${response.status}: ${await response.text()}`)
  return response.status === NO_CONTENT ? undefined : response.json()
}
