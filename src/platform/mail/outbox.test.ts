import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { describe, expect, test, vi } from 'vitest'
import { createDataPlace } from '#testing/database/database.ts'
import { createOutbox, START } from '#testing/mail/outbox.ts'
import { type SmtpBehaviour, startSmtpServer } from '#testing/mail/smtp-server.ts'
import type { Deliver } from './delivery.ts'
import { openDelivery } from './open-delivery.ts'
import { claimDueMails, markSending } from './outbox.ts'
import { listFailedMails, requeueMails } from './outbox-admin.ts'
import { smtpDelivery } from './smtp-delivery.ts'

const HOUR_MS = 3_600_000
/** Longer than a busy machine needs. */
const SOON = { timeout: 30_000 }

const quickDelivery = (url: string) => smtpDelivery(url, { greetingMs: 2000, silenceMs: 1000, totalMs: 20_000 })
const addressesOf = (mails: Email[]) => mails.flatMap(({ to }) => to?.map((one) => one.address)).sort()

describe('a mail that is refused temporarily, or not sent at all, is sent later and arrives once', () => {
  test.each<[string, SmtpBehaviour]>([
    ['refused with 451 at the recipient', { refuse: 451, at: 'recipient' }],
    ['refused with 452 after the message', { refuse: 452, at: 'message' }],
    ['no answer to the recipient', 'stall-recipient'],
    ['connection closed before the message', 'drop-recipient'],
  ])('%s', async (_, behaviour) => {
    const { queue, startWorker, rows, advanceClock, log } = await createOutbox()
    const server = await startSmtpServer({ behaviour: (_, attempt) => (attempt === 1 ? behaviour : 'accept') })
    await queue(['ada@example.org'])
    const worker = startWorker(quickDelivery(server.url))
    await worker.flush()
    expect(server.received).toHaveLength(0)
    expect(await rows()).toMatchObject([
      { attempts: 1, sent_at: null, failed_at: null, handed_at: null, claimed_until: null },
    ])
    advanceClock(59_000)
    await worker.flush()
    expect(server.attempts.get('ada@example.org')).toBe(1)
    advanceClock(2000)
    await worker.flush()
    advanceClock(HOUR_MS)
    await worker.flush()
    expect(addressesOf(server.received)).toEqual(['ada@example.org'])
    expect(await rows()).toMatchObject([{ data: '{}', failed_at: null, last_error: null, sent_at: expect.any(String) }])
    expect(log.error).not.toHaveBeenCalled()
  })
})

describe('a mail that is refused permanently, or may have arrived, is reported and not sent again', () => {
  test.each<[string, SmtpBehaviour, string, number]>([
    ['refused with 550 at the recipient', { refuse: 550, at: 'recipient' }, 'hello', 0],
    ['refused with 554 after the message', { refuse: 554, at: 'message' }, 'hello', 0],
    ['connection closed in the middle of the message', 'drop-message', 'long', 0],
    ['connection closed after the final dot', 'drop-reply', 'hello', 1],
    ['no answer to the final dot', 'stall-reply', 'hello', 1],
  ])('%s', async (_, behaviour, kind, arrived) => {
    const { queue, startWorker, rows, advanceClock, log } = await createOutbox()
    const server = await startSmtpServer({ behaviour: () => behaviour })
    await queue(['ada@example.org'], kind)
    const worker = startWorker(quickDelivery(server.url))
    await worker.flush()
    advanceClock(24 * HOUR_MS)
    await worker.flush()
    expect(server.attempts.get('ada@example.org')).toBe(1)
    expect(server.received).toHaveLength(arrived)
    const [row] = await rows()
    expect(row).toMatchObject({ sent_at: null, failed_at: START.toISOString(), last_error: expect.any(String) })
    expect(log.error).toHaveBeenCalledTimes(1)
    const fields = { mail: row?.id, kind, to: 'a***@example.org', last_error: row?.last_error }
    expect(log.error).toHaveBeenCalledWith(fields, expect.any(String))
    expect(JSON.stringify([log.error.mock.calls, log.warn.mock.calls])).not.toContain('ada@example.org')
  })
})

test.each(['stall', 'drop'] as const)(
  'a mail is tried again when the server answers the connection with a %s',
  async (greeting) => {
    const { queue, startWorker, rows } = await createOutbox()
    const server = await startSmtpServer({ greeting })
    await queue(['ada@example.org'])
    await startWorker(quickDelivery(server.url)).flush()
    expect(await rows()).toMatchObject([{ attempts: 1, failed_at: null, handed_at: null }])
  },
)

