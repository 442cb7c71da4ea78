import { expect, test } from 'vitest'
import { setUpSecondFactor } from '#testing/accounts/second-factor.ts'
import { createMailbox } from '#testing/mailbox.ts'
import { createMember, createStaff, type TestMember } from '#testing/member.ts'
import { randomIp } from '#testing/moderation/moderation.ts'
import { createSite } from '#testing/site.ts'
import type { People } from '../contract.ts'

const site = await createSite()
const mailbox = await createMailbox(site)
const { db } = site.context.database
const admin = await createStaff(site, 'admin')
const password = 'Kingfisher-77!'
const NAMES = { first_name: 'Halima', last_name: 'Yusuf' }
const ENDED = { non_field_errors: ['This link does not work any more. Ask for a new one.'] }

const invite = (email: string, role = 'moderator') =>
  admin.call('POST', '/api/invitations/', { body: { email, role, line: 'Welcome!' }, ip: randomIp() })
const keyFor = async (email: string) => (await mailbox.lastLinkTo(email)).searchParams.get('key') ?? ''
const accept = (key: string, names: object = NAMES) => {
  const body = { key, ...names, new_password1: password, new_password2: password }
  return site.call('POST', '/api/invitations/accept/', { body, ip: randomIp() })
}
const idOf = async (email: string) => {
  const { invitations } = (await admin.call('GET', '/api/people/?show=waiting')).body as People
  return invitations.find((each) => each.email === email)?.id
}
async function logIn(email: string): Promise<Pick<TestMember, 'call'>> {
  const { body } = await site.call('POST', '/api/auth/login/', { body: { email, password }, ip: randomIp() })
  const token = Object(body).access_token
  return { call: (method, url, given) => site.call(method, url, { token, ...given }) }
}

test('a colleague accepts by one link, sets up the second factor and has the role', async () => {
  const email = 'halima@example.org'
  expect((await invite(email)).status).toBe(201)
  const [mail] = await mailbox.mailsTo(email)
  expect(mail?.text).toContain('“Welcome!”')
  expect((await admin.call('GET', '/api/people/')).body).toMatchObject({
    invitations: [{ email, role: 'moderator', is_expired: false }],
    counts: { waiting: 1 },
  })
  expect((await admin.call('GET', '/api/editing/dashboard/')).body).toMatchObject({
    results: expect.arrayContaining([
      expect.objectContaining({ title: email, kind_name: 'Invited', page: '/admin/people?show=waiting' }),
    ]),
  })
  const key = await keyFor(email)
  expect((await site.get(`/api/invitation-links/${key}/`)).body).toEqual({ email, role: 'moderator', is_known: false })
  expect((await accept(key, {})).body).toMatchObject({ first_name: ['First name is required'] })
  expect((await accept(key)).status).toBe(200)
  expect((await accept(key)).body, 'twice').toEqual(ENDED)
  const colleague = await logIn(email)
  expect((await colleague.call('GET', '/api/people/')).status, 'without a second factor').toBe(403)
  await setUpSecondFactor(colleague)
  expect((await colleague.call('GET', '/api/people/')).status).toBe(200)
  expect((await admin.call('GET', '/api/people/')).body).toMatchObject({ invitations: [], counts: { waiting: 0 } })
  const log = JSON.stringify((await admin.call('GET', '/api/editing/audit/?kind=person')).body)
  expect(log).toMatch(/"action":"joined".*"action":"invited"/)
})

test('a link ends after seven days, when it is sent again and when it is taken back', async () => {
  const email = 'late@example.org'
  await invite(email)
  const first = await keyFor(email)
  const id = await idOf(email)
  await admin.call('POST', `/api/invitations/${id}/send/`)
  const second = await keyFor(email)
  expect((await accept(first)).body).toEqual(ENDED)
  expect((await site.get(`/api/invitation-links/${first}/`)).status).toBe(404)
  expect((await site.get(`/api/invitation-links/${second}/`)).status).toBe(200)
  const week = new Date(Date.now() - 7.01 * 24 * 60 * 60_000).toISOString()
  await db.updateTable('invitation').set({ sent_at: week }).where('email', '=', email).execute()
  expect((await accept(second)).body).toEqual(ENDED)
  await invite(email)
  const third = await keyFor(email)
  expect((await admin.call('DELETE', `/api/invitations/${await idOf(email)}/`)).status).toBe(204)
  expect((await accept(third)).body).toEqual(ENDED)
  expect((await admin.call('DELETE', `/api/invitations/${id}/`)).status).toBe(404)
  expect(await db.selectFrom('account').select('id').where('email', '=', email).execute()).toEqual([])
})

test('a known address keeps its account and gets the role', async () => {
  const member = await createMember(site)
  const known = (await admin.call('POST', '/api/invitations/known/', { body: { email: member.email } })).body
  expect(known).toEqual({ name: 'Amina Nakato' })
  expect((await admin.call('POST', '/api/invitations/known/', { body: { email: 'nobody@example.org' } })).body).toEqual(
    { name: null },
  )
  await invite(member.email, 'editor')
  const key = await keyFor(member.email)
  expect((await site.get(`/api/invitation-links/${key}/`)).body).toMatchObject({ is_known: true })
  expect((await accept(key, {})).status).toBe(200)
  expect((await member.call('GET', '/api/auth/user/')).status, 'earlier sessions have ended').toBe(401)
  const colleague = await logIn(member.email)
  expect((await colleague.call('GET', '/api/auth/user/')).body).toMatchObject({
    id: member.id,
    first_name: 'Amina',
    role: 'editor',
  })
  expect((await invite(member.email)).body).toEqual({ email: ['Amina Nakato is editor already.'] })
})

test('an account that somebody else made with the address is taken over, not trusted', async () => {
  const foreign = await createMember(site, { isVerified: false, email: 'real@example.org' })
  await invite(foreign.email)
  expect((await accept(await keyFor(foreign.email))).status).toBe(200)
  const old = { body: { email: foreign.email, password: foreign.password }, ip: randomIp() }
  expect((await site.call('POST', '/api/auth/login/', old)).status).toBe(400)
  expect((await (await logIn(foreign.email)).call('GET', '/api/auth/user/')).body).toMatchObject(NAMES)
})

test('two presses on one link make one account', async () => {
  const email = 'twice@example.org'
  await invite(email)
  const key = await keyFor(email)
  const statuses = (await Promise.all([accept(key), accept(key)])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 400])
})
