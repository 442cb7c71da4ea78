import { expect, test } from 'vitest'
import { PERSONAL_DATA_PROVIDERS } from '#app/features.ts'
import { makeCopies } from '#features/accounts/server/actions/data-copy.ts'
import { nameColumns } from '#features/accounts/server/actions/new-account.ts'
import { denials } from '#features/moderation/messages.ts'
import { suspend, writeTo } from '#features/moderation/server/public.ts'
import { setUpSecondFactor } from '#testing/accounts/second-factor.ts'
import { postDiscussion } from '#testing/discussion.ts'
import { createMailbox } from '#testing/mailbox.ts'
import { createMember, createStaff, type TestMember } from '#testing/member.ts'
import { because, inTransaction, randomIp } from '#testing/moderation/moderation.ts'
import { createSite } from '#testing/site.ts'
import type { People, Person } from '../contract.ts'
import { resetDueFactors } from './factor-resets.ts'

const site = await createSite()
const mailbox = await createMailbox(site)
const { db } = site.context.database
const [admin, moderator, editor, member] = [
  await createStaff(site, 'admin'),
  await createStaff(site, 'moderator'),
  await createStaff(site, 'editor'),
  await createMember(site),
]

const list = async (by: TestMember, query = '') => (await by.call('GET', `/api/people/${query}`)).body as People
const person = async (by: TestMember, id: number) => (await by.call('GET', `/api/people/${id}/`)).body as Person
const subjectsTo = async ({ email }: TestMember) => (await mailbox.mailsTo(email)).map(({ subject }) => subject)

async function named(first_name: string, last_name: string): Promise<TestMember> {
  const created = await createMember(site, { email: `${last_name.toLowerCase()}@example.org` })
  await db.updateTable('account').set(nameColumns({ first_name, last_name })).where('id', '=', created.id).execute()
  return created
}

const CALLS = [
  ['GET', '/api/people/', undefined, 'moderator'],
  ['GET', '/api/people/ID/', undefined, 'moderator'],
  ['POST', '/api/people/ID/decision/', { action: 'warn', reason: 'Advertising' }, 'moderator'],
  ['PUT', '/api/people/ID/role/', { role: 'editor' }, 'admin'],
  ['PUT', '/api/people/ID/address/', { email: 'new-address@example.org' }, 'admin'],
  ['POST', '/api/people/ID/login-link/', undefined, 'admin'],
  ['DELETE', '/api/people/ID/sessions/', undefined, 'admin'],
  ['POST', '/api/people/ID/second-factor-reset/', { reason: 'Lost phone' }, 'admin'],
  ['POST', '/api/people/ID/data/', undefined, 'admin'],
  ['DELETE', '/api/people/ID/', { posts: 'stay' }, 'admin'],
  ['POST', '/api/invitations/known/', { email: 'a@example.org' }, 'admin'],
  ['POST', '/api/invitations/', { email: 'a@example.org', role: 'editor' }, 'admin'],
  ['POST', '/api/invitations/1/send/', undefined, 'admin'],
  ['DELETE', '/api/invitations/1/', undefined, 'admin'],
] as const

test.each(CALLS)('%s %s is for the role alone', async (method, path, body, role) => {
  const subject = await createMember(site)
  const url = path.replace('ID', String(subject.id))
  const statusOf = async (by: TestMember) => (await by.call(method, url, { body, ip: randomIp() })).status
  expect((await site.call(method, url, { body })).status).toBe(401)
  expect(await statusOf(member)).toBe(403)
  expect(await statusOf(editor)).toBe(403)
  expect(await statusOf(await createMember(site, { role: 'admin' })), 'without a second factor').toBe(403)
  if (role === 'admin') expect(await statusOf(moderator)).toBe(403)
  else expect(await statusOf(moderator)).not.toBe(403)
  expect(await statusOf(admin)).not.toBe(403)
})

