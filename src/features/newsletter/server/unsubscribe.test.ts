import type { Email } from 'postal-mime'
import { expect, test } from 'vitest'
import { createMailbox } from '#testing/mailbox.ts'
import { createMember } from '#testing/member.ts'
import { createSubscriber } from '#testing/newsletter/subscriber.ts'
import { createSite, SITE_URL } from '#testing/site.ts'
import { stepIssues } from './actions/step-issues.ts'
import { type NewIssue, sendIssue } from './public.ts'

const site = await createSite()
const mailbox = await createMailbox(site)
const { db } = site.context.database

let ipCount = 0
const newIp = () => `10.60.0.${ipCount++}`

async function send(subject: string, more: Partial<NewIssue> = {}): Promise<number> {
  const people = await sendIssue(db, { list: 'newsletter', subject, body: 'Hello, *readers*.', ...more }, new Date())
  await stepIssues(db, new Date())
  return people
}

const subjectsTo = async (email: string) => (await mailbox.mailsTo(email)).map(({ subject }) => subject)

const headerOf = (mail: Email | undefined, name: string) => mail?.headers.find(({ key }) => key === name)?.value

/** The URL of the unsubscribe button that a mail program shows for the newest mail. */
async function oneClickUrlOf(email: string): Promise<URL> {
  const header = headerOf((await mailbox.mailsTo(email)).at(-1), 'list-unsubscribe') ?? ''
  return new URL(header.replace(/^<|>$/g, ''))
}

