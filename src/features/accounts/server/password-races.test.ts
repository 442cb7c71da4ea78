import { expect, onTestFinished, test, vi } from 'vitest'
import { createMailbox } from '#testing/mailbox.ts'
import { createMember, type TestMember } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const mailbox = await createMailbox(site)
const { database } = site.context
const NEW_PASSWORD = 'Jinja-river-9?'

let visitor = 0
const randomIp = () => `10.60.${visitor++}.1`

async function aResetLink({ email }: TestMember) {
  await site.call('POST', '/api/auth/password/reset/', { body: { email }, ip: randomIp() })
  const inner = (await mailbox.lastLinkTo(email)).searchParams.get('url') ?? ''
  const [, uid, token] = /confirm\/([\w-]+)\/([\w-]+)/.exec(inner) ?? []
  return { uid, token }
}

/** Runs something right before a later transaction: between the check of a password and its effect. */
function beforeTransaction(after: number, happens: () => Promise<unknown>): void {
  const { db } = database
  const transaction = db.transaction.bind(db)
  let left = after
  const spy = vi.spyOn(db, 'transaction').mockImplementation(() => {
    left -= 1
    const builder = transaction()
    if (left !== -1) return builder
    const execute = builder.execute.bind(builder)
    builder.execute = async (work) => {
      await happens()
      return execute(work)
    }
    return builder
  })
  onTestFinished(() => spy.mockRestore())
}

/** A login counts its attempt, undoes that, and then starts the session. */
const TRANSACTIONS_BEFORE_SESSION = 2

test('a password that is reset between its check and the login starts no session', async () => {
  const member = await createMember(site)
  const link = await aResetLink(member)
  const confirm = () =>
    site.call('POST', '/api/auth/password/reset/confirm/', {
      body: { ...link, new_password1: NEW_PASSWORD, new_password2: NEW_PASSWORD },
      ip: randomIp(),
    })
  const statuses: number[] = []
  beforeTransaction(TRANSACTIONS_BEFORE_SESSION, async () => statuses.push((await confirm()).status))
  const login = await site.call('POST', '/api/auth/login/', {
    body: { email: member.email, password: member.password },
    ip: randomIp(),
  })
  expect(statuses, 'the reset went through').toEqual([200])
  expect(login).toMatchObject({
    status: 400,
    body: { non_field_errors: ['This email and password do not go together.'] },
  })
  const sessions = database.db.selectFrom('session').select('id').where('account_id', '=', member.id)
  expect(await sessions.where('ended_at', 'is', null).execute()).toEqual([])
})

test('a password that is changed between its check and the deletion deletes no account', async () => {
  const member = await createMember(site)
  const change = () =>
    member.call('POST', '/api/auth/password/change/', {
      body: { old_password: member.password, new_password1: NEW_PASSWORD, new_password2: NEW_PASSWORD },
      ip: randomIp(),
    })
  const statuses: number[] = []
  beforeTransaction(TRANSACTIONS_BEFORE_SESSION, async () => statuses.push((await change()).status))
  const leaving = await member.call('DELETE', '/api/auth/user/', {
    body: { password: member.password },
    ip: randomIp(),
  })
  expect(statuses).toEqual([200])
  expect(leaving.status).toBe(400)
  expect((await member.call('GET', '/api/auth/user/')).status).toBe(200)
})

test('a registration between the check of a verification link and its effect verifies no password of somebody else', async () => {
  const email = 'contested@example.org'
  const register = (password: string) =>
    site.call('POST', '/api/auth/registration/', {
      body: {
        username: email,
        email,
        first_name: 'Amina',
        last_name: 'Okoro',
        password1: password,
        password2: password,
      },
      ip: randomIp(),
    })
  const login = (password: string) =>
    site.call('POST', '/api/auth/login/', { body: { email, password }, ip: randomIp() })
  const [OWN, OTHER] = ['Kampala-hill-3?', 'Entebbe-lake-4?']
  await register(OWN)
  const key = (await mailbox.lastLinkTo(email)).searchParams.get('key')
  const statuses: number[] = []
  beforeTransaction(0, async () => statuses.push((await register(OTHER)).status))
  const verify = () => site.call('POST', '/api/auth/registration/verify-email/', { body: { key }, ip: randomIp() })
  expect((await verify()).status).toBe(400)
  expect(statuses, 'the other registration went through').toEqual([201])
  expect((await login(OTHER)).status).toBe(400)
})

test('two presses on a verification link at the same time both succeed, with one welcome', async () => {
  const email = 'eager@example.org'
  const password = 'Kampala-hill-3?'
  const body = {
    username: email,
    email,
    first_name: 'Eva',
    last_name: 'Okoro',
    password1: password,
    password2: password,
  }
  await site.call('POST', '/api/auth/registration/', { body, ip: randomIp() })
  const key = (await mailbox.lastLinkTo(email)).searchParams.get('key')
  const verify = () => site.call('POST', '/api/auth/registration/verify-email/', { body: { key }, ip: randomIp() })
  expect((await Promise.all([verify(), verify()])).map(({ status }) => status)).toEqual([200, 200])
  const mails = await mailbox.mailsTo(email)
  expect(mails.filter(({ subject }) => subject?.includes('Welcome'))).toHaveLength(1)
})
