import { expect, test } from 'vitest'
import { createMailbox } from '#testing/mailbox.ts'
import { createMember } from '#testing/member.ts'
import { createSite, SITE_URL } from '#testing/site.ts'

const site = await createSite()
const mailbox = await createMailbox(site)
const { db } = site.context.database

const NEW_PASSWORD = 'Mombasa-tide-9!'
const HOUR_MS = 60 * 60 * 1000
const REFUSED = { status: 400, body: { token: ['The password reset link is either invalid or expired.'] } }

let visitor = 0

/** Each request has its own IP address, because the limits have their own tests. */
const randomIp = () => `10.20.${visitor >> 8}.${visitor++ & 255}`

const ask = (email: string) => site.call('POST', '/api/auth/password/reset/', { body: { email }, ip: randomIp() })

const login = (email: string, password: string) =>
  site.call('POST', '/api/auth/login/', { body: { email, password }, ip: randomIp() })

interface Link {
  uid: string
  token: string
}

/** Requests a mail and reads the uid and token of its link. */
async function aLink(email: string): Promise<Link> {
  await ask(email)
  const link = await mailbox.lastLinkTo(email)
  expect(`${link.origin}${link.pathname}`).toBe(`${SITE_URL}/user/reset-password-input`)
  const inner = link.searchParams.get('url') ?? ''
  const [, uid, token] =
    inner.match(/^https:\/\/trp\.example\.org\/user\/reset-password\/confirm\/([^/]+)\/([^/]+)\/$/) ?? []
  if (uid === undefined || token === undefined) throw new Error(`Not an address to confirm at: ${inner}`)
  return { uid, token }
}

const confirm = (link: Link, password = NEW_PASSWORD, again = password) =>
  site.call('POST', '/api/auth/password/reset/confirm/', {
    body: { ...link, new_password1: password, new_password2: again },
    ip: randomIp(),
  })

/** Makes the reset links of a member older. */
async function ageLinks(accountId: number, byMs: number) {
  await db
    .updateTable('account_token')
    .set({ created_at: new Date(Date.now() - byMs).toISOString() })
    .where('account_id', '=', accountId)
    .execute()
}

test('a member who forgot the password gets a mail, chooses a new password and logs in with it', async () => {
  const member = await createMember(site)
  expect(await ask(member.email.toUpperCase())).toMatchObject({ status: 200, body: { detail: expect.any(String) } })
  const link = await aLink(member.email)
  expect((await login(member.email, member.password)).status, 'asking changes nothing').toBe(200)
  expect(await confirm(link)).toMatchObject({ status: 200, body: { detail: 'Your password has been updated!' } })
  expect((await login(member.email, NEW_PASSWORD)).status).toBe(200)
  expect((await login(member.email, member.password)).status).toBe(400)
  const subjects = (await mailbox.mailsTo(member.email)).map(({ subject }) => subject)
  expect(subjects).toHaveLength(2)
  expect(subjects[0]).toContain('Choose a new password')
  expect(subjects[1]).toContain('Your password was changed')
})

test('an email without an account gets the same response and no mail', async () => {
  const member = await createMember(site)
  const known = await ask(member.email)
  const unknown = await ask('nobody-here@example.org')
  expect([unknown.status, unknown.body]).toEqual([200, known.body])
  expect(await mailbox.mailsTo(member.email)).toHaveLength(1)
  expect(await mailbox.mailsTo('nobody-here@example.org')).toHaveLength(0)
})

test('a deleted member gets no mail, and an old link is rejected', async () => {
  const member = await createMember(site)
  const link = await aLink(member.email)
  await db
    .updateTable('account')
    .set({ removed_at: new Date().toISOString(), email: null, password_hash: '' })
    .where('id', '=', member.id)
    .execute()
  expect(await confirm(link)).toMatchObject(REFUSED)
  await ask(member.email)
  expect(await mailbox.mailsTo(member.email)).toHaveLength(1)
})

test('a link works once', async () => {
  const member = await createMember(site)
  const link = await aLink(member.email)
  expect((await confirm(link)).status).toBe(200)
  expect(await confirm(link, 'Another-one-3!')).toMatchObject(REFUSED)
  expect((await login(member.email, NEW_PASSWORD)).status).toBe(200)
})

