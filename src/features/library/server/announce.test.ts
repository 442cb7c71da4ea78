import { expect, test } from 'vitest'
import { emptyValue } from '#core/content-type.ts'
import { createMailbox } from '#testing/mailbox.ts'
import { createMember, type TestMember } from '#testing/member.ts'
import { createSite, SITE_URL } from '#testing/site.ts'
import { writeEntry } from '#testing/write-entry.ts'
import { moduleType } from '../content-types.ts'
import { announceModules } from './announce-modules.ts'
import { moduleCategories, modules } from './public.ts'

const site = await createSite()
const mailbox = await createMailbox(site)
const { db } = site.context.database

let ipCount = 0
const newIp = () => `10.70.0.${ipCount++}`
const category = await db.transaction().execute((tx) => writeEntry(tx, moduleCategories, { name: 'Methods' }))

const publish = (slug: string, publication: { firstPublished?: string } = {}) => {
  const value = {
    ...emptyValue(moduleType.fields),
    slug,
    name: `All about ${slug}`,
    description: `What ${slug} is.`,
    category,
  }
  return db.transaction().execute((tx) => writeEntry(tx, modules, value, publication))
}

const announce = () => announceModules(db, new Date())

const setPreference = (member: TestMember, email_new_module: boolean) =>
  member.call('PATCH', '/api/auth/user/', { body: { email_new_module }, ip: newIp() })

/** The mails about one module that a member received. */
const mailsAbout = async (slug: string, { email }: TestMember) =>
  (await mailbox.mailsTo(email)).filter(({ subject }) => subject?.includes(`All about ${slug}`))

test('members who want these mails get one mail about a new module', async () => {
  const [wants, wantsNot, unverified] = [
    await createMember(site),
    await createMember(site),
    await createMember(site, { isVerified: false }),
  ]
  await setPreference(wantsNot, false)
  await publish('implants')
  expect(await announce()).toBeGreaterThan(0)
  expect(await announce()).toBe(0)
  const [mail, ...more] = await mailsAbout('implants', wants)
  expect(more).toEqual([])
  expect(mail?.html).toContain(`${SITE_URL}/training/implants`)
  expect(mail?.text).toContain('What implants is.')
  for (const member of [wantsNot, unverified]) expect(await mailbox.mailsTo(member.email)).toEqual([])
})

test('servers that announce at the same time send one mail', async () => {
  const member = await createMember(site)
  await publish('injectables')
  await publish('diaphragm')
  const counts = await Promise.all([announce(), announce(), announce()])
  const queued = await db.selectFrom('outbox_mail').select('id').where('sent_at', 'is', null).execute()
  expect(queued).toHaveLength(counts.reduce((sum, count) => sum + count, 0))
  expect(await mailsAbout('injectables', member)).toHaveLength(1)
  expect(await mailsAbout('diaphragm', member)).toHaveLength(1)
})

test('a module of the starter content is not announced', async () => {
  const member = await createMember(site)
  await publish('condoms', { firstPublished: '2019-09-24' })
  expect(await announce()).toBe(0)
  expect(await mailbox.mailsTo(member.email)).toEqual([])
})

test('a member who turns the mails off before one is sent does not get it', async () => {
  const member = await createMember(site)
  await publish('pills')
  await announce()
  await setPreference(member, false)
  expect(await mailbox.mailsTo(member.email)).toEqual([])
})

test('the unsubscribe button of the mail turns off only these mails', async () => {
  const [member, other] = [await createMember(site), await createMember(site)]
  await publish('patches')
  await announce()
  const [mail] = await mailsAbout('patches', member)
  const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const { pathname, search } = new URL(headers.get('list-unsubscribe')?.replace(/^<|>$/g, '') ?? '')
  const response = await site.app.inject({
    method: 'POST',
    url: `${pathname}${search}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(response.statusCode).toBe(200)
  expect(await member.call('GET', '/api/auth/user/')).toMatchObject({
    body: { email_new_module: false, email_occassional_updates: true, email_community_responses: true },
  })
  await publish('rings')
  await announce()
  expect(await mailsAbout('rings', member)).toEqual([])
  expect(await mailsAbout('rings', other)).toHaveLength(1)
})