test('a mail is reported after twelve attempts at a server that does not answer', async () => {
  const { queue, startWorker, rows, advanceClock, log } = await createOutbox()
  const server = await startSmtpServer()
  await server.stop()
  await queue(['ada@example.org'])
  const worker = startWorker(quickDelivery(server.url))
  for (let attempt = 0; attempt < 15; attempt++) {
    await worker.flush()
    advanceClock(6 * HOUR_MS)
  }
  expect(await rows()).toMatchObject([{ attempts: 12, last_error: expect.stringContaining('ECONNREFUSED') }])
  expect(log.error).toHaveBeenCalledTimes(1)
})

test('the URL has name and password, and a wrong password does not lose mail', async () => {
  const { queue, startWorker, rows, advanceClock } = await createOutbox()
  const server = await startSmtpServer({ login: { user: 'site', pass: 'p@ss/word' } })
  await queue(['ada@example.org'])
  const wrong = startWorker(quickDelivery(server.url.replace('word', 'ward')))
  await wrong.flush()
  await wrong.stop()
  expect(await rows()).toMatchObject([{ attempts: 1, failed_at: null }])
  advanceClock(HOUR_MS)
  await startWorker(quickDelivery(server.url)).flush()
  expect(server.received).toHaveLength(1)
})

test('a hundred mails arrive once each when two workers share the database', async () => {
  const { queue, startWorker, changes, rows, log } = await createOutbox()
  const server = await startSmtpServer()
  const recipients = Array.from({ length: 100 }, (_, at) => `reader${at}@example.org`)
  const deliver = smtpDelivery(server.url)
  const workers = [startWorker(deliver), startWorker(deliver)]
  await queue(recipients)
  await changes.read()
  await Promise.all(workers.map((worker) => worker.flush()))
  expect(addressesOf(server.received)).toEqual(recipients.toSorted())
  expect((await rows()).every((row) => row.sent_at !== null)).toBe(true)
  expect(log.error).not.toHaveBeenCalled()
})

test('a change wakes the worker, and without one it polls', async () => {
  const { queue, startWorker, changes } = await createOutbox()
  const server = await startSmtpServer()
  const worker = startWorker(smtpDelivery(server.url))
  await worker.flush()
  await queue(['first@example.org'])
  await changes.read()
  await vi.waitFor(() => expect(server.received).toHaveLength(1), SOON)
  await worker.stop()
  startWorker(smtpDelivery(server.url), 20)
  await queue(['second@example.org'])
  await vi.waitFor(() => expect(server.received).toHaveLength(2), SOON)
})

test('after a worker died, another one sends its mail, and reports a mail that was being sent', async () => {
  const { db, queue, startWorker, rows, advanceClock, clock, log } = await createOutbox()
  const server = await startSmtpServer()
  await queue(['untouched@example.org', 'sending@example.org'])
  const [, sending] = await claimDueMails(db, clock.now, 2)
  if (sending) await markSending(db, sending, clock.now)
  const worker = startWorker(smtpDelivery(server.url))
  advanceClock(299_000)
  await worker.flush()
  expect(server.received).toHaveLength(0)
  advanceClock(1000)
  await worker.flush()
  advanceClock(HOUR_MS)
  await worker.flush()
  expect(addressesOf(server.received)).toEqual(['untouched@example.org'])
  expect(await rows()).toMatchObject([
    { failed_at: null },
    { sent_at: null, last_error: expect.stringContaining('ended') },
  ])
  expect(log.error).toHaveBeenCalledTimes(1)
})

test('a mail that was being sent is never claimed again, not even before it is reported', async () => {
  const { db, queue, advanceClock, clock } = await createOutbox()
  await queue(['sending@example.org'])
  const [sending] = await claimDueMails(db, clock.now, 1)
  if (sending) await markSending(db, sending, clock.now)
  advanceClock(HOUR_MS)
  expect(await claimDueMails(db, clock.now, 1)).toEqual([])
})

test('a mail is not sent when another worker claims it at the last moment', async () => {
  const { db, queue, clock, advanceClock } = await createOutbox()
  const server = await startSmtpServer()
  await queue(['ada@example.org'])
  const [mine] = await claimDueMails(db, clock.now, 1)
  advanceClock(300_000)
  expect(await claimDueMails(db, clock.now, 1)).toHaveLength(1)
  const mail = { subject: 'Late', text: 'Late', html: 'Late' }
  const delivery = {
    id: 1,
    kind: 'hello',
    from: 'a@example.org',
    to: 'b@example.org',
    mail,
    message: Buffer.from('Late'),
  }
  const beforeSend = async () => void (mine && (await markSending(db, mine, clock.now)))
  await expect(quickDelivery(server.url)({ ...delivery, beforeSend })).rejects.toMatchObject({ kind: 'temporary' })
  expect(server.received).toHaveLength(0)
})

