import fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { listOpenWork, PERSONAL_DATA_PROVIDERS } from '#app/features.ts'
import { CommandError } from '#platform/command-error.ts'
import { setUpSecondFactor } from '#testing/accounts/second-factor.ts'
import { editorOf } from '#testing/editing.ts'
import { createMember, createStaff, type TestMember } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'
import { user } from './user.ts'

const site = await createSite()
const { context } = site

const logged: string[] = []
const { log } = fastify({ logger: { stream: { write: (line: string) => void logged.push(line) } } })

const run = (line: string) =>
  user(line === '' ? [] : line.split(' '), (work) =>
    work({ context, log, providers: PERSONAL_DATA_PROVIDERS, openWork: listOpenWork }),
  )

const PASSWORD = 'Nakuru-2026!'
let visitor = 0
const post = (url: string, body: unknown) => site.call('POST', url, { body, ip: `10.80.0.${visitor++}` })
const login = (email: string, password = PASSWORD) => post('/api/auth/login/', { email, password })

/** What the reset page sends for a printed link. */
function choosePassword(printed: string, password = PASSWORD) {
  const link = new URL(printed.split('\n').at(-1) ?? '')
  const confirm = new URL(link.searchParams.get('url') ?? '')
  const [uid, token] = confirm.pathname.split('/').slice(-3)
  return post('/api/auth/password/reset/confirm/', { uid, token, new_password1: password, new_password2: password })
}

const FACTOR = '/api/auth/second-factor/'
const Token = z.object({ access_token: z.string() })

/** Logs in. @returns what sends calls in this session */
async function logIn(email: string, password: string): Promise<TestMember['call']> {
  const { access_token: token } = Token.parse((await login(email, password)).body)
  return (method, url, given = {}) => site.call(method, url, { token, ...given })
}

/** The events of the security mails that wait for an address. */
async function mailsTo(email: string): Promise<unknown[]> {
  const mails = await context.database.db
    .selectFrom('outbox_mail')
    .select('data')
    .where('kind', '=', 'account-security')
    .where('recipient', '=', email)
    .execute()
  return mails.map(({ data }) => JSON.parse(data).event)
}

const person = (email: string, role = 'editor') =>
  `create --email ${email} --first-name Wanjiru --last-name Kamau --role ${role}`

test('a new account has no password until its link is used, once', async () => {
  const printed = await run(person('Wanjiru@Example.org'))
  expect(printed).toMatch(
    /^Created wanjiru@example\.org\..*\nhttps:\/\/trp\.example\.org\/user\/reset-password-input\?url=/,
  )
  expect((await login('wanjiru@example.org', '')).status).toBe(400)
  expect(await run('list')).toContain('editor     wanjiru@example.org  Wanjiru Kamau  no password yet  not logged in')
  expect((await choosePassword(printed)).status).toBe(200)
  expect((await choosePassword(printed, 'Another-1!')).status).toBe(400)
  expect(await login('wanjiru@example.org')).toMatchObject({
    status: 200,
    body: { user: { first_name: 'Wanjiru', role: 'editor', second_factor: 'missing' } },
  })
  expect(await run('list')).toMatch(/editor {5}wanjiru@example\.org {2}Wanjiru Kamau {2}no second factor {2}last used /)
})

test('an account of staff has the time zone of its first login, until the person chooses another', async () => {
  await choosePassword(await run(person('zone@example.org')))
  const loginIn = (timezone?: string) =>
    post('/api/auth/login/', { email: 'zone@example.org', password: PASSWORD, ...(timezone && { timezone }) })
  expect(await loginIn()).toMatchObject({ body: { user: { timezone: 'UTC' } } })
  expect(await loginIn('Nowhere/Land')).toMatchObject({ status: 200, body: { user: { timezone: 'UTC' } } })
  expect(await loginIn('Africa/Kampala')).toMatchObject({ body: { user: { timezone: 'Africa/Kampala' } } })
  expect(await loginIn('Asia/Dhaka')).toMatchObject({ body: { user: { timezone: 'Africa/Kampala' } } })
})

