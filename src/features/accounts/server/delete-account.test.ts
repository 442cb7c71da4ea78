import { json } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PERSONAL_DATA_PROVIDERS } from '#app/features.ts'
import { jsonParts } from '#platform/http/batches.ts'
import { queueMail } from '#platform/mail/mail.ts'
import { downloadCopy, endGrace, readCopy } from '#testing/accounts/personal-data.ts'
import { setUpSecondFactor } from '#testing/accounts/second-factor.ts'
import { postComment, postDiscussion } from '#testing/discussion.ts'
import { createMailbox } from '#testing/mailbox.ts'
import { createMember, createStaff, type TestMember } from '#testing/member.ts'
import { createSubscriber } from '#testing/newsletter/subscriber.ts'
import { createSite } from '#testing/site.ts'
import type { User } from '../contract.ts'
import { deleteOldCopies } from './actions/data-copy.ts'

const site = await createSite()
const mailbox = await createMailbox(site)
const { db } = site.context.database
const ADDRESS = '/api/auth/user/'

let visitor = 0
const randomIp = () => `10.40.0.${visitor++}`

const leave = (member: TestMember, password = member.password, headers: Record<string, string> = {}) =>
  member.call('DELETE', ADDRESS, { body: { password }, ip: randomIp(), headers })

const login = ({ email, password }: { email: string; password: string }) =>
  site.call('POST', '/api/auth/login/', { body: { email, password }, ip: randomIp() })

/** The personal data of a member, by feature. */
async function keptFor(accountId: number) {
  return Promise.all(PERSONAL_DATA_PROVIDERS.map(async (store) => [store.name, await store.export(db, accountId)]))
}

async function withPhoto(member: TestMember): Promise<string> {
  const bytes = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('profile_picture', new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' }))
  const answer = await member.call('PATCH', ADDRESS, { form, ip: randomIp() })
  expect(answer.status).toBe(200)
  return (answer.body as User).profile_picture ?? ''
}

test('a member downloads everything that the site stores: profile, sessions and the data of each feature', async () => {
  const [member, other] = [await createMember(site), await createMember(site)]
  const body = await readCopy(site, member)
  expect(body).toMatchObject({
    profile: { email: member.email, first_name: 'Amina', timezone: 'Africa/Kampala', created_at: expect.any(String) },
    sessions: [{ created_at: expect.any(String), ended_at: null }],
  })
  expect(PERSONAL_DATA_PROVIDERS.length).toBeGreaterThan(0)
  for (const store of PERSONAL_DATA_PROVIDERS)
    expect(body, store.name).toHaveProperty(store.name, await json(jsonParts(await store.export(db, member.id))))
  const text = JSON.stringify(body)
  expect(text).not.toContain(other.email)
  expect(text, 'nothing that opens anything').not.toMatch(/argon2|password|token|renewal/)
})

test('a member deletes the account only with the right password', async () => {
  const member = await createMember(site)
  expect(await leave(member, 'Not-the-one-1!')).toMatchObject({
    status: 400,
    body: { password: ['This is not your password.'] },
  })
  expect(await leave(member, '')).toMatchObject({ status: 400, body: { password: ['Password is required'] } })
  expect((await member.call('GET', ADDRESS)).status).toBe(200)
  expect(await leave(member)).toMatchObject({ status: 204, body: null })
})

test('somebody who guesses the password in an open session is slowed down', async () => {
  const member = await createMember(site)
  const ip = randomIp()
  const guess = (password: string) => member.call('DELETE', ADDRESS, { body: { password }, ip })
  for (let time = 0; time < 5; time++) expect((await guess(`Wrong-${time}!`)).status).toBe(400)
  expect((await guess(member.password)).status).toBe(429)
})

test('a deleted member leaves nothing but “Former member”', async () => {
  const member = await createMember(site)
  const other = await createMember(site)
  const address = await withPhoto(member)
  const bytes = (await site.app.inject(address)).rawPayload
  expect(bytes.length).toBeGreaterThan(0)
  const { sha256 } = await db
    .selectFrom('file')
    .innerJoin('account', 'account.picture_file_id', 'file.id')
    .select('sha256')
    .where('account.id', '=', member.id)
    .executeTakeFirstOrThrow()
  const second = (await login(member)).body as { access_token: string }
  expect((await site.get(`/api/user/${member.id}/`)).status).toBe(200)
  const keptForOther = await keptFor(other.id)
  expect(keptForOther).not.toEqual(await keptFor(0))

  expect((await leave(member)).status).toBe(204)
  await endGrace(site)

  for (const token of [member.access, second.access_token])
    expect((await site.call('GET', ADDRESS, { token })).status).toBe(401)
  expect((await site.post('/api/auth/token/refresh/', { refresh: member.refresh })).status).toBe(401)
  expect((await login(member)).status).toBe(400)
  expect((await site.get(`/api/user/${member.id}/`)).status).toBe(404)
  expect((await site.app.inject(address)).statusCode).toBe(404)
  expect(await site.context.store.has(sha256)).toBe(false)
  const row = await db.selectFrom('account').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    email: null,
    password_hash: '',
    first_name: 'Former',
    last_name: 'member',
    picture_file_id: null,
    removed_at: expect.any(String),
  })
  expect(await keptFor(member.id), 'as for one who was never here').toEqual(await keptFor(0))
  expect((await other.call('GET', ADDRESS)).status, 'others stay').toBe(200)
  expect(await keptFor(other.id)).toEqual(keptForOther)
})

