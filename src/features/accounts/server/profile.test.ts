import { expect, test } from 'vitest'
import { change, changeByForm, createPicture, PROFILE, randomIp, userOf, withPhoto } from '#testing/accounts/profile.ts'
import { createMember } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const { db } = site.context.database

test.each([
  ['JSON', change],
  ['a form', changeByForm],
] as const)('a member changes the profile by %s', async (_, send) => {
  const member = await createMember(site)
  const changes = {
    first_name: 'Zuri',
    last_name: ' Mwangi ',
    bio: 'Nurse and trainer',
    linkedin_url: 'https://www.linkedin.com/in/zuri',
    timezone: 'Africa/Nairobi',
  }
  const answer = await send(member, changes)
  expect(answer).toMatchObject({ status: 200, body: { ...changes, last_name: 'Mwangi', email: member.email } })
  expect(await userOf(member)).toEqual(answer.body)
})

test('a LinkedIn address without https:// is completed, and hidden characters leave names and bio', async () => {
  const member = await createMember(site)
  const typed = { first_name: '\u202EZuri\u200B', bio: 'Nurse\u2066', linkedin_url: 'linkedin.com/in/zuri' }
  expect((await change(member, typed)).body).toMatchObject({
    first_name: 'Zuri',
    bio: 'Nurse',
    linkedin_url: 'https://linkedin.com/in/zuri',
  })
})

test('fields that a request does not contain stay as they are', async () => {
  const member = await createMember(site)
  const before = await userOf(member)
  expect((await change(member, { bio: 'Midwife' })).body).toEqual({ ...before, bio: 'Midwife' })
  expect((await change(member, {})).body).toEqual({ ...before, bio: 'Midwife' })
})

test.each([
  ['first_name', '', 'First name is required'],
  ['first_name', '   ', 'First name is required'],
  ['first_name', 'A', 'First name must have at least 2 characters'],
  ['first_name', 'x'.repeat(101), "First name can't be longer than 100 characters"],
  ['last_name', '', 'Last name is required'],
  ['last_name', 'A', 'Last name must have at least 2 characters'],
  ['last_name', 'x'.repeat(101), "Last name can't be longer than 100 characters"],
  ['bio', 'x', 'Bio must have at least 2 characters'],
  ['bio', 'x'.repeat(151), "Bio can't be longer than 150 characters"],
  ['bio', 'a\u0000b', 'Bio has characters that can’t be kept'],
  ['linkedin_url', 'https://example.org/a\u0000', 'URL is not valid'],
  ['linkedin_url', 'linkedin', 'URL is not valid'],
  ['first_name', 'Moderator', 'This name is kept for the people who run the site. Use your own name.'],
  ['linkedin_url', 'javascript:alert(1)', 'URL is not valid'],
  ['linkedin_url', 'ftp://example.org/a', 'URL is not valid'],
  ['linkedin_url', 'https://', 'URL is not valid'],
  ['linkedin_url', 'https://exam ple.org', 'URL is not valid'],
  ['timezone', '', 'Timezone is required'],
  ['timezone', 'Mars/Olympus', 'Choose a timezone from the list'],
])('the field %s rejects %j', async (field, value, message) => {
  const member = await createMember(site)
  const before = await userOf(member)
  for (const send of [change, changeByForm]) {
    const answer = await send(member, { [field]: value, points: '99' })
    expect([answer.status, answer.body]).toEqual([400, { [field]: [message] }])
  }
  expect(await userOf(member)).toEqual(before)
})

test.each([
  ['first_name', 'Al'],
  ['last_name', 'é'.repeat(100)],
  ['bio', ''],
  ['bio', 'Hi'],
  ['bio', '👩🏾'.repeat(75)],
  ['linkedin_url', ''],
  ['linkedin_url', 'http://example.org'],
  ['linkedin_url', 'https://ug.linkedin.com/in/amina-n/?locale=en#about'],
  ['timezone', 'UTC'],
])('the field %s accepts %j', async (field, value) => {
  const member = await createMember(site)
  expect(await change(member, { [field]: value })).toMatchObject({ status: 200, body: { [field]: value } })
})

