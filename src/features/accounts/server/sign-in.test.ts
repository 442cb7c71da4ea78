import { expect, test } from 'vitest'
import { createMember } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()

function login(email: string, password: string, ip: string) {
  return site.call('POST', '/api/auth/login/', { body: { email, password }, ip })
}

test('an unknown email and a wrong password get the same response', async () => {
  const member = await createMember(site)
  const wrong = await login(member.email, 'Not-the-one-1!', '10.0.0.1')
  const unknown = await login('nobody@example.org', 'Not-the-one-1!', '10.0.0.2')
  expect(wrong).toMatchObject({
    status: 400,
    body: { non_field_errors: ['This email and password do not go together.'] },
  })
  expect(unknown.body).toEqual(wrong.body)
})

test.each([
  [{ email: '', password: 'x' }, { email: ['Email is required'] }],
  [{ email: 'a@b', password: 'x' }, { email: ['Must be a valid email address'] }],
  [{ email: 'a@example.org', password: '' }, { password: ['Password is required'] }],
])('%j is rejected at its field', async (body, answer) => {
  expect(await site.post('/api/auth/login/', body)).toMatchObject({ status: 400, body: answer })
})

test('somebody who guesses at one account waits longer each time, while its owner logs in from another network', async () => {
  const member = await createMember(site)
  for (let time = 0; time < 5; time++)
    expect((await login(member.email, `Wrong-${time}!`, '10.0.1.1')).status).toBe(400)
  const held = await login(member.email, 'Wrong-5!', '10.0.1.1')
  expect(held.status).toBe(429)
  expect(Number(held.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  expect((await login(member.email, member.password, '10.0.1.1')).status, 'not even by the right one').toBe(429)
  expect((await login(member.email, member.password, '10.0.1.2')).status).toBe(200)
})

test('nobody waits longer than a minute after wrong passwords', async () => {
  const member = await createMember(site)
  for (let time = 0; time < 5; time++) await login(member.email, 'Wrong-1!', '10.0.2.1')
  await site.context.database.db
    .updateTable('sign_in_failure')
    .set({ failures: 30, last_at: new Date(Date.now() - 61_000).toISOString() })
    .where('last_at', '>', new Date(Date.now() - 10_000).toISOString())
    .execute()
  expect((await login(member.email, member.password, '10.0.2.1')).status).toBe(200)
})

test('wrong passwords of a time when the clock was ahead keep nobody waiting', async () => {
  const { email, password } = await createMember(site)
  for (let count = 0; count < 6; count++) await login(email, 'Wrong-1!', '10.0.9.1')
  expect((await login(email, password, '10.0.9.1')).status).toBe(429)
  const inHalfAYear = new Date(Date.now() + 200 * 24 * 60 * 60_000).toISOString()
  await site.context.database.db.updateTable('sign_in_failure').set({ last_at: inHalfAYear }).execute()
  expect((await login(email, password, '10.0.9.1')).status).toBe(200)
})

test('of sixty simultaneous guesses only five are checked, as in a row', async () => {
  const member = await createMember(site)
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, time) => login(member.email, `Wrong-${time}!`, '10.0.8.1')),
  )
  expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5)
  expect(answers.every(({ status }) => [400, 429, 503].includes(status))).toBe(true)
  expect((await login(member.email, member.password, '10.0.8.1')).status).toBe(429)
})

test('the addresses of one IPv6 network count as one', async () => {
  const member = await createMember(site)
  for (let time = 0; time < 5; time++) await login(member.email, 'Wrong-1!', `2001:db8:0:7::${time + 1}`)
  expect((await login(member.email, 'Wrong-1!', '2001:db8:0:7:ffff::9')).status).toBe(429)
})

test('a member may log in often: only wrong passwords count', async () => {
  const member = await createMember(site)
  for (let time = 0; time < 8; time++) expect((await login(member.email, member.password, '10.0.9.1')).status).toBe(200)
})

test('guesses at many accounts from one network are slowed down', async () => {
  const { db } = site.context.database
  const guess = (name: string) => login(`${name}@example.org`, 'Wrong-1!', '10.0.3.1')
  await db.deleteFrom('sign_in_failure').execute()
  await guess('first')
  // As if 48 failures at other accounts had followed.
  await db.updateTable('sign_in_failure').set({ failures: 49 }).execute()
  expect((await guess('fiftieth')).status).toBe(400)
  expect((await guess('next')).status).toBe(429)
})

test('guesses from many networks never lock the owner of an account out', async () => {
  const member = await createMember(site)
  for (let time = 0; time < 20; time++) await login(member.email, 'Wrong-1!', `10.0.4.${time}`)
  const started = performance.now()
  expect((await login(member.email, member.password, '10.0.5.1')).status).toBe(200)
  expect(performance.now() - started, 'but it takes a moment').toBeGreaterThan(900)
})

test('only the right password shows that an account is not verified', async () => {
  const member = await createMember(site, { isVerified: false })
  expect((await login(member.email, 'Wrong-1!', '10.0.6.1')).body).toEqual({
    non_field_errors: ['This email and password do not go together.'],
  })
  expect((await login(member.email, member.password, '10.0.6.1')).body).toEqual({
    non_field_errors: ['E-mail is not verified.'],
  })
})

test('the database stores no email and no password of a failed login', async () => {
  await login('writer@example.org', 'Wrong-written-1!', '10.0.7.1')
  const rows = await site.context.database.db.selectFrom('sign_in_failure').select('subject').execute()
  expect(JSON.stringify(rows)).not.toMatch(/writer|Wrong|10\.0/)
})
