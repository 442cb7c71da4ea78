import { expect, test } from 'vitest'
import { createMailbox } from '#testing/mailbox.ts'
import { createSubscriber } from '#testing/newsletter/subscriber.ts'
import { createSite, SITE_URL } from '#testing/site.ts'
import { sendIssue } from './public.ts'
import { confirmLink } from './signed-links.ts'

const site = await createSite()
const mailbox = await createMailbox(site)
const { db } = site.context.database
const SUBSCRIBE = '/api/subscription/subscribe/'
const CONFIRM = '/api/subscription/confirm/'

/** The API URL of the button in the newest mail to an address. */
async function confirmUrlOf(email: string): Promise<string> {
  const text = (await mailbox.mailsTo(email)).at(-1)?.text
  const url = text?.match(/https:\/\/\S+\/confirm-subscription\?\S+/)?.[0]
  if (url === undefined) throw new Error(`No confirmation mail to ${email}`)
  return CONFIRM + new URL(url).search
}

test('an address with pasted marks and a domain in any script is that of the mail', async () => {
  const subscribed = await site.post(SUBSCRIBE, { email: '\u200eNurse@\u00a0Bücher.example\u2060' })
  expect(subscribed.status).toBe(200)
  const [mail] = await mailbox.mailsTo('nurse@xn--bcher-kva.example')
  expect(mail?.text).toContain('confirm-subscription')
})

test('a reader is on the list only after confirming by mail', async () => {
  const accepted = { status: 200, body: { detail: 'Subscribed. Thank you' } }
  expect(await site.post(SUBSCRIBE, { email: 'Amina@Example.org ' })).toMatchObject(accepted)
  const issue = { list: 'newsletter', subject: 'News', body: 'Hello' } as const
  expect(await sendIssue(db, issue, new Date())).toBe(0)
  expect(await site.post(SUBSCRIBE, { email: 'amina@example.org' }), 'not yet on the list').toMatchObject(accepted)
  const url = await confirmUrlOf('amina@example.org')
  expect((await site.post(url, {})).status).toBe(200)
  expect((await site.post(url, {})).status, 'a second press is fine').toBe(200)
  expect(await sendIssue(db, issue, new Date())).toBe(1)
  expect(await site.post(SUBSCRIBE, { email: 'amina@example.org' })).toMatchObject({
    status: 409,
    body: { detail: 'Email subscribed already' },
  })
})

test('an address gets at most three confirmation mails a day', async () => {
  for (let time = 0; time < 5; time++)
    expect((await site.post(SUBSCRIBE, { email: 'stranger@example.org' })).status).toBe(200)
  expect(await mailbox.mailsTo('stranger@example.org')).toHaveLength(3)
})

test('a changed link or one older than a week adds nobody to the list', async () => {
  await site.post(SUBSCRIBE, { email: 'link@example.org' })
  const url = await confirmUrlOf('link@example.org')
  const old = confirmLink(site.context.secret, SITE_URL, 'link@example.org', Date.now() - 8 * 24 * 60 * 60 * 1000)
  for (const bad of [
    url.replace('link%40', 'other%40'),
    url.replace(/at=\d+/, `at=${Date.now() + 1}`),
    `${url}x`,
    CONFIRM + new URL(old).search,
  ])
    expect((await site.post(bad, {})).status, bad).toBe(400)
  expect((await site.post(SUBSCRIBE, { email: 'link@example.org' })).status).toBe(200)
})

test('a reader who left the list can confirm again', async () => {
  await createSubscriber(site, 'grace@example.org')
  await db
    .updateTable('newsletter_subscriber')
    .set({ left_at: '2026-01-01' })
    .where('email', '=', 'grace@example.org')
    .execute()
  expect((await site.post(SUBSCRIBE, { email: 'grace@example.org' })).status).toBe(200)
  expect((await site.post(await confirmUrlOf('grace@example.org'), {})).status).toBe(200)
  expect((await site.post(SUBSCRIBE, { email: 'grace@example.org' })).status).toBe(409)
})

test.each([
  [{}, 'Email is required'],
  [{ email: '' }, 'Email is required'],
  [{ email: 'amina@example' }, 'Must be a valid email address'],
  [{ email: `${'a'.repeat(100)}@example.org` }, 'Email must be less than 100 characters'],
])('%j is rejected at its field', async (body, message) => {
  expect(await site.post(SUBSCRIBE, body)).toMatchObject({ status: 400, body: { email: [message] } })
})

test('a body that is not JSON is rejected', async () => {
  const form = await site.app.inject({
    method: 'POST',
    url: SUBSCRIBE,
    payload: 'email=a',
    headers: { 'content-type': 'text/xml' },
  })
  expect(form.statusCode).toBe(415)
  const broken = await site.app.inject({
    method: 'POST',
    url: SUBSCRIBE,
    payload: '{',
    headers: { 'content-type': 'application/json' },
  })
  expect(broken.statusCode).toBe(400)
  const large = await site.app.inject({
    method: 'POST',
    url: SUBSCRIBE,
    payload: JSON.stringify({ email: 'x'.repeat(100_000) }),
    headers: { 'content-type': 'application/json' },
  })
  expect(large.statusCode).toBe(413)
})

test('a visitor who sends too many requests gets the time when to try again', async () => {
  const subscribe = () => site.call('POST', SUBSCRIBE, { body: { email: 'often@example.org' }, ip: '10.61.0.1' })
  let response = await subscribe()
  for (let time = 0; time < 25 && response.status !== 429; time++) response = await subscribe()
  expect(response).toMatchObject({ status: 429, body: { detail: 'Too many requests. Wait a little and try again.' } })
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
})
