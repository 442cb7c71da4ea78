import { expect, test } from 'vitest'
import { createModule } from '#testing/builders.ts'
import { createMailbox } from '#testing/mailbox.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const mailbox = await createMailbox(site)

const GRACE = {
  username: 'grace@example.org',
  email: 'grace@example.org',
  first_name: 'Grace',
  last_name: 'Achieng',
  password1: 'Kisumu-lake-7!',
  password2: 'Kisumu-lake-7!',
}
let visitor = 0

/** Each request has its own IP address, because the limits have their own tests. */
function register(more: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  return site.call('POST', '/api/auth/registration/', {
    body: { ...GRACE, ...more },
    headers,
    ip: `10.1.0.${++visitor}`,
  })
}

const login = (email: string, password = GRACE.password1) =>
  site.call('POST', '/api/auth/login/', { body: { email, password }, ip: `10.2.0.${++visitor}` })

test('a trainer signs up, verifies the email and logs in', async () => {
  const email = 'fatou@example.org'
  expect(await register({ username: email, email: ' Fatou@Example.org', first_name: ' Fatou ' })).toMatchObject({
    status: 201,
    body: { detail: 'Verification e-mail sent.' },
  })
  expect(await login(email)).toMatchObject({
    status: 400,
    body: { non_field_errors: ['E-mail is not verified.'] },
  })
  const [mail] = await mailbox.mailsTo(email)
  expect(mail?.subject).toContain('Verify your email')
  expect(mail?.html, 'not by the name: a stranger may have typed it').not.toContain('Fatou')
  const link = await mailbox.lastLinkTo(email)
  expect(link.pathname).toBe('/user/verify-email')
  const verify = () => site.post('/api/auth/registration/verify-email/', { key: link.searchParams.get('key') })
  expect((await verify()).status).toBe(200)
  expect((await verify()).status, 'a second press on the same link').toBe(200)
  expect((await mailbox.mailsTo(email)).at(-1)?.subject).toContain('Welcome')
  const answer = await login('FATOU@example.org')
  expect(answer).toMatchObject({
    status: 200,
    body: {
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      user: { pk: expect.any(Number), email, first_name: 'Fatou', timezone: 'UTC', points: 0, profile_picture: null },
    },
  })
})

test.each([
  [{ first_name: 'A' }, { first_name: ['First name must have at least 2 characters'] }],
  [{ last_name: 'Two\u0000parts' }, { last_name: ['Last name must be one line of text'] }],
  [{ first_name: '' }, { first_name: ['First name is required'] }],
  [{ last_name: 'x'.repeat(101) }, { last_name: ["Last name can't be longer than 100 characters"] }],
  [{ email: 'grace@' }, { email: ['Must be a valid email address'] }],
  [{ email: `${'g'.repeat(100)}@example.org` }, { email: ['Email must be less than 100 characters'] }],
  [
    { password1: 'kisumu-7', password2: 'other' },
    {
      password1: ['Must Contain 8 Characters, One Uppercase, One Lowercase, One Number and one special case Character'],
    },
  ],
  [{ password2: 'Kisumu-lake-8!' }, { password2: ['Both password need to be the same'] }],
  [
    { password1: `A1!${'x'.repeat(126)}`, password2: `A1!${'x'.repeat(126)}` },
    { password1: ['Password can’t be longer than 128 characters'] },
  ],
])('%j is rejected at its field', async (wrong, body) => {
  expect(await register(wrong)).toMatchObject({ status: 400, body })
})

test('a response lists every wrong field', async () => {
  const { status, body } = await site.call('POST', '/api/auth/registration/', { body: {}, ip: '10.3.0.1' })
  expect(status).toBe(400)
  expect(Object.keys(body ?? {}).sort()).toEqual(['email', 'first_name', 'last_name', 'password1', 'password2'])
})

test('a common password is rejected in any case', async () => {
  expect(await register({ email: 'common@example.org', password1: 'P@ssw0rd', password2: 'P@ssw0rd' })).toMatchObject({
    status: 400,
    body: { password1: ['This is one of the passwords that are tried first. Choose one that is less common.'] },
  })
})

test('an email with an account can’t register a second one', async () => {
  const email = 'twice@example.org'
  expect((await register({ email })).status).toBe(201)
  const key = (await mailbox.lastLinkTo(email)).searchParams.get('key')
  await site.post('/api/auth/registration/verify-email/', { key })
  expect(await register({ email: 'TWICE@example.org' })).toMatchObject({
    status: 400,
    body: { email: ['A user is already registered with this e-mail address.'] },
  })
})

