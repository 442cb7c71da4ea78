import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createMember } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'
import { makeToken, readToken } from './sessions/session-tokens.ts'

const site = await createSite()
const { secret } = site.context

const verify = (token: string) => site.post('/api/auth/token/verify/', { token })
const renew = (refresh: string, headers: Record<string, string> = {}) =>
  site.call('POST', '/api/auth/token/refresh/', { body: { refresh }, headers })

interface Renewed {
  access: string
  refresh: string
}

function renewed(answer: { body: unknown }): Renewed {
  return answer.body as Renewed
}

test('a valid access token is verified and returns the account', async () => {
  const member = await createMember(site)
  expect((await verify(member.access)).status).toBe(200)
  expect(await member.call('GET', '/api/auth/user')).toMatchObject({
    status: 200,
    body: { email: member.email, pk: member.id },
  })
})

test.each([
  ['no token', undefined, 'not_signed_in'],
  ['a made-up token', 'abc.def.ghi', 'token_not_valid'],
])('%s is rejected', async (_, token, code) => {
  const answer = await site.call('GET', '/api/auth/user/', token === undefined ? {} : { token })
  expect(answer).toMatchObject({ status: 401, body: { detail: expect.any(String), code } })
  expect(answer.headers['www-authenticate']).toBe('Bearer')
})

test('a token with another key, issuer or audience, or without a signature, is rejected', async () => {
  const member = await createMember(site)
  const claims = { accountId: member.id, sessionId: 'x', generation: 1 }
  const forged = await makeToken({ keyFor: () => new Uint8Array(32) }, 'access', claims, new Date())
  const foreign = await new SignJWT({ sid: 'x', gen: 1 })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(member.id))
    .setIssuer('somebody-else')
    .setAudience('access')
    .setExpirationTime('1h')
    .sign(secret.keyFor('token'))
  const [, payload = ''] = member.access.split('.')
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
  for (const token of [forged, foreign, unsigned, member.refresh, 'x'.repeat(2001)]) {
    expect((await verify(token)).status).not.toBe(200)
    expect((await site.call('GET', '/api/auth/user/', { token })).status).toBe(401)
  }
  expect((await renew(member.access)).status, 'an access token renews nothing').toBe(401)
})

test('an access token is valid for half an hour, a refresh token for thirty days', async () => {
  const claims = { accountId: 1, sessionId: 'x', generation: 1 }
  const start = new Date('2026-11-01T00:00:00Z')
  const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
  const access = await makeToken(secret, 'access', claims, start)
  expect(await readToken(secret, 'access', access, after(29))).toEqual(claims)
  expect(await readToken(secret, 'access', access, after(31))).toBeUndefined()
  const refresh = await makeToken(secret, 'refresh', claims, start)
  expect(await readToken(secret, 'refresh', refresh, after(29 * 24 * 60))).toEqual(claims)
  expect(await readToken(secret, 'refresh', refresh, after(30 * 24 * 60 + 1))).toBeUndefined()
})

test('a refresh token is exchanged for new ones', async () => {
  const member = await createMember(site)
  const answer = await renew(member.refresh)
  expect(answer).toMatchObject({ status: 200, body: { access: expect.any(String), refresh: expect.any(String) } })
  const next = renewed(answer)
  expect(next.refresh).not.toBe(member.refresh)
  expect((await verify(next.access)).status).toBe(200)
  expect((await renew(next.refresh)).status).toBe(200)
})

test('a refresh token that is used twice ends its session and no other', async () => {
  const member = await createMember(site)
  const other = await createMember(site)
  const next = renewed(await renew(member.refresh))
  expect(await renew(member.refresh)).toMatchObject({ status: 401, body: { code: 'token_not_valid' } })
  expect((await renew(next.refresh)).status).toBe(401)
  expect((await verify(next.access)).status).toBe(401)
  expect((await verify(other.access)).status).toBe(200)
})

test('a renewal whose response was lost is repeated with its key and returns the same tokens', async () => {
  const member = await createMember(site)
  const once = { 'idempotency-key': 'lost-answer' }
  const first = renewed(await renew(member.refresh, once))
  const second = await renew(member.refresh, once)
  expect(second.status).toBe(200)
  expect(renewed(second).refresh).toBe(first.refresh)
  expect((await renew(first.refresh)).status, 'the session continues').toBe(200)
  expect((await renew(member.refresh, once)).status, 'after the next renewal the old one is old').toBe(401)
})

test('of many simultaneous renewals without a key one succeeds, and the session ends', async () => {
  const member = await createMember(site)
  const answers = await Promise.all(Array.from({ length: 8 }, () => renew(member.refresh)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('logging out ends the session on the server', async () => {
  const member = await createMember(site)
  expect((await site.post('/api/auth/logout/', { refresh: member.refresh })).status).toBe(200)
  expect((await member.call('GET', '/api/auth/user/')).status).toBe(401)
  expect((await renew(member.refresh)).status).toBe(401)
  expect((await site.post('/api/auth/logout/', { refresh: 'made-up' })).status).toBe(200)
})
