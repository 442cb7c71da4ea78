import { expect, test } from 'vitest'
import { createMailbox } from '#testing/mailbox.ts'
import { createMember, type TestMember } from '#testing/member.ts'
import { createSite, SITE_URL } from '#testing/site.ts'
import { announceModules } from './announce-modules.ts'
import { addCategory, addModule } from './public.ts'

const site = await createSite()
const mailbox = await createMailbox(site)
const { db } = site.ground.database

let visitor = 0
const randomIp = () => `10.70.0.${visitor++}`
const { id: categoryId } = await db.transaction().execute((tx) => addCategory(tx, 'Methods'))

const publish = (slug: string, isNews?: boolean) =>
  db.transaction().execute((tx) =>
    addModule(tx, {
      slug,
      name: `All about ${slug}`,
      description: `What ${slug} is.`,
      categoryId,
      purpose: '',
      facilitatorsGuide: '',
      facilitatorsGuideFileId: null,
      language: 'English',
      published: '2026-09-24',
      updated: '2026-09-24',
      objectives: [],
      videos: [],
      files: [],
      ...(isNews !== undefined && { isNews }),
    }),
  )

const announce = () => announceModules(db, new Date())

const wish = (member: TestMember, email_new_module: boolean) =>
  member.call('PATCH', '/api/auth/user/', { body: { email_new_module }, ip: randomIp() })

/** The mails about one module that a member has got. */
const about = async (slug: string, { email }: TestMember) =>
  (await mailbox.mailsTo(email)).filter(({ subject }) => subject?.includes(`All about ${slug}`))

test('members who want it hear of a new module once, however often one looks', async () => {
  const [wants, wantsNot, unverified] = [
    await createMember(site),
    await createMember(site),
    await createMember(site, { isVerified: false }),
  ]
  await wish(wantsNot, false)
  await publish('implants', true)
  expect(await announce()).toBeGreaterThan(0)
  expect(await announce()).toBe(0)
  const [mail, ...more] = await about('implants', wants)
  expect(more).toEqual([])
  expect(mail?.html).toContain(`${SITE_URL}/training/implants`)
  expect(mail?.text).toContain('What implants is.')
  for (const member of [wantsNot, unverified]) expect(await mailbox.mailsTo(member.email)).toEqual([])
})

test('two servers that look at the same time tell it once', async () => {
  const member = await createMember(site)
  await publish('injectables', true)
  await publish('diaphragm', true)
  const counts = await Promise.all([announce(), announce(), announce()])
  const waiting = await db.selectFrom('outbox_mail').select('id').where('sent_at', 'is', null).execute()
  expect(waiting).toHaveLength(counts.reduce((sum, count) => sum + count, 0))
  expect(await about('injectables', member)).toHaveLength(1)
  expect(await about('diaphragm', member)).toHaveLength(1)
})

test('a module that is no news is not announced', async () => {
  const member = await createMember(site)
  await publish('condoms')
  await publish('sponge', false)
  expect(await announce()).toBe(0)
  expect(await mailbox.mailsTo(member.email)).toEqual([])
})

test('who turns it off before the mail has left gets nothing', async () => {
  const member = await createMember(site)
  await publish('pills', true)
  await announce()
  await wish(member, false)
  expect(await mailbox.mailsTo(member.email)).toEqual([])
})

test('the mail’s own button turns it off, and nothing else', async () => {
  const [member, other] = [await createMember(site), await createMember(site)]
  await publish('patches', true)
  await announce()
  const [mail] = await about('patches', member)
  const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const { pathname, search } = new URL(headers.get('list-unsubscribe')?.replace(/^<|>$/g, '') ?? '')
  const answer = await site.app.inject({
    method: 'POST',
    url: `${pathname}${search}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(answer.statusCode).toBe(200)
  expect(await member.call('GET', '/api/auth/user/')).toMatchObject({
    body: { email_new_module: false, email_occassional_updates: true, email_community_responses: true },
  })
  await publish('rings', true)
  await announce()
  expect(await about('rings', member)).toEqual([])
  expect(await about('rings', other)).toHaveLength(1)
})
