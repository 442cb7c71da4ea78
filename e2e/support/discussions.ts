import { inject } from 'vitest'
import { z } from 'zod'
import { fromAnotherAddress } from './client-address.ts'
import type { Member } from './member.ts'

/** The topics of the starter content, by their names. */
export const TOPICS = { modules: 'Modules and resources', platform: 'Using the platform' } as const

const Discussion = z.object({ id: z.number(), slug: z.string(), title: z.string(), body: z.string() })
const Found = z.object({ results: z.array(Discussion.omit({ body: true })) })
const Topics = z.object({ results: z.array(z.object({ id: z.number(), name: z.string() })) })
const Comment = z.object({ id: z.number() })

let made = 0

/** A title that nothing else on the site has. */
export function ownTitle(about: string): string {
  return `${about} (${process.pid}-${Date.now()}-${++made})`
}

/** A post in its member's name, made through the API. */
export async function createPost(
  member: Member,
  { title = ownTitle('A question'), body = validationMessage(12), topic = TOPICS.modules as string, module = 0 } = {},
) {
  const input = { category: await topicNumber(topic), title, body: `<p>${body}</p>`, ...(module > 0 && { module }) }
  return Discussion.parse(await ask('/api/community/discussions/', { member, method: 'POST', input }))
}

/** Takes a post away in its member's name. */
export async function deletePost(member: Member, discussion: number): Promise<void> {
  await ask(`/api/community/discussion/${discussion}/`, { member, method: 'DELETE' })
}

/** A comment in its member's name. */
export async function postComment(member: Member, discussion: number, comment: string): Promise<number> {
  const path = `/api/community/discussion/${discussion}/comments/`
  return Comment.parse(await ask(path, { member, method: 'POST', input: { comment } })).id
}

/** The newest discussions with exactly this title. */
export async function postsTitled(title: string) {
  const { results } = Found.parse(await ask('/api/community/discussions/?sort=recent&page_size=50'))
  return results.filter((discussion) => discussion.title === title)
}

/** A discussion as everybody reads it. */
export async function readPost(slug: string) {
  return Discussion.parse(await ask(`/api/community/discussion/${slug}/`))
}

/** So many different words. */
export function validationMessage(words: number): string {
  return Array.from({ length: words }, (_, at) => `word${at + 1}`).join(' ')
}

export async function topicNumber(name: string): Promise<number> {
  const { results } = Topics.parse(await ask('/api/community/discussion-topics/'))
  return results.find((topic) => topic.name === name)?.id ?? 0
}

const NO_CONTENT = 204

interface Asked {
  member?: Member
  method?: string
  input?: unknown
}

async function ask(path: string, { member, method = 'GET', input }: Asked = {}): Promise<unknown> {
  const answer = await fetch(inject('siteUrl') + path, {
    method,
    headers: {
      ...fromAnotherAddress(),
      ...(member && { authorization: `Bearer ${member.access}` }),
      ...(input !== undefined && { 'content-type': 'application/json' }),
    },
    body: input === undefined ? null : JSON.stringify(input),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.status === NO_CONTENT ? undefined : answer.json()
}