test('a deleted member gets no queued mail, and others get theirs', async () => {
  const [member, other] = [await createMember(site), await createMember(site)]
  await db.transaction().execute(async (tx) => {
    for (const recipient of [member.email, other.email])
      await queueMail(tx, { kind: 'welcome', recipient, data: { name: 'Amina' } }, new Date())
  })
  expect((await leave(member)).status).toBe(204)
  expect((await mailbox.mailsTo(member.email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Your account is closed'),
  ])
  expect(await mailbox.mailsTo(other.email)).toHaveLength(1)
})

test('a deleted member’s email is neither in the newsletter nor in a stored response', async () => {
  const member = await createMember(site)
  const headers = { 'idempotency-key': 'a-change' }
  await member.call('PATCH', ADDRESS, { body: { bio: 'A bio to forget' }, headers, ip: randomIp() })
  await createSubscriber(site, member.email)
  const storedText = async () => {
    const tables = ['idempotent_response', 'newsletter_subscriber'] as const
    return JSON.stringify(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())))
  }
  expect(await storedText()).toMatch(/A bio to forget.*"email":"/s)
  expect((await leave(member)).status).toBe(204)
  await endGrace(site)
  expect(await storedText()).not.toMatch(new RegExp(`A bio to forget|${member.email}`))
})

test('a deleted member registers the email again and does not get the old account', async () => {
  const member = await createMember(site)
  expect((await leave(member)).status).toBe(204)
  await endGrace(site)
  const password = 'Entebbe-airport-4!'
  const names = { first_name: 'Amina', last_name: 'Again' }
  const registered = await site.call('POST', '/api/auth/registration/', {
    body: { email: member.email, password1: password, password2: password, ...names },
    ip: randomIp(),
  })
  expect(registered.status).toBe(201)
  const key = (await mailbox.lastLinkTo(member.email)).searchParams.get('key')
  expect((await site.post('/api/auth/registration/verify-email/', { key })).status).toBe(200)
  expect((await login(member)).status).toBe(400)
  const { status, body } = await login({ email: member.email, password })
  expect(status).toBe(200)
  expect(body).toMatchObject({ user: { last_name: 'Again' } })
  expect((body as { user: User }).user.id).not.toBe(member.id)
})

test('the idempotency key of another change does not delete the account', async () => {
  const member = await createMember(site)
  const headers = { 'idempotency-key': 'one-key-for-all' }
  await member.call('PATCH', ADDRESS, { body: { bio: 'Trainer' }, headers, ip: randomIp() })
  expect((await leave(member, member.password, headers)).status).toBe(204)
  expect((await member.call('GET', ADDRESS)).status).toBe(401)
})

test('a photo that is uploaded while the account is deleted does not stay', async () => {
  const member = await createMember(site)
  await Promise.all([leave(member), withPhoto(member).catch(() => undefined), withPhoto(member).catch(() => undefined)])
  await endGrace(site)
  const files = await db.selectFrom('file').select('id').where('name', '=', `member-${member.id}.jpg`).execute()
  expect(files).toEqual([])
})

