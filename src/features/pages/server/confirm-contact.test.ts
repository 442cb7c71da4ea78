import { expect, test } from 'vitest'
import { z } from 'zod'
import { editorOf } from '#testing/editing.ts'
import { createMailbox } from '#testing/mailbox.ts'
import { createMember, createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'
import { About, Shell } from '../contract.ts'

const Waiting = z.object({ unconfirmed_contact: z.string() })
const CONFIRM = '/api/content/contact/confirm/'
const RESEND = '/api/site/test-mail/'
const site = await createSite()
const mailbox = await createMailbox(site)
const admin = await createStaff(site, 'admin')
const editor = editorOf(admin)

const publish = (email: string, body = 'Write to us.') =>
  editor.change('page-contact', 'contact', { title: 'Contact Us', body, email })
/** What readers get of the address: on the about page, and in the dialog of every page. */
async function shown(): Promise<unknown[]> {
  const [about, shell] = await Promise.all([site.get('/api/content/about/'), site.get('/api/content/shell/')])
  return [About.parse(about.body).contact_email, Shell.parse(shell.body).contact]
}
const see = (email: string, body = 'Write to us.') => [email, { title: 'Contact Us', body, email }]
const waiting = async () => Waiting.parse((await admin.call('GET', '/api/site/settings/')).body).unconfirmed_contact
/** The API URL of the button in the newest mail to an address. */
async function linkTo(email: string): Promise<string> {
  const text = (await mailbox.mailsTo(email)).at(-1)?.text
  const url = text?.match(/https:\/\/\S+\/confirm-contact\?\S+/)?.[0]
  if (url === undefined) throw new Error(`No mail with a link to ${email}`)
  return CONFIRM + new URL(url).search
}

test('readers see a new address when the link of its mail was pressed, and an old site keeps its address', async () => {
  const { db } = site.context.database
  // As a site that had an address before addresses were confirmed.
  await publish('old@example.org')
  await db.deleteFrom('setting').execute()
  expect(await shown()).toEqual(see('old@example.org'))
  await publish('old@example.org', 'Ask us.')
  expect(await shown()).toEqual(see('old@example.org', 'Ask us.'))
  expect(await mailbox.mailsTo('old@example.org')).toEqual([])

  await publish('Training@example.org')
  expect(await shown()).toEqual(see('old@example.org'))
  expect(await waiting()).toBe('Training@example.org')
  const link = await linkTo('training@example.org')
  for (const forged of [`${link}x`, link.replace('Training', 'other'), CONFIRM])
    expect((await site.post(forged, {})).status, forged).toBe(400)
  expect(await shown()).toEqual(see('old@example.org'))

  await publish('Training@example.org', 'Ask us.')
  expect(await shown(), 'other texts are public at once').toEqual(see('old@example.org', 'Ask us.'))
  expect(await mailbox.mailsTo('training@example.org'), 'the address is the same').toHaveLength(1)

  for (const time of ['first', 'second']) {
    expect((await site.post(link, {})).status, time).toBe(200)
    expect(await shown(), time).toEqual(see('Training@example.org', 'Ask us.'))
  }
  expect(await waiting()).toBe('')
  expect(await db.selectFrom('setting').select(['value', 'account_id']).execute()).toEqual([
    { value: 'Training@example.org', account_id: admin.id },
  ])
})

test('publishing another address makes the link before it useless', async () => {
  await publish('kept@example.org')
  await site.post(await linkTo('kept@example.org'), {})
  await publish('one@example.org')
  const link = await linkTo('one@example.org')
  await publish('two@example.org')
  expect((await site.post(link, {})).status).toBe(400)
  expect(await shown()).toEqual(see('kept@example.org'))
  await publish('kept@example.org')
  expect(await waiting(), 'it was confirmed').toBe('')
  expect((await site.post(link, {})).status).toBe(400)
})

test('no address counts at once, and an address after it waits', async () => {
  await publish('')
  expect(await shown()).toEqual(see(''))
  await publish('next@example.org')
  expect(await shown()).toEqual(see(''))
  await site.post(await linkTo('next@example.org'), {})
  expect(await shown()).toEqual(see('next@example.org'))
})

test('an administrator sends the mail again while an address waits', async () => {
  for (const { call } of [await createStaff(site, 'editor'), await createMember(site)])
    expect((await call('POST', RESEND)).status).toBe(403)
  expect((await admin.call('POST', RESEND)).status).toBe(404)
  await publish('again@example.org')
  expect((await admin.call('POST', RESEND)).status).toBe(201)
  expect(await mailbox.mailsTo('again@example.org')).toHaveLength(2)
  expect((await site.post(await linkTo('again@example.org'), {})).status).toBe(200)
  expect((await admin.call('POST', RESEND)).status).toBe(404)
})

test('without a script the link leads to a page that says the result', async () => {
  await publish('plain@example.org')
  const press = (url: string) =>
    site.app.inject({ method: 'POST', url, headers: { accept: 'text/html' }, remoteAddress: '10.60.0.1' })
  const link = await linkTo('plain@example.org')
  expect(await press(`${link}x`)).toMatchObject({ statusCode: 303, headers: { location: '/confirm-contact' } })
  expect(await press(link)).toMatchObject({ statusCode: 303, headers: { location: '/confirm-contact?done' } })
  expect(await shown()).toEqual(see('plain@example.org'))
})