test('staff come first, then who needs a look, then the others by their last visit', async () => {
  const [quiet, bad, hidden] = [await createMember(site), await createMember(site), await createMember(site)]
  await inTransaction(site, (tx) => writeTo(tx, bad.id, 'warn', because('Rude')))
  await postDiscussion(hidden)
  await db.updateTable('discussion').set({ state: 'hidden' }).where('author_id', '=', hidden.id).execute()
  await db
    .updateTable('account')
    .set({ last_seen_at: '2020-01-01T00:00:00.000Z' })
    .where('id', 'in', [bad.id, hidden.id])
    .execute()
  const { results, counts } = await list(admin)
  const ids = results.map(({ id }) => id)
  expect(results[0]?.role).toBe('admin')
  expect(ids.indexOf(editor.id)).toBeLessThan(ids.indexOf(bad.id))
  expect(ids.indexOf(bad.id)).toBeLessThan(ids.indexOf(quiet.id))
  expect(ids.indexOf(hidden.id)).toBeLessThan(ids.indexOf(quiet.id))
  expect(results.find(({ id }) => id === bad.id)?.standing).toMatchObject({ kind: 'warned', count: 1 })
  expect(results.find(({ id }) => id === hidden.id)?.standing).toMatchObject({ kind: 'hidden', count: 1 })
  expect(counts).toMatchObject({ everyone: expect.any(Number), warned: expect.any(Number) })
  expect((await list(admin, '?show=warned')).results.map(({ id }) => id)).toContain(bad.id)
})

