import { expect, test } from 'vitest'
import { z } from 'zod'
import { endGrace, readCopy } from '#testing/accounts/personal-data.ts'
import { codeOf, setUpSecondFactor } from '#testing/accounts/second-factor.ts'
import { createMember, createStaff, type TestMember } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const { db } = site.context.database
const PATH = '/api/auth/second-factor/'

let visitor = 0
const login = ({ email, password }: TestMember, code?: string, ip = `10.70.0.${visitor++}`) =>
  site.call('POST', '/api/auth/login/', { body: { email, password, ...(code !== undefined && { code }) }, ip })
const stateIn = async (token: string) => (await site.call('GET', '/api/auth/user/', { token })).body
const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() })

async function createEditor() {
  const member = await createMember(site, { role: 'editor' })
  return { member, ...(await setUpSecondFactor(member)) }
}

const WRONG = { status: 400, body: { code: [expect.stringContaining('This code is not right')] } }

test('a staff member sets up a second factor, and the role counts in this session', async () => {
  const member = await createMember(site, { role: 'editor' })
  expect(await stateIn(member.access)).toMatchObject({ second_factor: 'missing' })
  expect((await member.call('GET', PATH)).body).toEqual({
    created_at: null,
    is_checked: false,
    recovery_codes_left: 0,
    may_set_up: true,
  })
  const { recoveryCodes } = await setUpSecondFactor(member)
  expect(recoveryCodes).toHaveLength(10)
  for (const code of recoveryCodes) expect(code).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/)
  expect(await stateIn(member.access)).toMatchObject({ second_factor: 'checked' })
  expect((await member.call('GET', PATH)).body).toEqual({
    created_at: expect.any(String),
    is_checked: true,
    recovery_codes_left: 10,
    may_set_up: false,
  })
  expect(await member.call('POST', PATH), 'it is not replaced without a code').toMatchObject({ status: 400 })
})

test('the database contains neither the secret nor the recovery codes', async () => {
  const { member, secret, recoveryCodes } = await createEditor()
  const rows = [
    await db.selectFrom('second_factor').selectAll().where('account_id', '=', member.id).execute(),
    await db.selectFrom('recovery_code').selectAll().where('account_id', '=', member.id).execute(),
    await db.selectFrom('idempotent_response').selectAll().execute(),
  ]
  const stored = JSON.stringify(rows)
  for (const hidden of [secret, ...recoveryCodes]) expect(stored).not.toContain(hidden)
})

test('a member without a staff role sees nothing of it', async () => {
  const member = await createMember(site)
  for (const [method, path, body] of [
    ['GET', PATH, undefined],
    ['POST', PATH, undefined],
    ['POST', `${PATH}confirm/`, { code: '123456' }],
    ['POST', `${PATH}verify/`, { code: '123456' }],
    ['POST', `${PATH}recovery-codes/`, { code: '123456' }],
    ['DELETE', PATH, { password: member.password, code: '123456' }],
  ] as const)
    expect((await member.call(method, path, { body })).status, path).toBe(403)
  expect((await login(member)).status).toBe(200)
  expect((await login(member, '123456')).status, 'a code is ignored').toBe(200)
})

test('staff with a second factor log in with password and code only', async () => {
  const { member, secret } = await createEditor()
  const asked = await login(member)
  expect(asked).toMatchObject({ status: 400, body: { code: ['Enter the code from your app.'] } })
  expect(asked.headers['error-fields']).toBe('code=second_factor_required')
  expect(await login(member, '')).toMatchObject({ status: 400, body: asked.body })
  expect((await login({ ...member, password: 'Wrong-1!' }, await codeOf(secret))).body).toMatchObject({
    non_field_errors: [expect.any(String)],
  })
  const answer = await login(member, await codeOf(secret))
  expect(answer).toMatchObject({ status: 200, body: { user: { role: 'editor', second_factor: 'checked' } } })
  expect(await stateIn(Tokens.parse(answer.body).access_token)).toMatchObject({ second_factor: 'checked' })
})