test('a link that is repeated replaces the earlier one, and none works after 24 hours', async () => {
  const first = await run(person('repeat@example.org'))
  const second = await run(person('repeat@example.org', 'admin'))
  expect((await choosePassword(first)).status).toBe(400)
  await context.database.db
    .updateTable('account_token')
    .set({ created_at: new Date(Date.now() - 24 * 60 * 60 * 1000 - 1000).toISOString() })
    .where('used_at', 'is', null)
    .execute()
  expect((await choosePassword(second)).status).toBe(400)
  expect((await choosePassword(await run(person('repeat@example.org', 'moderator')))).status).toBe(200)
  expect(await login('repeat@example.org')).toMatchObject({ body: { user: { role: 'moderator' } } })
  await expect(run(person('repeat@example.org'))).rejects.toThrow('This address has an account')
})

test('nobody else can sign up with the address of invited staff, or keep a password from before', async () => {
  const stranger = await createMember(site, { email: 'early@example.org', isVerified: false })
  await run(person('early@example.org'))
  expect((await login('early@example.org', stranger.password)).status).toBe(400)
  const registration = { email: 'early@example.org', first_name: 'An', last_name: 'Other' }
  const answer = await post('/api/auth/registration/', { ...registration, password1: PASSWORD, password2: PASSWORD })
  expect(answer).toMatchObject({ status: 400, body: { email: [expect.stringContaining('already registered')] } })
})

test('a new role ends all sessions, and only the printed link lets its owner set up a second factor', async () => {
  const member = await createMember(site)
  const printed = await run(`role --email ${member.email} --role editor`)
  expect(printed).toContain('has the role editor now')
  expect((await member.call('GET', '/api/auth/user/')).status).toBe(401)
  expect(await mailsTo(member.email)).toEqual(['role_changed'])

  // Somebody who knows the password.
  const stranger = await logIn(member.email, member.password)
  expect(await stranger('POST', FACTOR)).toMatchObject({
    status: 400,
    headers: { 'error-fields': 'non_field_errors=no_enrolment' },
  })
  expect((await stranger('GET', FACTOR)).body).toMatchObject({ may_set_up: false })

  expect((await choosePassword(printed, 'Sunbird-42!')).status).toBe(200)
  expect((await login(member.email, member.password)).status).toBe(400)
  const owner = await logIn(member.email, 'Sunbird-42!')
  await setUpSecondFactor({ call: owner })
  expect((await owner('GET', '/api/auth/user/')).body).toMatchObject({ role: 'editor', second_factor: 'checked' })
  expect(await mailsTo(member.email)).toContain('second_factor_set_up')
})

test('the command warns when it takes the role of the last administrator who can log in', async () => {
  const [first, second] = [await createMember(site, { role: 'admin' }), await createMember(site, { role: 'admin' })]
  const warned = expect.stringContaining('No administrator with a password and a second factor is left')
  expect(await run(`role --email ${first.email} --role member`)).toEqual(warned)
  await run(`role --email ${first.email} --role admin`)
  await setUpSecondFactor(second)
  expect(await run(`role --email ${first.email} --role member`)).not.toEqual(warned)
  expect(await run(`role --email ${second.email} --role editor`)).toEqual(warned)
  expect(await run(`role --email ${second.email} --role member`)).not.toEqual(warned)
})

test('the second factor outlives the role, and the owner of a lost one gets a link', async () => {
  const editor = await createMember(site, { role: 'editor' })
  await setUpSecondFactor(editor)
  await run(`role --email ${editor.email} --role member`)
  expect((await editor.call('GET', '/api/auth/user/')).status).toBe(401)
  expect(await login(editor.email, editor.password)).toMatchObject({ status: 200, body: { user: { role: 'member' } } })
  expect(await run(`role --email ${editor.email} --role editor`)).not.toContain('http')
  expect((await login(editor.email, editor.password)).headers['error-fields']).toBe('code=second_factor_required')
  expect(await run(`reset-second-factor --email ${editor.email}`)).toMatch(/\nhttps:\S+$/)
  const stranger = await logIn(editor.email, editor.password)
  expect((await stranger('POST', FACTOR)).status).toBe(400)
  expect(await mailsTo(editor.email)).toContain('second_factor_removed')
})