test('pages follow each other without gaps and repetitions', async () => {
  for (let count = 0; count < 60; count++) await createMember(site)
  const seen: number[] = []
  for (let page = 1; ; page++) {
    const { results, next } = await list(admin, `?page=${page}`)
    seen.push(...results.map(({ id }) => id))
    if (next === null) break
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBe((await list(admin)).count)
})

test('people are found by parts of names without accents; administrators search addresses too', async () => {
  const found = await named('Fátou', 'Diöp')
  for (const search of ['fatou', 'DIOP', 'diop fat', 'tou d'])
    expect(
      (await list(moderator, `?search=${search}`)).results.map(({ id }) => id),
      search,
    ).toEqual([found.id])
  await named('Sam', 'Cole')
  expect((await list(admin, '?search=cole@ex')).results).toMatchObject([{ first_name: 'Sam' }])
  expect((await list(moderator, '?search=cole@ex')).results).toEqual([])
  expect((await list(admin, '?search=%25%25')).results, 'a percent sign is a letter').toEqual([])
})

test('the headings sort', async () => {
  const [last, busy] = [await named('Aaa', 'Aaa'), await named('Zzz', 'Zzz')]
  await postDiscussion(busy)
  expect((await list(admin, '?sort=name')).results[0]?.id).toBe(last.id)
  expect((await list(admin, '?sort=posts')).results.slice(0, 3).map(({ id }) => id)).toContain(busy.id)
  const times = (await list(admin, '?sort=visit')).results.map(({ last_seen_at }) => last_seen_at)
  expect(times).toEqual(times.toSorted().reverse())
})

test('moderators never get an address, a session or the account', async () => {
  const answers = [await list(moderator), await list(moderator, '?search=nakato'), await person(moderator, member.id)]
  const text = JSON.stringify(answers)
  expect(text).toContain('m…@example.org')
  expect(text).not.toMatch(/[a-z0-9]@example/)
  expect(answers[0]).toMatchObject({ invitations: [] })
  expect(answers[2]).toMatchObject({ account: null })
  expect(await person(admin, member.id)).toMatchObject({
    email: member.email,
    account: { sessions: [{ device: '' }], second_factor_at: null, bookmarks: 0, newsletter: false },
  })
})

test('moderators write, warn, suspend and lift; nobody decides about themselves or the same role', async () => {
  const subject = await createMember(site)
  const decide = (action: string, id = subject.id, reason = 'Advertising') =>
    moderator.call('POST', `/api/people/${id}/decision/`, { body: { action, reason, days: 7 }, ip: randomIp() })
  expect((await decide('message')).body, 'a message is no warning').toMatchObject({ standing: { kind: 'good' } })
  expect((await decide('suspend')).body).toMatchObject({ standing: { kind: 'suspended' } })
  expect((await decide('lift', subject.id, '')).body).toMatchObject({ standing: { kind: 'good' } })
  expect((await decide('warn', subject.id, '')).body, 'without a reason').toMatchObject({
    reason: [expect.any(String)],
  })
  expect((await decide('warn')).body).toMatchObject({ standing: { kind: 'warned', count: 1 } })
  const logged = await db.selectFrom('moderation_entry').select('action').where('member_id', '=', subject.id).execute()
  expect(logged.map(({ action }) => action)).toEqual(['message', 'suspend', 'unsuspend', 'warn'])
  const other = await createStaff(site, 'moderator')
  for (const [id, said] of [
    [moderator.id, denials.own_case],
    [other.id, denials.same_role],
    [admin.id, denials.same_role],
  ] as const)
    expect((await decide('suspend', id)).body).toEqual({ non_field_errors: [said] })
  const { body } = await moderator.call('GET', '/api/moderation/cases/')
  expect(body, 'their mails have left, so nothing can be undone').toMatchObject({ undoable: null })
  const starts = ['A message from', 'A word from'].map((start) => expect.stringContaining(start))
  expect(await subjectsTo(subject), 'none about a suspension that has ended').toEqual(starts)
  await inTransaction(site, (tx) => suspend(tx, subject.id, null, because('Spam')))
  expect((await list(moderator, '?show=suspended')).results.map(({ id }) => id)).toContain(subject.id)
})

test('a promoted member sets up the second factor by a link, and a role that is taken away ends at once', async () => {
  const subject = await createMember(site)
  const setRole = (role: string) => admin.call('PUT', `/api/people/${subject.id}/role/`, { body: { role } })
  expect((await setRole('moderator')).body).toMatchObject({ role: 'moderator', account: { sessions: [] } })
  expect((await subject.call('GET', '/api/people/')).status, 'the sessions have ended').toBe(401)
  const link = (await mailbox.lastLinkTo(subject.email)).searchParams.get('url') ?? ''
  const [, uid, token] = /confirm\/([^/]+)\/([^/]+)/.exec(link) ?? []
  const password = 'Kingfisher-77!'
  const passwords = { uid, token, new_password1: password, new_password2: password }
  expect((await site.post('/api/auth/password/reset/confirm/', passwords)).status).toBe(200)
  const logIn = async () => {
    const { body } = await site.call('POST', '/api/auth/login/', {
      body: { email: subject.email, password },
      ip: randomIp(),
    })
    const token = Object(body).access_token
    return {
      call: (...[method, url, given]: Parameters<TestMember['call']>) => site.call(method, url, { token, ...given }),
    }
  }
  const promoted = await logIn()
  expect((await promoted.call('GET', '/api/people/')).status, 'it counts with a second factor').toBe(403)
  await setUpSecondFactor(promoted)
  expect((await promoted.call('GET', '/api/people/')).status).toBe(200)
  expect((await setRole('member')).status).toBe(200)
  expect((await promoted.call('GET', '/api/people/')).status, 'while signed in').toBe(401)
  expect((await (await logIn()).call('GET', '/api/people/')).status).toBe(403)
  const log = JSON.stringify((await admin.call('GET', '/api/editing/audit/?kind=person')).body)
  expect(log).toMatch(/role-changed.*"detail":"Member".*"detail":"Moderator"/)
  expect((await editor.call('GET', '/api/editing/audit/?kind=person')).body).toMatchObject({ count: 0 })
  expect(
    (
      await admin.call('PUT', `/api/people/${(await createMember(site, { isVerified: false })).id}/role/`, {
        body: { role: 'editor' },
      })
    ).status,
  ).toBe(400)
})

test('the last administrator cannot be changed, also not by two at once', async () => {
  const other = await createStaff(site, 'admin')
  const demote = (by: TestMember, id: number) =>
    by.call('PUT', `/api/people/${id}/role/`, { body: { role: 'member' }, ip: randomIp() })
  const lastAdmin = { non_field_errors: ['Somebody must stay administrator. Make a colleague one first.'] }
  expect(await demote(admin, admin.id)).toMatchObject({ status: 400, body: lastAdmin })
  const ready = await createStaff(site, 'admin')
  await setUpSecondFactor(ready)
  await setUpSecondFactor(other)
  const statuses = await Promise.all([demote(other, ready.id), demote(ready, other.id)])
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)])
  const left = await db.selectFrom('account').select('id').where('role', '=', 'admin').execute()
  expect(left.length).toBeGreaterThan(0)
})

test('an administrator ends sessions, and mails the link that is needed to log in', async () => {
  const subject = await createMember(site)
  const session = (await person(admin, subject.id)).account?.sessions[0]?.id
  const sessions = (id: number) => `/api/people/${id}/sessions/?session=${session}`
  expect((await admin.call('DELETE', sessions(member.id))).status, 'of another').toBe(404)
  expect((await admin.call('DELETE', sessions(subject.id))).status).toBe(200)
  expect((await subject.call('GET', '/api/auth/user/')).status).toBe(401)
  const fresh = await createMember(site, { isVerified: false })
  for (const { id } of [subject, fresh])
    expect((await admin.call('POST', `/api/people/${id}/login-link/`)).status).toBe(200)
  expect(await subjectsTo(fresh)).toEqual([expect.stringContaining('Verify your email')])
  expect(await subjectsTo(subject)).toEqual([expect.stringContaining('password')])
})

