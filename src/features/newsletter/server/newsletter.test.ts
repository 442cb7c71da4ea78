import { expect, test } from 'vitest'
import { createMailbox } from '#testing/mailbox.ts'
import { createSubscriber } from '#testing/newsletter/subscriber.ts'
import { createSite, SITE_URL } from '#testing/site.ts'
import { confirmLink } from './mails/confirm-link.ts'
import { sendIssue } from './public.ts'

const site = await createSite()
const mailbox = await createMailbox(site)
const { db } = site.ground.database
const ADDRESS = '/api/subscription/subscribe/'

const CONFIRM = '/api/subscription/confirm/'

/** The button of the newest mail to an address, as a call. */
async function confirmCallOf(email: string): Promise<string> {
  const text = (await mailbox.mailsTo(email)).at(-1)?.text
  const url = text?.match(/https:\/\/\S+\/confirm-subscription\?\S+/)?.[0]
  if (url === undefined) throw new Error(`No mail to ${email} asks to confirm`)
  return CONFIRM + new URL(url).search
}

test('an address is on the list after its owner has pressed the button of the mail, not before', async () => {
  const asked = { status: 200, body: { detail: 'Subscribed. Thank you' } }
  expect(await site.post(ADDRESS, { email: 'Amina@Example.org ' })).toMatchObject(asked)
  const issue = { list: 'newsletter', subject: 'News', body: 'Hello' } as const
  expect(await sendIssue(db, issue, new Date())).toBe(0)
  expect(await site.post(ADDRESS, { email: 'amina@example.org' }), 'not yet on the list').toMatchObject(asked)
  const call = await confirmCallOf('amina@example.org')
  expect((await site.post(call, {})).status).toBe(200)
  expect((await site.post(call, {})).status, 'a second press is fine').toBe(200)
  expect(await sendIssue(db, issue, new Date())).toBe(1)
  expect(await site.post(ADDRESS, { email: 'amina@example.org' })).toMatchObject({
    status: 409,
    body: { detail: 'Email subscribed already' },
  })
})

test('a stranger’s address gets three mails a day at most', async () => {
  for (let time = 0; time < 5; time++)
    expect((await site.post(ADDRESS, { email: 'stranger@example.org' })).status).toBe(200)
  expect(await mailbox.mailsTo('stranger@example.org')).toHaveLength(3)
})

test('a link that was changed, or is older than a week, puts nobody on the list', async () => {
  await site.post(ADDRESS, { email: 'link@example.org' })
  const call = await confirmCallOf('link@example.org')
  const old = confirmLink(site.ground.secret, SITE_URL, 'link@example.org', Date.now() - 8 * 24 * 60 * 60 * 1000)
  for (const bad of [
    call.replace('link%40', 'other%40'),
    call.replace(/at=\d+/, `at=${Date.now() + 1}`),
    `${call}x`,
    CONFIRM + new URL(old).search,
  ])
    expect((await site.post(bad, {})).status, bad).toBe(400)
  expect((await site.post(ADDRESS, { email: 'link@example.org' })).status).toBe(200)
})

test('an address that has left comes back by a new mail', async () => {
  await createSubscriber(site, 'grace@example.org')
  await db
    .updateTable('newsletter_subscriber')
    .set({ left_at: '2026-01-01' })
    .where('email', '=', 'grace@example.org')
    .execute()
  expect((await site.post(ADDRESS, { email: 'grace@example.org' })).status).toBe(200)
  expect((await site.post(await confirmCallOf('grace@example.org'), {})).status).toBe(200)
  expect((await site.post(ADDRESS, { email: 'grace@example.org' })).status).toBe(409)
})

test.each([
  [{}, 'Email is required'],
  [{ email: '' }, 'Email is required'],
  [{ email: 'amina@example' }, 'Must be a valid email address'],
  [{ email: `${'a'.repeat(100)}@example.org` }, 'Email must be less than 100 characters'],
])('%j is refused at its field', async (body, message) => {
  expect(await site.post(ADDRESS, body)).toMatchObject({ status: 400, body: { email: [message] } })
})

test('what is not JSON is refused', async () => {
  const form = await site.app.inject({
    method: 'POST',
    url: ADDRESS,
    payload: 'email=a',
    headers: { 'content-type': 'text/xml' },
  })
  expect(form.statusCode).toBe(415)
  const broken = await site.app.inject({
    method: 'POST',
    url: ADDRESS,
    payload: '{',
    headers: { 'content-type': 'application/json' },
  })
  expect(broken.statusCode).toBe(400)
  const large = await site.app.inject({
    method: 'POST',
    url: ADDRESS,
    payload: JSON.stringify({ email: 'x'.repeat(100_000) }),
    headers: { 'content-type': 'application/json' },
  })
  expect(large.statusCode).toBe(413)
})