test('ten simultaneous registrations with one email create one account and few mails', async () => {
  const email = 'storm@example.org'
  const answers = await Promise.all(Array.from({ length: 10 }, () => register({ email })))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
  const accounts = site.context.database.db.selectFrom('account').select('id').where('email', '=', email)
  expect(await accounts.execute()).toHaveLength(1)
  expect((await mailbox.mailsTo(email)).length).toBeLessThanOrEqual(2)
})

test('a registration that is sent twice with one key creates one account and succeeds twice', async () => {
  const email = 'double@example.org'
  const once = { 'idempotency-key': 'a-form' }
  const ip = '10.4.0.1'
  const send = () => site.call('POST', '/api/auth/registration/', { body: { ...GRACE, email }, headers: once, ip })
  const answers = await Promise.all([send(), send(), send()])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect((await send()).status).toBe(201)
  expect(await mailbox.mailsTo(email)).toHaveLength(1)
})

test('a registration with somebody else’s email loses its password and link to the later registration', async () => {
  const email = 'victim@example.org'
  const strangers = { password1: 'Mallory-was-1st!', password2: 'Mallory-was-1st!', first_name: 'Mallory' }
  expect((await register({ email, ...strangers })).status).toBe(201)
  const old = await mailbox.lastLinkTo(email)
  expect((await register({ email })).status).toBe(201)
  const verify = (link: URL) => site.post('/api/auth/registration/verify-email/', { key: link.searchParams.get('key') })
  expect((await verify(old)).status).toBe(400)
  expect((await verify(await mailbox.lastLinkTo(email))).status).toBe(200)
  expect((await login(email, strangers.password1)).status).toBe(400)
  expect(await login(email)).toMatchObject({ status: 200, body: { user: { first_name: 'Grace' } } })
  expect((await register({ email })).body).toEqual({
    email: ['A user is already registered with this e-mail address.'],
  })
})

test.each([
  ['http://evil.example/', 'A name can’t hold a link or an email address'],
  ['Call www.evil.example', 'A name can’t hold a link or an email address'],
  ['TRP Team', 'This name is kept for the people who run the site. Use your own name.'],
  ['Mod\u200Berator', 'This name is kept for the people who run the site. Use your own name.'],
])('the name %j is rejected', async (name, message) => {
  expect(await register({ first_name: name })).toMatchObject({ status: 400, body: { first_name: [message] } })
})

test('a browser’s newer name of a timezone is accepted', async () => {
  const email = 'kolkata@example.org'
  await register({ email, timezone: 'Asia/Kolkata' })
  const account = site.context.database.db.selectFrom('account').select('timezone').where('email', '=', email)
  expect(await account.executeTakeFirst()).toEqual({ timezone: 'Asia/Calcutta' })
})

test('the owner of an email registers although somebody else did not verify it in three days', async () => {
  const email = 'late@example.org'
  await register({ email, first_name: 'Stranger' })
  const link = await mailbox.lastLinkTo(email)
  await site.context.database.db
    .updateTable('account')
    .set({ created_at: '2026-01-01T00:00:00.000Z' })
    .where('email', '=', email)
    .execute()
  await site.context.database.db
    .updateTable('account_token')
    .set({ created_at: '2026-01-01T00:00:00.000Z' })
    .where('purpose', '=', 'verify')
    .where('account_id', 'in', site.context.database.db.selectFrom('account').select('id').where('email', '=', email))
    .execute()
  const key = link.searchParams.get('key')
  expect((await site.post('/api/auth/registration/verify-email/', { key })).status).toBe(400)
  expect((await register({ email, first_name: 'Owner' })).status).toBe(201)
})

test('the verification mail is sent again on request, but only for an unverified account', async () => {
  const email = 'again@example.org'
  await register({ email })
  const first = await mailbox.lastLinkTo(email)
  const ask = (address: string) =>
    site.call('POST', '/api/auth/registration/resend-email/', { body: { email: address }, ip: '10.5.0.1' })
  const known = await ask(email)
  const unknown = await ask('nobody@example.org')
  expect(known).toMatchObject({ status: 200, body: unknown.body as object })
  expect(await mailbox.mailsTo(email)).toHaveLength(2)
  expect(await mailbox.mailsTo('nobody@example.org')).toHaveLength(0)
  const second = await mailbox.lastLinkTo(email)
  expect(second.href).not.toBe(first.href)
  for (const link of [first, second]) {
    const key = link.searchParams.get('key')
    expect((await site.post('/api/auth/registration/verify-email/', { key })).status).toBe(200)
  }
  await ask(email)
  expect((await mailbox.mailsTo(email)).filter(({ subject }) => subject?.includes('Verify'))).toHaveLength(2)
})

