import { expect, test } from 'vitest'
import { createMailbox } from '#testing/mailbox.ts'
import { createMember, type TestMember } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'
import { Session } from '../contract.ts'

const site = await createSite()
const mailbox = await createMailbox(site)
const { db } = site.context.database
const LIST = '/api/auth/sessions/'
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/138.0.0.0 Mobile Safari/537.36'
const DAY_MS = 24 * 60 * 60 * 1000

let visitor = 0
const randomIp = () => `10.61.${visitor++}.1`

/** Logs a member in again, as on another device. */
async function again({ email, password }: TestMember, userAgent = ANDROID) {
  const answer = await site.call('POST', '/api/auth/login/', {
    body: { email, password },
    headers: { 'user-agent': userAgent },
    ip: randomIp(),
  })
  return answer.body as { access_token: string; refresh_token: string }
}

async function sessionsOf(token: string): Promise<Session[]> {
  const { body } = await site.call('GET', LIST, { token })
  return Session.array().parse((body as { results: unknown }).results)
}

const opens = async (token: string) => (await site.call('GET', '/api/auth/user/', { token })).status === 200

test('a member sees the own sessions in plain words, and no others', async () => {
  const member = await createMember(site)
  await createMember(site)
  const phone = await again(member)
  const sessions = await sessionsOf(phone.access_token)
  expect(sessions.map(({ device, is_current }) => [device, is_current])).toEqual([
    ['Chrome on Android', true],
    ['', false],
  ])
})

test('a member ends a session from another device, and the list no longer shows it', async () => {
  const member = await createMember(site)
  const phone = await again(member)
  const [, other] = await sessionsOf(phone.access_token)
  const end = (token: string) => site.call('DELETE', `${LIST}${other?.id}/`, { token })
  const stranger = await createMember(site)
  expect((await end(stranger.access)).status, 'not by a stranger').toBe(404)
  expect(await end(phone.access_token)).toMatchObject({ status: 204, body: null })
  expect(await opens(member.access)).toBe(false)
  expect(await opens(phone.access_token)).toBe(true)
  expect(await sessionsOf(phone.access_token)).toHaveLength(1)
  expect((await end(phone.access_token)).status, 'a second time').toBe(404)
})

test('a member ends all other sessions with one request', async () => {
  const member = await createMember(site)
  const others = [await again(member), await again(member)]
  expect((await member.call('DELETE', LIST)).status).toBe(204)
  for (const { access_token } of others) expect(await opens(access_token)).toBe(false)
  expect(await opens(member.access)).toBe(true)
})

test('a session ends ninety days after its login, even if it is renewed, and no mail is sent', async () => {
  const member = await createMember(site)
  const setStart = (daysAgo: number) =>
    db
      .updateTable('session')
      .set({ created_at: new Date(Date.now() - daysAgo * DAY_MS).toISOString() })
      .where('account_id', '=', member.id)
      .execute()
  const renew = (refresh: string) => site.post('/api/auth/token/refresh/', { refresh })
  await setStart(89)
  const renewed = await renew(member.refresh)
  expect(renewed.status).toBe(200)
  const { refresh } = renewed.body as { refresh: string }
  const { exp } = JSON.parse(Buffer.from(refresh.split('.')[1] ?? '', 'base64url').toString())
  expect(exp * 1000, 'the token says so itself').toBeLessThan(Date.now() + 1.1 * DAY_MS)
  await setStart(91)
  expect((await renew(refresh)).status).toBe(401)
  expect(await mailbox.mailsTo(member.email)).toEqual([])
})

test('a member gets one mail if a refresh token is used twice', async () => {
  const member = await createMember(site)
  const phone = await again(member)
  const renew = () => site.post('/api/auth/token/refresh/', { refresh: phone.refresh_token })
  await renew()
  for (let time = 0; time < 3; time++) expect((await renew()).status).toBe(401)
  const mails = (await mailbox.mailsTo(member.email)).filter(({ subject }) => !subject?.startsWith('New login'))
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('We ended one of your sessions')])
  expect(mails[0]?.text).toContain('Chrome on Android')
  expect(await opens(member.access), 'other sessions go on').toBe(true)
})