test('a new address gets a link to choose a password, the old one a mail, and the sessions end', async () => {
  const subject = await createMember(site)
  const email = `new-${subject.email}`
  const change = (address: string) =>
    admin.call('PUT', `/api/people/${subject.id}/address/`, { body: { email: address }, ip: randomIp() })
  expect((await change(member.email)).body).toMatchObject({ email: [expect.any(String)] })
  expect((await change(email)).body).toMatchObject({ email, account: { sessions: [] } })
  expect((await subject.call('GET', '/api/auth/user/')).status).toBe(401)
  expect(await subjectsTo(subject)).toEqual([expect.stringContaining('another mail address')])
  expect(await subjectsTo({ ...subject, email })).toEqual([expect.stringContaining('password')])
})

test('an administrator closes an account of somebody else, who opens it again by signing in', async () => {
  const subject = await createMember(site)
  const close = (id: number) => admin.call('DELETE', `/api/people/${id}/`, { body: { posts: 'go' }, ip: randomIp() })
  expect((await close(admin.id)).body).toEqual({ non_field_errors: [denials.own_case] })
  expect((await close(subject.id)).body).toMatchObject({ standing: { kind: 'closed' } })
  expect((await close(subject.id)).status, 'closed before').toBe(404)
  expect((await subject.call('GET', '/api/auth/user/')).status).toBe(401)
  expect(await subjectsTo(subject)).toEqual([expect.stringContaining('Your account is closed')])
  const { email, password } = subject
  expect((await site.call('POST', '/api/auth/login/', { body: { email, password }, ip: randomIp() })).status).toBe(200)
  expect(await person(admin, subject.id)).toMatchObject({ standing: { kind: 'good' } })
})

test('a second factor is reset the next day, unless its owner stops it', async () => {
  const subject = await createStaff(site, 'editor')
  await setUpSecondFactor(subject)
  const reset = () =>
    admin.call('POST', `/api/people/${subject.id}/second-factor-reset/`, {
      body: { reason: 'Lost phone' },
      ip: randomIp(),
    })
  expect((await reset()).body).toMatchObject({ account: { factor_reset_at: expect.any(String) } })
  const key = (await mailbox.lastLinkTo(subject.email)).searchParams.get('key')
  expect((await site.post('/api/second-factor-reset/stop/', { key: `${key}x` })).status).toBe(400)
  expect((await site.post('/api/second-factor-reset/stop/', { key })).status).toBe(200)
  expect((await site.post('/api/second-factor-reset/stop/', { key })).status, 'once').toBe(400)
  const tomorrow = new Date(Date.now() + 25 * 60 * 60_000)
  await resetDueFactors(db, tomorrow)
  expect((await subject.call('GET', '/api/editing/trash/')).status).toBe(200)
  await reset()
  await resetDueFactors(db, new Date())
  expect((await subject.call('GET', '/api/editing/trash/')).status, 'not before the day is over').toBe(200)
  await db.updateTable('second_factor_reset').set({ due_at: new Date().toISOString() }).execute()
  await resetDueFactors(db, new Date())
  expect((await subject.call('GET', '/api/editing/trash/')).status).toBe(401)
  expect(await person(admin, subject.id)).toMatchObject({ account: { second_factor_at: null, factor_reset_at: null } })
  expect((await subjectsTo(subject)).at(-1)).toContain('Set up your second factor')
})

test('a copy of the data that an administrator asks for goes to the member alone, and into the log', async () => {
  const owner = await named('Halima', 'Juma')
  const { status, body } = await admin.call('POST', `/api/people/${owner.id}/data/`)
  expect([status, body]).toMatchObject([200, { account: { copy_asked_at: expect.any(String) } }])
  await makeCopies(site.context, PERSONAL_DATA_PROVIDERS)
  expect(await subjectsTo(owner)).toContainEqual(expect.stringContaining('Your data is ready'))
  expect(JSON.stringify(await subjectsTo(admin))).not.toContain('Your data')
  expect((await owner.call('GET', '/api/auth/user/data/')).body).toMatchObject({ download: expect.any(String) })
  expect(JSON.stringify(await person(admin, owner.id))).not.toContain('archive')
  const log = await admin.call('GET', '/api/editing/audit/?action=data-asked')
  expect(Object(log.body).results[0]).toMatchObject({ title: 'Halima Juma', by: { id: admin.id } })
})