test('a response lists every wrong field', async () => {
  const { status, body } = await change(await createMember(site), { first_name: '', bio: 'x', linkedin_url: 'x' })
  expect([status, Object.keys(body ?? {}).sort()]).toEqual([400, ['bio', 'first_name', 'linkedin_url']])
})

test('a member can’t change email, points, role and id', async () => {
  const member = await createMember(site)
  const before = await userOf(member)
  const wished = { email: 'somebody-else@example.org', points: 900, role: 'admin', id: 1, pk: 1, verified_at: null }
  expect(await change(member, { ...wished, bio: 'Trainer' })).toMatchObject({ status: 200 })
  expect(await userOf(member)).toEqual({ ...before, bio: 'Trainer' })
  const row = await db.selectFrom('account').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ email: member.email, role: 'member', points: 0, verified_at: expect.any(String) })
})

test.each(['email_community_responses', 'email_new_module', 'email_occassional_updates'] as const)(
  'the preference %s is turned off and on alone',
  async (preference) => {
    const member = await createMember(site)
    const before = await userOf(member)
    for (const value of [false, true]) {
      expect((await change(member, { [preference]: value })).body).toEqual({ ...before, [preference]: value })
      await change(member, { [preference]: !value })
      expect((await changeByForm(member, { [preference]: String(value) })).body).toEqual({
        ...before,
        [preference]: value,
      })
    }
    expect(await change(member, { [preference]: 'maybe' })).toMatchObject({
      status: 400,
      body: { [preference]: [expect.any(String)] },
    })
  },
)

test('a guest sees a member’s public profile and nothing else', async () => {
  const member = await createMember(site)
  const { status, body } = await site.call('GET', `/api/user/${member.id}`, { ip: randomIp() })
  expect(status).toBe(200)
  expect(body).toEqual({
    id: member.id,
    pk: member.id,
    first_name: 'Amina',
    last_name: 'Nakato',
    profile_picture: null,
    bio: '',
    linkedin_url: '',
    points: 0,
  })
})

test('an unverified, unknown or deleted member has no public profile', async () => {
  const unverified = await createMember(site, { isVerified: false })
  const removed = await createMember(site)
  expect((await site.get(`/api/user/${removed.id}/`)).status).toBe(200)
  expect((await removed.call('DELETE', PROFILE, { body: { password: removed.password }, ip: randomIp() })).status).toBe(
    204,
  )
  for (const id of [unverified.id, removed.id, 999_999, 0, -1, 'me', '2147483648', '1e3'])
    expect((await site.get(`/api/user/${id}/`)).status, String(id)).toBe(404)
})

test('a guest sees a change of a profile immediately', async () => {
  const member = await createMember(site)
  const seen = async () => (await site.get(`/api/user/${member.id}/`)).body
  expect(await seen()).toMatchObject({ bio: '', profile_picture: null })
  await change(member, { bio: 'Trains in Gulu' })
  expect(await seen()).toMatchObject({ bio: 'Trains in Gulu' })
  const address = await withPhoto(member, await createPicture({ background: '#fedcba' }).png().toBuffer())
  expect(await seen()).toMatchObject({ profile_picture: address })
  await change(member, { profile_picture: '' })
  expect(await seen()).toMatchObject({ profile_picture: null })
})

test('a change that is sent twice with one idempotency key is stored once', async () => {
  const member = await createMember(site)
  const headers = { 'idempotency-key': 'my-bio' }
  const send = (bio: string, more = {}) =>
    member.call('PATCH', PROFILE, { body: { bio }, ip: randomIp(), headers: more })
  expect((await send('First', headers)).status).toBe(200)
  await send('Second')
  expect((await send('First', headers)).body).toMatchObject({ bio: 'First' })
  expect((await userOf(member)).bio).toBe('Second')
})