test('of two simultaneous requests with one link one succeeds', async () => {
  const member = await createMember(site)
  const link = await aLink(member.email)
  const passwords = ['First-of-all-1!', 'Second-best-2!']
  const answers = await Promise.all(passwords.map((password) => confirm(link, password)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  const logins = await Promise.all(passwords.map((password) => login(member.email, password)))
  expect(logins.map(({ status }) => status)).toEqual(answers.map(({ status }) => status))
  const changed = (await mailbox.mailsTo(member.email)).filter(({ subject }) => subject?.includes('was changed'))
  expect(changed).toHaveLength(1)
})

test('a link works for 24 hours', async () => {
  const [early, late] = [await createMember(site), await createMember(site)]
  const links = [await aLink(early.email), await aLink(late.email)] as const
  await ageLinks(early.id, 24 * HOUR_MS - 60_000)
  await ageLinks(late.id, 24 * HOUR_MS + 60_000)
  expect((await confirm(links[0])).status).toBe(200)
  expect(await confirm(links[1])).toMatchObject(REFUSED)
  expect((await login(late.email, late.password)).status).toBe(200)
})

test('a password change with one link voids all other links', async () => {
  const member = await createMember(site)
  const first = await aLink(member.email)
  const second = await aLink(member.email)
  expect(second.token).not.toBe(first.token)
  expect((await confirm(second)).status).toBe(200)
  expect(await confirm(first, 'Another-one-3!')).toMatchObject(REFUSED)
  const third = await aLink(member.email)
  expect((await confirm(third, 'Another-one-3!')).status, 'one that is requested afterwards is valid').toBe(200)
})

test('a manipulated link is rejected, also with the id of another member', async () => {
  const [member, other] = [await createMember(site), await createMember(site)]
  const link = await aLink(member.email)
  const others = await aLink(other.email)
  const wrong = [
    { ...link, uid: others.uid },
    { ...link, uid: '' },
    { ...link, uid: '%%%' },
    { ...link, token: others.token },
    { ...link, token: '' },
    { ...link, token: 'x'.repeat(43) },
    { ...link, token: `${link.token}x` },
  ]
  for (const each of wrong) expect(await confirm(each), JSON.stringify(each)).toMatchObject(REFUSED)
  for (const { email, password } of [member, other]) expect((await login(email, password)).status).toBe(200)
  expect((await confirm(link)).status, 'the right one is still good').toBe(200)
})

test('the link of a verification mail can’t set a password', async () => {
  const member = await createMember(site, { isVerified: false })
  await site.call('POST', '/api/auth/registration/resend-email/', { body: { email: member.email }, ip: randomIp() })
  const key = (await mailbox.lastLinkTo(member.email)).searchParams.get('key') ?? ''
  const { uid, token } = await aLink(member.email)
  expect(await confirm({ uid, token: key })).toMatchObject(REFUSED)
  const verify = await site.call('POST', '/api/auth/registration/verify-email/', {
    body: { key: token },
    ip: randomIp(),
  })
  expect(verify.status, 'nor the other way round').toBe(400)
})

const RULE = 'Must Contain 8 Characters, One Uppercase, One Lowercase, One Number and one special case Character'

test.each([
  ['', '', { new_password1: ['Password is required'] }],
  ['Short-1', 'Short-1', { new_password1: [RULE] }],
  ['no-number!', 'no-number!', { new_password1: [RULE] }],
  ['nospecial77', 'nospecial77', { new_password1: [RULE] }],
  [NEW_PASSWORD, 'Mombasa-tide-8!', { new_password2: ['Both password need to be the same'] }],
  [`${NEW_PASSWORD} `, NEW_PASSWORD, { new_password2: ['Both password need to be the same'] }],
  ['P@ssw0rd', 'P@ssw0rd', { new_password1: [expect.stringContaining('less common')] }],
])('%j with %j is rejected at its field, and the link stays valid', async (password, again, body) => {
  const member = await createMember(site)
  const link = await aLink(member.email)
  const answer = await confirm(link, password, again)
  expect([answer.status, answer.body]).toEqual([400, body])
  expect((await login(member.email, member.password)).status).toBe(200)
  expect((await confirm(link)).status).toBe(200)
})

test('a new password ends all sessions of the member and no others', async () => {
  const [member, other] = [await createMember(site), await createMember(site)]
  const second = (await login(member.email, member.password)).body as { access_token: string; refresh_token: string }
  expect((await confirm(await aLink(member.email))).status).toBe(200)
  for (const token of [member.access, second.access_token])
    expect((await site.call('GET', '/api/auth/user/', { token })).status).toBe(401)
  for (const refresh of [member.refresh, second.refresh_token])
    expect((await site.post('/api/auth/token/refresh/', { refresh })).status).toBe(401)
  expect((await other.call('GET', '/api/auth/user/')).status).toBe(200)
})

test('an unverified account is verified by a password reset, because the member has received the mail', async () => {
  const member = await createMember(site, { isVerified: false })
  const link = await aLink(member.email)
  expect((await login(member.email, member.password)).body).toEqual({ non_field_errors: ['E-mail is not verified.'] })
  expect((await confirm(link)).status).toBe(200)
  expect((await login(member.email, NEW_PASSWORD)).status).toBe(200)
})

test('an email gets at most five reset mails per day', async () => {
  const member = await createMember(site)
  for (let time = 0; time < 8; time++) {
    await ask(member.email)
    await mailbox.mailsTo(member.email)
  }
  expect(await mailbox.mailsTo(member.email)).toHaveLength(5)
  await ageLinks(member.id, 25 * HOUR_MS)
  await ask(member.email)
  expect(await mailbox.mailsTo(member.email)).toHaveLength(6)
})

test('many requests before the mail is sent give one mail', async () => {
  const member = await createMember(site)
  for (let time = 0; time < 4; time++) expect((await ask(member.email)).status).toBe(200)
  expect(await mailbox.mailsTo(member.email)).toHaveLength(1)
})

test('the database contains no token of a link', async () => {
  const member = await createMember(site)
  const { token } = await aLink(member.email)
  const rows = [
    await db.selectFrom('account_token').selectAll().execute(),
    await db.selectFrom('outbox_mail').selectAll().execute(),
  ]
  expect(JSON.stringify(rows)).not.toContain(token)
})