test('two members delete their accounts without a conflict', async () => {
  for (const member of [await createMember(site), await createMember(site)])
    expect((await leave(member)).status).toBe(204)
})

test('a login within seven days takes the deletion back, and everything is as it was', async () => {
  const [member, other] = [await createMember(site), await createMember(site)]
  const { id } = await postDiscussion(other)
  await postComment(member, id)
  const author = async () => Object((await site.get(`/api/community/discussion/${id}/`)).body).comments[0].author
  const before = await author()
  const kept = await keptFor(member.id)
  expect((await leave(member)).status).toBe(204)
  expect(await author()).toMatchObject({ first_name: 'Former', is_removed: true })
  expect((await login({ ...member, password: 'Not-the-one-1!' })).status).toBe(400)
  expect((await author()).is_removed, 'a wrong password opens nothing').toBe(true)
  expect((await login(member)).status).toBe(200)
  await endGrace(site)
  expect(await author()).toEqual(before)
  expect(await keptFor(member.id)).toEqual(kept)
  expect((await site.get(`/api/user/${member.id}/`)).status).toBe(200)
  expect((await mailbox.mailsTo(member.email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Your account is closed'),
    expect.stringContaining('Your account is open again'),
  ])
})

test('after seven days the posts stay or go, as the member has chosen', async () => {
  const other = await createMember(site)
  const { id } = await postDiscussion(other)
  for (const posts of ['stay', 'go'] as const) {
    const member = await createMember(site)
    const comment = await postComment(member, id)
    const own = await postDiscussion(member)
    const body = { password: member.password, posts }
    expect((await member.call('DELETE', ADDRESS, { body, ip: randomIp() })).status).toBe(204)
    const isThere = async () => [
      (await site.get(`/api/community/discussion/${own.id}/`)).status === 200,
      Object((await site.get(`/api/community/discussion/${id}/`)).body).comments.some(
        (each: { id: number }) => each.id === comment,
      ),
    ]
    expect(await isThere(), 'in the time of grace nothing is lost').toEqual([true, true])
    await endGrace(site)
    expect(await isThere()).toEqual(posts === 'stay' ? [true, true] : [false, false])
    expect((await login(member)).status).toBe(400)
  }
})

test('the last administrator cannot go', async () => {
  const alone = await createStaff(site, 'admin')
  expect(await leave(alone)).toMatchObject({
    status: 400,
    body: { non_field_errors: ['Somebody must stay administrator. Make a colleague one first.'] },
  })
  const second = await createStaff(site, 'admin')
  expect((await leave(alone)).status, 'a colleague without a second factor cannot log in').toBe(400)
  await setUpSecondFactor(second)
  expect((await leave(alone)).status).toBe(204)
})

test('the copy of 5,000 posts is made by the job, comes by mail, has the photo and ends', async () => {
  const [member, other] = [await createMember(site), await createMember(site)]
  await withPhoto(member)
  const { id } = await postDiscussion(other)
  const row = { discussion_id: id, author_id: member.id, body: 'Words', body_hash: '', state: 'visible' as const }
  const now = new Date().toISOString()
  const rows = Array.from({ length: 500 }, () => ({ ...row, created_at: now, updated_at: now }))
  for (let time = 0; time < 10; time++) await db.insertInto('comment').values(rows).execute()
  const url = '/api/auth/user/data/'
  expect((await member.call('GET', url)).body).toMatchObject({ asked_at: null })
  expect((await member.call('POST', url)).body).toMatchObject({ asked_at: expect.any(String), made_at: null })

  const files = await downloadCopy(site, member)
  expect(Object.keys(files)).toEqual(['my-data.json', `member-${member.id}.jpg`])
  expect(JSON.parse(new TextDecoder().decode(files['my-data.json'])).community.comments).toHaveLength(5000)
  expect((await mailbox.lastLinkTo(member.email)).pathname, 'the link needs the login').toBe('/user/settings')
  const { download } = Object((await member.call('GET', url)).body)
  expect((await site.get(download.replace(`/${member.id}/`, `/${other.id}/`))).status).toBe(404)
  await deleteOldCopies(site.context, new Date(Date.now() + 8 * 24 * 60 * 60_000))
  expect((await site.get(download)).status).toBe(404)
  expect((await member.call('GET', url)).body).toMatchObject({ asked_at: null, download: null })
})
