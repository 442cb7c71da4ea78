import { expect, test } from 'vitest'
import { createMailbox } from '#testing/mailbox.ts'
import { createMember, type TestMember } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const mailbox = await createMailbox(site)
const NEW = 'Jinja-river-9?'

let visitor = 0
const randomIp = () => `10.62.${visitor++}.1`

const change = (member: TestMember, more: Record<string, string> = {}, ip = randomIp()) =>
  member.call('POST', '/api/auth/password/change/', {
    body: { old_password: member.password, new_password1: NEW, new_password2: NEW, ...more },
    ip,
  })

const login = (email: string, password: string) =>
  site.call('POST', '/api/auth/login/', { body: { email, password }, ip: randomIp() })

test('a member who changes the password stays logged in here, is logged out elsewhere, and gets a mail', async () => {
  const member = await createMember(site)
  const other = (await login(member.email, member.password)).body as { access_token: string }
  expect(await change(member)).toMatchObject({ status: 200, body: { detail: 'Your password has been updated!' } })
  expect((await member.call('GET', '/api/auth/user/')).status).toBe(200)
  expect((await site.call('GET', '/api/auth/user/', { token: other.access_token })).status).toBe(401)
  expect((await login(member.email, member.password)).status).toBe(400)
  expect((await login(member.email, NEW)).status).toBe(200)
  const [mail] = await mailbox.mailsTo(member.email)
  expect(mail?.subject).toContain('Your password was changed')
  expect(mail?.text).toContain('all other devices')
})

test.each([
  [{ old_password: 'Not-the-one-1!' }, { old_password: ['This is not your password.'] }],
  [{ old_password: '' }, { old_password: ['Password is required'] }],
  [{ new_password2: 'Other-one-5!' }, { new_password2: ['Both password need to be the same'] }],
  [
    { new_password1: 'short', new_password2: 'short' },
    { new_password1: [expect.stringMatching(/^Must Contain 8 Characters/)] },
  ],
  [
    { new_password1: 'P@ssw0rd', new_password2: 'P@ssw0rd' },
    { new_password1: [expect.stringContaining('less common')] },
  ],
])('%j is rejected at its field', async (wrong, body) => {
  const member = await createMember(site)
  expect(await change(member, wrong)).toMatchObject({ status: 400, body })
  expect((await login(member.email, member.password)).status).toBe(200)
})

test('somebody who guesses the password in an open session is slowed down', async () => {
  const member = await createMember(site)
  const ip = randomIp()
  for (let time = 0; time < 5; time++) await change(member, { old_password: `Wrong-${time}!` }, ip)
  expect((await change(member, {}, ip)).status).toBe(429)
})

test('a reset link that was mailed before the change is void', async () => {
  const member = await createMember(site)
  await site.call('POST', '/api/auth/password/reset/', { body: { email: member.email }, ip: randomIp() })
  const inner = (await mailbox.lastLinkTo(member.email)).searchParams.get('url') ?? ''
  const [, uid, token] = /confirm\/([\w-]+)\/([\w-]+)/.exec(inner) ?? []
  await change(member)
  const body = { uid, token, new_password1: 'Other-one-5!', new_password2: 'Other-one-5!' }
  expect((await site.call('POST', '/api/auth/password/reset/confirm/', { body, ip: randomIp() })).status).toBe(400)
})