test('an email gets at most five verification mails per day', async () => {
  const email = 'flooded@example.org'
  await register({ email })
  for (let time = 0; time < 8; time++) {
    await site.call('POST', '/api/auth/registration/resend-email/', { body: { email }, ip: `10.6.0.${time}` })
    await mailbox.mailsTo(email)
  }
  expect(await mailbox.mailsTo(email)).toHaveLength(5)
})

test('an invented key is rejected', async () => {
  expect(await site.post('/api/auth/registration/verify-email/', { key: 'x'.repeat(43) })).toMatchObject({
    status: 400,
    body: { non_field_errors: ['This link is not valid any more. Ask for a new one.'] },
  })
})

test('the database contains no token of a mail', async () => {
  await register({ email: 'secret@example.org' })
  const key = (await mailbox.lastLinkTo('secret@example.org')).searchParams.get('key') ?? ''
  const rows = [
    await site.context.database.db.selectFrom('account_token').selectAll().execute(),
    await site.context.database.db.selectFrom('outbox_mail').selectAll().execute(),
  ]
  expect(JSON.stringify(rows)).not.toContain(key)
})

test.each([
  ['/training/implants?preview=handouts-3#save-module-12', '/training/implants?preview=handouts-3#save-module-12'],
  ['https://evil.example/', null],
  ['//evil.example/', null],
  ['/\\evil.example', null],
])('the link of the mail leads back to %s only on this site', async (next, expected) => {
  const email = `back${++visitor}@example.org`
  expect((await register({ username: email, email, next })).status).toBe(201)
  const link = await mailbox.lastLinkTo(email)
  expect(link.searchParams.get('key')).toMatch(/./)
  expect(link.searchParams.get('next')).toBe(expected)
})

/** Signs up with a page to come back to, and verifies. @returns the page of the answer, and the member's bookmarks */
async function comeBack(next: string, later = 0) {
  const email = `intent${++visitor}@example.org`
  await register({ username: email, email, next })
  const { db } = site.context.database
  if (later > 0) {
    const created_at = new Date(Date.now() - later).toISOString()
    await db.updateTable('sign_up_return').set({ created_at }).where('path', '=', next).execute()
  }
  const key = (await mailbox.lastLinkTo(email)).searchParams.get('key')
  const answers = [0, 1].map(() => site.post('/api/auth/registration/verify-email/', { key }))
  const pages = (await Promise.all(answers)).flatMap(({ body }) => (body as { next?: string }).next ?? [])
  const { body } = await login(email)
  const token = (body as { access_token: string }).access_token
  const bookmarks = await site.call('GET', '/api/training/bookmarks/', { token })
  const followed = await site.call('GET', '/api/training/follow/', { token })
  return { pages, saved: JSON.stringify(bookmarks.body), followed: JSON.stringify(followed.body) }
}

test('what a guest wanted is done once with the verification, also on another device', async () => {
  const { id, slug } = await createModule(site.context, { name: 'Wanted module' })
  const saved = await comeBack(`/training/${slug}#save-module-${id}`)
  expect(saved.pages, 'two presses at once: one of them does it').toEqual([`/training/${slug}#done-save-module-${id}`])
  expect(saved.saved).toContain('Wanted module')
  const followed = await comeBack(`/training/${slug}#follow-${id}`)
  expect(followed.pages).toEqual([`/training/${slug}#done-follow-${id}`])
  expect(followed.followed).toContain('Wanted module')
})

test('an intent that nobody knows, of something that is gone, or older than a week leaves the page', async () => {
  const { id, slug } = await createModule(site.context, { name: 'Wanted late' })
  const week = 7 * 24 * 3_600_000 + 1000
  expect((await comeBack(`/training/${slug}#save-module-999999`)).pages).toEqual([`/training/${slug}`])
  expect((await comeBack(`/training/${slug}#save-account-1`)).pages).toEqual([`/training/${slug}`])
  expect((await comeBack(`/training/${slug}#videos`)).pages).toEqual([`/training/${slug}#videos`])
  expect((await comeBack('//evil.example/#save-module-1')).pages).toEqual([])
  const late = await comeBack(`/training/${slug}?tab=1#save-module-${id}`, week)
  expect(late.pages).toEqual([`/training/${slug}?tab=1`])
  expect(late.saved).not.toContain('Wanted late')
})