test('a mailed link to a new password does not let anybody set up a second factor', async () => {
  const { id, email } = await createMember(site)
  const printed = await run(`role --email ${email} --role editor`)
  expect((await choosePassword(printed, 'Sunbird-42!')).status).toBe(200)
  const mailed = { used_at: null, mail_id: 77 }
  await context.database.db.updateTable('account_token').set(mailed).where('account_id', '=', id).execute()
  expect((await choosePassword(printed, 'Weaver-42!')).status).toBe(200)
  expect((await (await logIn(email, 'Weaver-42!'))('POST', FACTOR)).status).toBe(400)
})

test('taking the role away names the plans and preview links that are left open', async () => {
  const staff = await createStaff(site, 'editor')
  const editor = editorOf(staff)
  const { entry } = await editor.create('faq-section', { name: 'Planned \u202esection', entries: [] })
  const body = { revision: 1, note: '', publish_at: '2027-01-01T00:00:00.000Z' }
  await staff.call('POST', `/api/editing/entries/faq-section/${entry}/schedule/`, { body })
  await staff.call('POST', `/api/editing/entries/faq-section/${entry}/preview-link/`)
  expect(await run(`role --email ${staff.email} --role admin`)).not.toContain('Planned')
  const printed = await run(`role --email ${staff.email} --role moderator`)
  expect(printed).toContain('FAQ section "Planned section", planned for 2027-01-01T00:00:00.000Z')
  expect(printed).toContain('Preview link of FAQ section "Planned section", until ')
})

test('an account whose address is not verified gets no role', async () => {
  const { email } = await createMember(site, { isVerified: false })
  await expect(run(`role --email ${email} --role admin`)).rejects.toThrow('not verified')
})

test('a member who lost phone and recovery codes logs in with the password after a reset', async () => {
  const editor = await createMember(site, { role: 'editor' })
  await setUpSecondFactor(editor)
  expect((await login(editor.email, editor.password)).status).toBe(400)
  expect(await run(`reset-second-factor --email ${editor.email}`)).toContain('has no second factor now')
  expect((await editor.call('GET', '/api/auth/user/')).status).toBe(401)
  expect((await login(editor.email, editor.password)).status).toBe(200)
  await expect(run(`reset-second-factor --email ${editor.email}`)).rejects.toThrow('has no second factor')
})

test('each change is in the log, without addresses and links', async () => {
  const { email } = await createStaff(site, 'editor')
  logged.length = 0
  const printed = await run(person('logged@example.org'))
  await run(`role --email ${email} --role admin`)
  await setUpSecondFactor(await createMember(site, { email: 'factor@example.org', role: 'editor' }))
  await run('reset-second-factor --email factor@example.org')
  const events = logged.map((line) => /"event":"(\w+)"/.exec(line)?.[1])
  expect(events).toEqual(['account_created', 'role_changed', 'second_factor_reset'])
  expect(logged[1]).toContain('"role":"admin"')
  for (const hidden of [email, 'logged@example.org', printed.slice(-20)]) expect(logged.join('')).not.toContain(hidden)
})

test.each(['', 'help', '--help', 'role -h'])('%j lists all commands', async (line) => {
  const printed = await run(line)
  for (const verb of ['create', 'list', 'role', 'reset-second-factor'])
    expect(printed).toMatch(new RegExp(`^ {2}${verb}\\b`, 'm'))
})

test.each([
  ['delete --email a@example.org', 'There is no command “delete”'],
  ['list all', 'Unexpected words: all'],
  ['role --email a@example.org', 'Say which role'],
  ['role --email a@example.org --role owner', 'Say which role'],
  ['role --email nobody@example.org --role editor', 'There is no account'],
  ['role --role editor', '--email: Email is required'],
  ['create --email a@b --first-name An --last-name Other --role editor', '--email: Must be a valid'],
  ['create --email a@example.org --last-name Other --role editor', '--first-name: First name is required'],
  ['create --email a@example.org --first-name An --last-name Other --role member', 'Members sign up themselves'],
  ['create --email a@example.org --password x', 'Unknown option'],
])('%j is rejected: %s', async (line, message) => {
  const result = run(line)
  await expect(result).rejects.toBeInstanceOf(CommandError)
  await expect(result).rejects.toThrow(message)
})