/** The request of that button (RFC 8058) or of a form without a script. */
const press = ({ pathname, search }: URL, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url: `${pathname}${search}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: 'List-Unsubscribe=One-Click',
    remoteAddress: newIp(),
  })

test('an issue goes to the readers on the list, with an unsubscribe button for mail programs', async () => {
  const reader = await createSubscriber(site, 'first+reader@example.org')
  const unsubscribed = await createSubscriber(site)
  await db
    .updateTable('newsletter_subscriber')
    .set({ left_at: '2026-01-01' })
    .where('email', '=', unsubscribed)
    .execute()
  const member = await createMember(site)
  expect(await send('Spring news')).toBe(1)
  const [mail, ...more] = await mailbox.mailsTo(reader)
  expect([mail?.subject, more]).toEqual(['Spring news', []])
  expect(mail?.html).toContain('<em>readers</em>')
  expect(headerOf(mail, 'list-unsubscribe')).toMatch(
    /^<https:\/\/trp\.example\.org\/api\/subscription\/unsubscribe\/\?\S+>$/,
  )
  expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(mail?.text, 'and a link for people').toContain(`${SITE_URL}/unsubscribe?list=newsletter&`)
  expect(await subjectsTo(unsubscribed)).toEqual([])
  expect(await subjectsTo(member.email), 'members have a list of their own').toEqual([])
})

test('one press removes a reader from the list, until the reader subscribes again', async () => {
  const [reader, other] = [await createSubscriber(site, 'plus+sign@example.org'), await createSubscriber(site)]
  await send('One')
  const button = await oneClickUrlOf(reader)
  expect((await press(button)).statusCode).toBe(200)
  expect((await press(button)).statusCode, 'a second press is fine').toBe(200)
  await send('Two')
  expect(await subjectsTo(reader)).toEqual(['One'])
  expect(await subjectsTo(other)).toEqual(['One', 'Two'])
  await createSubscriber(site, reader)
  await send('Three')
  expect(await subjectsTo(reader)).toEqual(['One', 'Three'])
})

test('opening the link removes nobody, because programs open links to check them', async () => {
  const reader = await createSubscriber(site)
  await send('Looked at')
  const { pathname, search } = await oneClickUrlOf(reader)
  expect((await site.call('GET', `${pathname}${search}`)).status).toBe(405)
  await send('Still here')
  expect(await subjectsTo(reader)).toEqual(['Looked at', 'Still here'])
})

test('a changed link removes nobody', async () => {
  const [reader, other] = [await createSubscriber(site), await createSubscriber(site)]
  const member = await createMember(site, { email: reader })
  await send('Before')
  const forged = (name: string, value: string) => async () => {
    const button = await oneClickUrlOf(reader)
    button.searchParams.set(name, value)
    return press(button)
  }
  const tries = [forged('key', 'x'.repeat(43)), forged('key', ''), forged('email', other)]
  tries.push(forged('list', 'email_new_module'), forged('list', 'everything'))
  for (const attempt of tries) expect((await attempt()).statusCode).toBe(400)
  expect(await member.call('GET', '/api/auth/user/')).toMatchObject({ body: { email_new_module: true } })
  await send('After')
  for (const email of [reader, other]) expect(await subjectsTo(email)).toEqual(['Before', 'After'])
})

test('a form without a script is redirected to the page', async () => {
  const reader = await createSubscriber(site)
  await send('By form')
  const response = await press(await oneClickUrlOf(reader), { accept: 'text/html,application/xhtml+xml' })
  expect([response.statusCode, response.headers.location]).toEqual([303, '/unsubscribe?list=newsletter&done'])
  await send('Not any more')
  expect(await subjectsTo(reader)).toEqual(['By form'])
})

test('an incomplete link redirects to the page that says so', async () => {
  const reader = await createSubscriber(site)
  await send('Kept')
  const button = await oneClickUrlOf(reader)
  button.searchParams.set('key', 'x'.repeat(43))
  const response = await press(button, { accept: 'text/html,application/xhtml+xml' })
  expect([response.statusCode, response.headers.location]).toEqual([303, '/unsubscribe'])
})

test('a reader who leaves before a mail is sent does not get it', async () => {
  const reader = await createSubscriber(site)
  await send('Known')
  const button = await oneClickUrlOf(reader)
  await send('Waiting')
  expect((await press(button)).statusCode).toBe(200)
  expect(await subjectsTo(reader)).toEqual(['Known'])
})

test('an occasional update goes to verified members who want it, and its link works without a login', async () => {
  const [wanting, notWanting, unverified, removed] = [
    await createMember(site),
    await createMember(site),
    await createMember(site, { isVerified: false }),
    await createMember(site),
  ]
  const subscriber = await createSubscriber(site)
  await notWanting.call('PATCH', '/api/auth/user/', { body: { email_occassional_updates: false }, ip: newIp() })
  await removed.call('DELETE', '/api/auth/user/', { body: { password: removed.password }, ip: newIp() })
  await send('Occasion', { list: 'occasional' })
  expect(await subjectsTo(wanting.email)).toEqual(['Occasion'])
  for (const { email } of [notWanting, unverified, removed])
    expect(await subjectsTo(email), email).not.toContain('Occasion')
  expect(await subjectsTo(subscriber)).toEqual([])
  expect((await press(await oneClickUrlOf(wanting.email))).statusCode).toBe(200)
  expect(await wanting.call('GET', '/api/auth/user/')).toMatchObject({
    body: { email_occassional_updates: false, email_new_module: true, email_community_responses: true },
  })
  await send('Another occasion', { list: 'occasional' })
  expect(await subjectsTo(wanting.email)).toEqual(['Occasion'])
})

test('the text of an editor is sanitized: no scripts, no tracking pictures', async () => {
  const reader = await createSubscriber(site)
  const body = [
    '# News',
    '<script>alert(1)</script>',
    '<img src="https://spy.example/pixel.gif" onerror="alert(2)">',
    '[bad](javascript:alert(3)) and **good**',
    '<p onclick="alert(4)">Text</p>',
  ].join('\n\n')
  await send('Cleaned <script>alert(5)</script>', { body })
  const html = (await mailbox.mailsTo(reader)).at(-1)?.html ?? ''
  expect(html).toContain('<strong>good</strong>')
  expect(html).toContain('Text')
  expect(html).not.toMatch(/<script|<img|<[^>]*\son[a-z]+=|href="javascript:/i)
})
