import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startImapServer, type TestMessage } from '#testing/mail/imap-server.ts'
import { createStaff } from '#testing/member.ts'
import { createPostOffice, writerOf } from '#testing/newsletter/mails.ts'
import { createSubscriber } from '#testing/newsletter/subscriber.ts'
import { createSite } from '#testing/site.ts'
import { readBounceMailbox } from './bounce-mailbox.ts'

const messages: TestMessage[] = []
const { url } = await startImapServer(messages)
const site = await createSite({ BOUNCE_IMAP_URL: url })
const admin = await createStaff(site, 'admin')
const staff = writerOf(admin)
const office = await createPostOffice(site)
const DAY_MS = 24 * 3_600_000

async function send(subject: string): Promise<number> {
  const id = await staff.write({ subject })
  await staff.send(id)
  await office.pass(60_000)
  return id
}

interface Report {
  to: string
  messageId: string | undefined
  action?: string
  status?: string
}

/** As Postfix writes it. */
const bounceOf = ({ to, messageId, action = 'failed', status = '5.1.1' }: Report) => `\
Return-Path: <>
Message-ID: <20261201.1@mx.example.org>
From: MAILER-DAEMON@mx.example.org (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="4F2"

--4F2
Content-Type: text/plain; charset=us-ascii

<${to}>: host mx.example.org said: 550 5.1.1 User unknown

--4F2
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.org

Final-Recipient: rfc822; ${to}
Original-Recipient: rfc822;${to}
Action: ${action}
Status: ${status}

--4F2
Content-Type: text/rfc822-headers

Message-ID: ${messageId}
To: ${to}

--4F2--
`

/** As providers forward what a reader marks as spam (RFC 5965). */
const complaintOf = ({ to, messageId }: Report) => `\
From: <fbl@mail.example.com>
Content-Type: multipart/report; boundary=b1;
 report-type=feedback-report

--b1
Content-Type: message/feedback-report

Feedback-Type: abuse
Version: 1

--b1
Content-Type: message/rfc822

Message-ID: ${messageId}
To: <${to}>

--b1--
`

async function receive(source: string, daysAgo = 0): Promise<TestMessage> {
  const at = new Date(Date.now() - daysAgo * DAY_MS)
  const message = { source: source.replaceAll('\n', '\r\n'), at, isSeen: false }
  messages.push(message)
  await readBounceMailbox(site.context)
  return message
}

const lastIdTo = async (email: string) => (await office.mailbox.mailsTo(email)).at(-1)?.messageId
const bounces = async () => (await admin.call('GET', '/api/newsletter/bounces/')).body

test('reports in the mailbox end addresses, are marked as read and count once', async () => {
  const [gone, angry, full] = [await createSubscriber(site), await createSubscriber(site), await createSubscriber(site)]
  await send('To all')
  const to = async (email: string) => ({ to: email, messageId: await lastIdTo(email) })
  expect(await receive(bounceOf(await to(gone)), 1)).toMatchObject({ isSeen: true })
  await send('Once more to all')
  await receive(bounceOf(await to(gone)))
  await receive(complaintOf(await to(angry)))
  await receive(bounceOf({ ...(await to(full)), status: '5.2.2' }))
  await send('To who is left')
  const all = ['To all', 'Once more to all']
  expect(await office.subjectsTo(gone)).toEqual(all)
  expect(await office.subjectsTo(angry)).toEqual(all)
  expect(await office.subjectsTo(full)).toEqual([...all, 'To who is left'])
  expect(await bounces()).toMatchObject({ count: 3 })
  for (const message of messages) message.isSeen = false
  await readBounceMailbox(site.context)
  expect(await bounces()).toMatchObject({ count: 3 })
})

test('a report about the mail of somebody else, a delay and other mail end nothing', async () => {
  const [victim, forger] = [await createSubscriber(site, 'victim@example.org'), await createSubscriber(site)]
  await send('Hello')
  const before = await bounces()
  await receive(complaintOf({ to: victim, messageId: await lastIdTo(forger) }))
  await receive(complaintOf({ to: victim, messageId: '<outbox-1.a@b>' }))
  const names = Array.from({ length: 1000 }, (_, n) => `To: reader-of-many-${n}@example.org\n`).join('')
  const report = complaintOf({ to: victim, messageId: await lastIdTo(victim) })
  await receive(report.replace('To: <', `${names}To: <`))
  await receive(bounceOf({ to: victim, messageId: await lastIdTo(victim), action: 'delayed', status: '4.4.1' }))
  const letter = await receive('From: Ama <ama@example.org>\nSubject: Thank you\n\nIt was good.\n')
  expect(letter.isSeen).toBe(false)
  expect(await bounces()).toEqual(before)
})

test('a refused login is an error of the job, and a stop ends a connection without an answer', async () => {
  const withUrl = (bounceImapUrl: string) => ({ ...site.context, config: { ...site.context.config, bounceImapUrl } })
  await expect(readBounceMailbox(withUrl(url.replace('p%40ss', 'wrong')))).rejects.toThrow()
  const silent = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await once(silent, 'listening')
  const stopping = new AbortController()
  silent.once('connection', () => stopping.abort())
  const port = String(Object(silent.address()).port)
  await readBounceMailbox(withUrl(`imap://bounces:p@127.0.0.1:${port}`), stopping.signal)
})
