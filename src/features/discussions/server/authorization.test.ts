import { expect, test } from 'vitest'
import { type Address, type Method, methodOf, pathOf } from '#core/endpoint.ts'
import { createModule } from '#testing/builders.ts'
import { BODY, postComment, postDiscussion } from '#testing/discussion.ts'
import { createMember } from '#testing/member.ts'
import { randomIp } from '#testing/moderation/moderation.ts'
import { createSite } from '#testing/site.ts'
import { paths } from '../paths.ts'
import { discussionRoutes } from './routes.ts'

const site = await createSite()
const author = await createMember(site)
const module = await createModule(site.context)
const discussion = await postDiscussion(author, { module: module.id })
const comment = await postComment(author, discussion.id)

const POST = { category: 1, title: 'Taken over', body: BODY }
const REPORT = { post: discussion.id, content_target: 'post', abuse_reported: 'other' }

/** Status for a member who is not the author, for each call that changes something. */
const WRITES: Readonly<Record<string, { body?: unknown; other: number }>> = {
  [paths.createDiscussion]: { body: POST, other: 201 },
  [paths.updateDiscussion]: { body: POST, other: 403 },
  [paths.deleteDiscussion]: { other: 403 },
  [paths.addComment]: { body: { comment: 'Thank you' }, other: 201 },
  [paths.updateComment]: { body: { comment: 'Taken over' }, other: 403 },
  [paths.deleteComment]: { other: 403 },
  [paths.report]: { body: REPORT, other: 201 },
  [paths.follow]: { body: { following: true }, other: 200 },
}

/** Reads of a member's own data. */
const OWN_READS: Address[] = [paths.getViewerState]

const ADDRESSES: readonly Address[] = discussionRoutes().map(({ endpoint }) => endpoint.address)
const writes = ADDRESSES.filter((address) => methodOf(address) !== 'GET')
const reads = ADDRESSES.filter((address) => methodOf(address) === 'GET' && !OWN_READS.includes(address))

const QUERIES: Readonly<Record<string, string>> = { [paths.listSimilar]: '?title=Question+number' }

function callOf(address: Address): [Method, string] {
  const path = pathOf(address)
    .replace(':discussion', String(discussion.id))
    .replace(':comment', String(comment))
    .replace(':member', String(author.id))
    .replace(':module', module.slug)
  return [methodOf(address), path + (QUERIES[address] ?? '')]
}

const readPosts = async () => {
  const [post, mine] = [
    await site.get(`/api/community/discussion/${discussion.id}/`),
    await site.get(`/api/community/activities/${author.id}/`),
  ]
  return JSON.stringify([Object(post.body).title, Object(post.body).body, Object(mine.body).results])
}

test('every call that changes something is tested here', () => {
  expect(writes.toSorted()).toEqual(Object.keys(WRITES).sort())
})

test.each(writes)('%s: a guest has to log in', async (address) => {
  const before = await readPosts()
  const { body } = WRITES[address] ?? {}
  const response = await site.call(...callOf(address), { ...(body !== undefined && { body }), ip: randomIp() })
  expect(response).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
  expect(await readPosts()).toBe(before)
})

test.each(writes)('%s: a member cannot change posts of others', async (address) => {
  const before = await readPosts()
  const { body, other } = WRITES[address] ?? {}
  const stranger = await createMember(site)
  const response = await stranger.call(...callOf(address), { ...(body !== undefined && { body }), ip: randomIp() })
  expect(response.status).toBe(other)
  expect(await readPosts()).toBe(before)
})

test.each(['editor', 'moderator', 'admin'] as const)(
  '%s: staff cannot change posts of others with these calls',
  async (role) => {
    const someone = await createMember(site)
    const { db } = site.context.database
    await db.updateTable('account').set({ role }).where('id', '=', someone.id).execute()
    const foreign = writes.filter((address) => WRITES[address]?.other === 403)
    expect(foreign).toHaveLength(4)
    for (const address of foreign) {
      const response = await someone.call(...callOf(address), { body: WRITES[address]?.body ?? {}, ip: randomIp() })
      expect(response.status, address).toBe(403)
    }
  },
)

test.each(reads)('%s: everybody can read', async (address) => {
  expect((await site.call(...callOf(address), { ip: randomIp() })).status).toBe(200)
})

test.each(OWN_READS)('%s: a guest cannot read', async (address) => {
  expect((await site.call(...callOf(address), { ip: randomIp() })).status).toBe(401)
})

test('no response to a guest contains the email address of a member', async () => {
  for (const address of reads) {
    const [method, url] = callOf(address)
    const { payload } = await site.app.inject({ method, url, remoteAddress: randomIp() })
    expect(payload, url).not.toContain('@example.org')
  }
})