test('a mail without content is deleted, one of an unknown kind fails, and one with a broken template is tried again', async () => {
  const { queue, startWorker, rows, log } = await createOutbox()
  const server = await startSmtpServer()
  for (const kind of ['nothing', 'constructor', 'broken']) await queue(['ada@example.org'], kind)
  await startWorker(smtpDelivery(server.url)).flush()
  expect(server.received).toHaveLength(0)
  expect(await rows()).toMatchObject([
    { kind: 'constructor', failed_at: START.toISOString() },
    { kind: 'broken', failed_at: null, attempts: 1, last_error: 'no template' },
  ])
  expect(log.error).toHaveBeenCalledTimes(2)
})

test('sent mail is deleted after seven days, failed mail stays', async () => {
  const { queue, startWorker, rows, advanceClock } = await createOutbox()
  const server = await startSmtpServer({
    behaviour: (to) => (to.startsWith('no') ? { refuse: 550, at: 'recipient' } : 'accept'),
  })
  await queue(['yes@example.org', 'no@example.org'])
  const worker = startWorker(smtpDelivery(server.url))
  await worker.flush()
  advanceClock(7 * 24 * HOUR_MS)
  await worker.flush()
  expect(await rows()).toHaveLength(2)
  advanceClock(2 * HOUR_MS)
  await worker.flush()
  expect(await rows()).toMatchObject([{ recipient: 'no@example.org' }])
})

test('stop waits for running deliveries and starts no other', async () => {
  const { queue, startWorker, rows } = await createOutbox()
  const gate = Promise.withResolvers<void>()
  const deliver = vi.fn<Deliver>(() => gate.promise)
  await queue(Array.from({ length: 5 }, (_, at) => `reader${at}@example.org`))
  const worker = startWorker(deliver)
  await vi.waitFor(() => expect(deliver).toHaveBeenCalledTimes(3), SOON)
  const stopped = worker.stop()
  gate.resolve()
  await stopped
  expect((await rows()).filter((row) => row.sent_at !== null)).toHaveLength(3)
  expect(deliver).toHaveBeenCalledTimes(3)
})

test('a database error is logged and not thrown', async () => {
  const { db, startWorker, log } = await createOutbox()
  const worker = startWorker(async () => undefined)
  await worker.flush()
  vi.spyOn(db, 'updateTable').mockImplementation(() => {
    throw new Error('the database is down')
  })
  vi.spyOn(db, 'with').mockImplementation(() => {
    throw new Error('the database is down')
  })
  await worker.flush()
  expect(log.error).toHaveBeenCalled()
  vi.restoreAllMocks()
})

test('without a mail server each mail is written to a file, and its subject and link are logged', async () => {
  const { queue, startWorker, log, rows } = await createOutbox()
  const { dataDir } = await createDataPlace()
  await queue(['ada@example.org'])
  await startWorker(openDelivery({ smtpUrl: undefined, dataDir }, log)).flush()
  const [row] = await rows()
  expect(await readdir(join(dataDir, 'outbox'))).toEqual([`${row?.id}-hello.eml`])
  const mail = await PostalMime.parse(await readFile(join(dataDir, 'outbox', `${row?.id}-hello.eml`)))
  expect(mail).toMatchObject({
    subject: `Mail ${row?.id}`,
    to: [{ address: 'ada@example.org' }],
    date: START.toISOString(),
  })
  const fields = { subject: mail.subject, link: 'https://trp.example.org/a?b=1' }
  expect(log.info).toHaveBeenCalledWith(expect.objectContaining(fields), expect.any(String))
})

test('a mail that waits can be sent now, but not while it is being sent', async () => {
  const { db, clock, queue, rows, advanceClock } = await createOutbox()
  await queue(['ada@example.org', 'bea@example.org'])
  const [ada] = await claimDueMails(db, clock.now, 1)
  const later = new Date(clock.now.getTime() + HOUR_MS).toISOString()
  await db.updateTable('outbox_mail').set({ due_at: later, attempts: 3 }).where('claimed_until', 'is', null).execute()
  expect(await listFailedMails(db)).toMatchObject({
    waiting: 2,
    next: [{ id: ada?.id }, { recipient: 'bea@example.org', due_at: later }],
  })
  advanceClock(1000)
  const ids = (await rows()).map(({ id }) => id)
  expect(await requeueMails(db, ids, clock.now)).toBe(1)
  expect(await rows()).toMatchObject([
    { claimed_until: ada?.claim },
    { due_at: clock.now.toISOString(), attempts: 0, claimed_until: null },
  ])
})
