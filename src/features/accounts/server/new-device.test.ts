import { expect, test } from 'vitest'
import { createMember, type TestMember } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'
import { accountJobs } from './jobs.ts'

const site = await createSite()
const { db } = site.context.database
const DAY_MS = 24 * 60 * 60_000
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36'

const logIn = ({ email, password }: TestMember, device: string) =>
  site.call('POST', '/api/auth/login/', { body: { email, password }, headers: { 'user-agent': device } })
async function mailedDevices({ email }: TestMember): Promise<unknown[]> {
  const mails = await db.selectFrom('outbox_mail').select(['kind', 'data']).where('recipient', '=', email).execute()
  return mails.flatMap(({ kind, data }) => (kind === 'account-security' ? [JSON.parse(data).detail] : []))
}

test('a login on another kind of device goes by mail to the owner, once', async () => {
  const member = await createMember(site)
  for (const device of [FIREFOX, CHROME, FIREFOX, CHROME]) expect((await logIn(member, device)).status).toBe(200)
  expect(await mailedDevices(member)).toEqual(['Firefox on Linux', 'Chrome on Windows'])
})

test('the first login of a new account is no news, a login after a long time is', async () => {
  const fresh = await createMember(site, { createdAt: new Date() })
  const old = await createMember(site, { createdAt: new Date('2020-01-01') })
  await db.deleteFrom('session').where('account_id', 'in', [fresh.id, old.id]).execute()
  for (const member of [fresh, old]) await logIn(member, FIREFOX)
  expect([await mailedDevices(fresh), await mailedDevices(old)]).toEqual([[], ['Firefox on Linux']])
})

test('a device of an expired session is still known after the weekend', async () => {
  const member = await createMember(site)
  await logIn(member, FIREFOX)
  const expires_at = new Date(Date.now() - 3 * DAY_MS).toISOString()
  await db.updateTable('session').set({ expires_at }).where('account_id', '=', member.id).execute()
  for (const job of accountJobs([])) await job.run(site.context, site.app.log, new AbortController().signal)
  await logIn(member, FIREFOX)
  expect(await mailedDevices(member)).toEqual(['Firefox on Linux'])
})
