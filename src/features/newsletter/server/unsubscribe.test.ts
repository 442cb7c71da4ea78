import type { Email } from 'postal-mime'
import { expect, test } from 'vitest'
import { createMailbox } from '#testing/mailbox.ts'
import { createMember } from '#testing/member.ts'
import { createSubscriber } from '#testing/newsletter/subscriber.ts'
import { createSite, SITE_URL } from '#testing/site.ts'
import { type NewIssue, sendIssue } from './public.ts'

const site = await createSite()
const mailbox = await createMailbox(site)
const { db } = site.ground.database

let visitor = 0
const randomIp = () => `10.60.0.${visitor++}`

const send = (subject: string, more: Partial<NewIssue> = {}) =>
  sendIssue(db, { list: 'newsletter', subject, body: 'Hello, *readers*.', ...more }, new Date())

const subjectsTo = async (email: string) => (await mailbox.mailsTo(email)).map(({ subject }) => subject)

const headerOf = (mail: Email | undefined, name: string) => mail?.headers.find(({ key }) => key === name)?.value

/** Where the mail program's own button of the newest mail leads. */
async function oneClickOf(email: string): Promise<URL> {
  const header = headerOf((await mailbox.mailsTo(email)).at(-1), 'list-unsubscribe') ?? ''
  return new URL(header.replace(/^<|>$/g, ''))
}

/** What a mail program sends when its button is pressed (RFC 8058), or a form without a script. */
const press = ({ pathname, search }: URL, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url: `${pathname}${search}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: 'List-Unsubscribe=One-Click',
    remoteAddress: randomIp(),
  })

test('an issue comes to those who are on the list, with the mail program’s own button to leave', async () => {
  const reader = await createSubscriber(site, 'first+reader@example.org')
  const gone = await createSubscriber(site)
  await db.updateTable('newsletter_subscriber').set({ left_at: '2026-01-01' }).where('email', '=', gone).execute()
  const member = await createMember(site)
  expect(await send('Spring news')).toBe(1)
  const [mail, ...more] = await mailbox.mailsTo(reader)
  expect([mail?.subject, more]).toEqual(['Spring news', []])
  expect(mail?.html).toContain('<em>readers</em>')
  expect(headerOf(mail, 'list-unsubscribe')).toMatch(
    /^<https:\/\/trp\.example\.org\/api\/subscription\/unsubscribe\/\?\S+>$/,
  )
  expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(mail?.text, 'and an address for people').toContain(`${SITE_URL}/unsubscribe?list=newsletter&`)
  expect(await subjectsTo(gone)).toEqual([])
  expect(await subjectsTo(member.email), 'members have a list of their own').toEqual([])
})

test('one press takes a reader off the list, until the reader comes back', async () => {
  const [reader, other] = [await createSubscriber(site, 'plus+sign@example.org'), await createSubscriber(site)]
  await send('One')
  const button = await oneClickOf(reader)
  expect((await press(button)).statusCode).toBe(200)
  expect((await press(button)).statusCode, 'a second press is fine').toBe(200)
  await send('Two')
  expect(await subjectsTo(reader)).toEqual(['One'])
  expect(await subjectsTo(other)).toEqual(['One', 'Two'])
  await createSubscriber(site, reader)
  await send('Three')
  expect(await subjectsTo(reader)).toEqual(['One', 'Three'])
})

test('to open the address takes nobody off: programs that look at links do that', async () => {
  const reader = await createSubscriber(site)
  await send('Looked at')
  const { pathname, search } = await oneClickOf(reader)
  expect((await site.call('GET', `${pathname}${search}`)).status).toBe(405)
  await send('Still here')
  expect(await subjectsTo(reader)).toEqual(['Looked at', 'Still here'])
})

test('a link that was changed takes nobody off', async () => {
  const [reader, other] = [await createSubscriber(site), await createSubscriber(site)]
  const member = await createMember(site, { email: reader })
  await send('Before')
  const forged = (name: string, value: string) => async () => {
    const button = await oneClickOf(reader)
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

test('a form without a script is led back to the page', async () => {
  const reader = await createSubscriber(site)
  await send('By form')
  const answer = await press(await oneClickOf(reader), { accept: 'text/html,application/xhtml+xml' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/unsubscribe?list=newsletter&done'])
  await send('Not any more')
  expect(await subjectsTo(reader)).toEqual(['By form'])
})

test('with a link that is not whole it is led to the page that says so', async () => {
  const reader = await createSubscriber(site)
  await send('Kept')
  const button = await oneClickOf(reader)
  button.searchParams.set('key', 'x'.repeat(43))
  const answer = await press(button, { accept: 'text/html,application/xhtml+xml' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/unsubscribe'])
})

test('who leaves before the mail has left gets nothing', async () => {
  const reader = await createSubscriber(site)
  await send('Known')
  const button = await oneClickOf(reader)
  await send('Waiting')
  expect((await press(button)).statusCode).toBe(200)
  expect(await subjectsTo(reader)).toEqual(['Known'])
})

test('an occasional update goes to verified members who want it, and its link turns it off without logging in', async () => {
  const [wants, wantsNot, unverified, removed] = [
    await createMember(site),
    await createMember(site),
    await createMember(site, { isVerified: false }),
    await createMember(site),
  ]
  const subscriber = await createSubscriber(site)
  await wantsNot.call('PATCH', '/api/auth/user/', { body: { email_occassional_updates: false }, ip: randomIp() })
  await removed.call('DELETE', '/api/auth/user/', { body: { password: removed.password }, ip: randomIp() })
  await send('Occasion', { list: 'occasional' })
  expect(await subjectsTo(wants.email)).toEqual(['Occasion'])
  for (const { email } of [wantsNot, unverified, removed]) expect(await subjectsTo(email), email).toEqual([])
  expect(await subjectsTo(subscriber)).toEqual([])
  expect((await press(await oneClickOf(wants.email))).statusCode).toBe(200)
  expect(await wants.call('GET', '/api/auth/user/')).toMatchObject({
    body: { email_occassional_updates: false, email_new_module: true, email_community_responses: true },
  })
  await send('Another occasion', { list: 'occasional' })
  expect(await subjectsTo(wants.email)).toEqual(['Occasion'])
})

test('what an editor writes is cleaned: no script, no picture that tells who reads', async () => {
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