test('a code with a space is accepted, a wrong code and a code that was used are not', async () => {
  const { member, secret } = await createEditor()
  const code = await codeOf(secret)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  expect(await login(member, wrong)).toMatchObject(WRONG)
  expect((await login(member, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
  expect(await login(member, code), 'used').toMatchObject(WRONG)
  expect(await login(member, await codeOf(secret, -1)), 'older than the last one').toMatchObject(WRONG)
})

test('a clock that is wrong by one step is accepted, by two steps it is not', async () => {
  const { member, secret } = await createEditor()
  expect(await login(member, await codeOf(secret, 2))).toMatchObject(WRONG)
  expect(await login(member, await codeOf(secret, -2))).toMatchObject(WRONG)
  expect((await login(member, await codeOf(secret, 1))).status).toBe(200)
  const other = await createEditor()
  await db.updateTable('second_factor').set({ last_step: 0 }).where('account_id', '=', other.member.id).execute()
  expect((await login(other.member, await codeOf(other.secret, -1))).status).toBe(200)
})

test('after the clock was ahead for a while a code of now is accepted, once', async () => {
  const { member, secret } = await createEditor()
  const inHalfAYear = Math.floor(Date.now() / 30_000) + 200 * 24 * 120
  await db.updateTable('second_factor').set({ last_step: inHalfAYear }).where('account_id', '=', member.id).execute()
  const code = await codeOf(secret)
  expect((await login(member, code)).status).toBe(200)
  expect(await login(member, code)).toMatchObject(WRONG)
})

test('of eight simultaneous uses of one code one succeeds', async () => {
  const { member, secret, recoveryCodes } = await createEditor()
  const uses = {
    login: (code: string) => login(member, code),
    verify: (code: string) =>
      site.call('POST', `${PATH}verify/`, { body: { code }, token: member.access, ip: `10.74.0.${visitor++}` }),
  }
  const codes = { login: [await codeOf(secret), recoveryCodes[0]], verify: [await codeOf(secret, 1), recoveryCodes[1]] }
  for (const name of ['login', 'verify'] as const) {
    for (const code of codes[name]) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => uses[name](code ?? '')))
      expect(
        answers.filter(({ status }) => status < 300),
        name,
      ).toHaveLength(1)
    }
  }
})

test('a recovery code replaces the app once, however it is typed', async () => {
  const { member, recoveryCodes } = await createEditor()
  const [first = '', second = ''] = recoveryCodes
  expect((await login(member, ` ${first.toUpperCase().replace('-', ' ')} `)).status).toBe(200)
  expect(await login(member, first)).toMatchObject(WRONG)
  expect((await member.call('GET', PATH)).body).toMatchObject({ recovery_codes_left: 9 })
  const renewed = await member.call('POST', `${PATH}recovery-codes/`, { body: { code: second } })
  const { recovery_codes } = z.object({ recovery_codes: z.array(z.string()).length(10) }).parse(renewed.body)
  expect(await login(member, recoveryCodes[2]), 'earlier codes are void').toMatchObject(WRONG)
  expect((await login(member, recovery_codes[0])).status).toBe(200)
})

test('a session from before the set-up gets the role after its own code', async () => {
  const member = await createMember(site, { role: 'admin' })
  const phone = Tokens.parse((await login(member)).body)
  const { secret } = await setUpSecondFactor(member)
  expect(await stateIn(phone.access_token)).toMatchObject({ second_factor: 'missing' })
  const verify = (code: string) =>
    site.call('POST', `${PATH}verify/`, { body: { code }, token: phone.access_token, ip: `10.71.0.${visitor++}` })
  expect(await verify('000000')).toMatchObject(WRONG)
  expect((await verify(await codeOf(secret))).status).toBe(204)
  expect(await stateIn(phone.access_token)).toMatchObject({ second_factor: 'checked' })
})

test('a second factor is removed with password and code, and then the role counts nowhere', async () => {
  const { member, secret } = await createEditor()
  const remove = async (password: string, code: string) => member.call('DELETE', PATH, { body: { password, code } })
  expect(await remove('Wrong-1!', await codeOf(secret))).toMatchObject({ body: { password: [expect.any(String)] } })
  expect(await remove(member.password, '000000')).toMatchObject(WRONG)
  expect((await remove(member.password, await codeOf(secret))).status).toBe(204)
  expect(await stateIn(member.access)).toMatchObject({ second_factor: 'missing' })
  expect((await login(member)).status).toBe(200)
  expect((await setUpSecondFactor(member)).recoveryCodes).toHaveLength(10)
})

test('a set-up that was not finished is not in force and can be begun again', async () => {
  const member = await createMember(site, { role: 'editor' })
  const begun = z.object({ secret: z.string(), uri: z.string() })
  const first = begun.parse((await member.call('POST', PATH)).body)
  expect(first.uri).toMatch(/^otpauth:\/\/totp\/Training%20Resource%20Package.*member-\d+%40example\.org\?/)
  expect(first.uri).toContain(`secret=${first.secret}`)
  expect((await login(member)).status).toBe(200)
  const { secret } = begun.parse((await member.call('POST', PATH)).body)
  const confirm = async (from: string) => member.call('POST', `${PATH}confirm/`, { body: { code: await codeOf(from) } })
  expect(await confirm(first.secret)).toMatchObject(WRONG)
  expect((await confirm(secret)).status).toBe(200)
  expect(await confirm(secret), 'confirmed already').toMatchObject(WRONG)
})

test('guesses at codes wait longer each time, from any number of networks, and the owner waits half a minute at most', async () => {
  const { member, recoveryCodes } = await createEditor()
  for (let time = 0; time < 5; time++) expect((await login(member, '000000', '10.72.0.1')).status).toBe(400)
  expect((await login(member, '000000', '10.72.0.1')).status).toBe(429)
  for (let time = 0; time < 5; time++) expect((await login(member, '000000', `10.73.0.${time}`)).status).toBe(400)
  expect((await login(member, '000000', '10.73.0.9')).status).toBe(429)
  await db
    .updateTable('sign_in_failure')
    .set({ failures: 60, last_at: new Date(Date.now() - 31_000).toISOString() })
    .where('failures', '=', 10)
    .execute()
  expect((await login(member, recoveryCodes[0], '10.73.0.10')).status).toBe(200)
})

const HOUR_MS = 60 * 60 * 1000
async function renewAfter(hours: number, member: TestMember) {
  const session = await db
    .selectFrom('session')
    .select(['id', 'renewed_at', 'expires_at'])
    .where('account_id', '=', member.id)
    .executeTakeFirstOrThrow()
  const earlier = (iso: string) => new Date(Date.parse(iso) - hours * HOUR_MS).toISOString()
  await db
    .updateTable('session')
    .set({ renewed_at: earlier(session.renewed_at), expires_at: earlier(session.expires_at) })
    .where('id', '=', session.id)
    .execute()
  return site.post('/api/auth/token/refresh/', { refresh: member.refresh })
}

test('a session in which a role counts ends after twelve idle hours, other sessions do not', async () => {
  expect((await renewAfter(11.9, await createStaff(site, 'editor'))).status).toBe(200)
  expect((await renewAfter(12.1, await createStaff(site, 'editor'))).status).toBe(401)
  const { member: upgraded } = await createEditor()
  expect((await renewAfter(12.1, upgraded)).status).toBe(401)
  const editor = await createMember(site, { role: 'editor' })
  expect((await renewAfter(12.1, editor)).status, 'without a second factor').toBe(200)
  expect((await renewAfter(24 * 29, await createMember(site))).status).toBe(200)
})

test('each renewal of a staff session counts twelve hours again', async () => {
  const member = await createStaff(site, 'admin')
  const renewed = z.object({ refresh: z.string() }).parse((await renewAfter(11, member)).body)
  const again = await renewAfter(11, { ...member, refresh: renewed.refresh })
  expect(again.status).toBe(200)
  const { refresh } = z.object({ refresh: z.string() }).parse(again.body)
  expect((await renewAfter(12.1, { ...member, refresh })).status).toBe(401)
})

test('a deleted account leaves no second factor and no role', async () => {
  const { member } = await createEditor()
  expect(await readCopy(site, member)).toMatchObject({
    profile: { role: 'editor' },
    second_factor: { confirmed_at: expect.any(String), recovery_codes_left: 10 },
  })
  expect((await member.call('DELETE', '/api/auth/user/', { body: { password: member.password } })).status).toBe(204)
  await endGrace(site)
  for (const table of ['second_factor', 'recovery_code'] as const)
    expect(await db.selectFrom(table).selectAll().where('account_id', '=', member.id).execute()).toEqual([])
  const { role } = await db.selectFrom('account').select('role').where('id', '=', member.id).executeTakeFirstOrThrow()
  expect(role).toBe('member')
})
