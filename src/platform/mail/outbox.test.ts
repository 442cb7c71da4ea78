import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { describe, expect, test, vi } from 'vitest'
import { createDataPlace } from '#testing/database/database.ts'
import { createOutbox, START } from '#testing/mail/outbox.ts'
import { type SmtpMood, startSmtpServer } from '#testing/mail/smtp-server.ts'
import type { Deliver } from './deliver.ts'
import { openDelivery } from './open-delivery.ts'
import { claimDue, markHanded } from './outbox.ts'
import { smtpDelivery } from './smtp-delivery.ts'

const HOUR_MS = 3_600_000

const impatient = (url: string) => smtpDelivery(url, { greetingMs: 2000, silenceMs: 1000, wholeMs: 20_000 })
const addressesOf = (mails: Email[]) => mails.flatMap(({ to }) => to?.map((one) => one.address)).sort()

describe('what is refused for now, or never begun, is sent later and arrives once', () => {
  test.each<[string, SmtpMood]>([
    ['refused with 451 at the recipient', { refuse: 451, at: 'recipient' }],
    ['refused with 452 after the text', { refuse: 452, at: 'text' }],
    ['no answer to the recipient', 'stall-recipient'],
    ['cut off before the text', 'drop-recipient'],
  ])('%s', async (_, mood) => {
    const { queue, aWorker, rows, later, log } = await createOutbox()
    const server = await startSmtpServer({ mood: (_, attempt) => (attempt === 1 ? mood : 'take') })
    await queue(['ada@example.org'])
    const worker = aWorker(impatient(server.url))
    await worker.flush()
    expect(server.received).toHaveLength(0)
    expect(await rows()).toMatchObject([
      { attempts: 1, sent_at: null, failed_at: null, handed_at: null, claimed_until: null },
    ])
    later(59_000)
    await worker.flush()
    expect(server.attempts.get('ada@example.org')).toBe(1)
    later(2000)
    await worker.flush()
    later(HOUR_MS)
    await worker.flush()
    expect(addressesOf(server.received)).toEqual(['ada@example.org'])
    expect(await rows()).toMatchObject([{ data: '{}', failed_at: null, last_error: null, sent_at: expect.any(String) }])
    expect(log.error).not.toHaveBeenCalled()
  })
})

describe('what is refused for good, or may have arrived, is reported and not sent again', () => {
  test.each<[string, SmtpMood, string, number]>([
    ['refused with 550 at the recipient', { refuse: 550, at: 'recipient' }, 'hello', 0],
    ['refused with 554 after the text', { refuse: 554, at: 'text' }, 'hello', 0],
    ['cut off in the middle of the text', 'drop-text', 'long', 0],
    ['cut off after the final dot', 'drop-reply', 'hello', 1],
    ['no answer to the final dot', 'stall-reply', 'hello', 1],
  ])('%s', async (_, mood, kind, arrived) => {
    const { queue, aWorker, rows, later, log } = await createOutbox()
    const server = await startSmtpServer({ mood: () => mood })
    await queue(['ada@example.org'], kind)
    const worker = aWorker(impatient(server.url))
    await worker.flush()
    later(24 * HOUR_MS)
    await worker.flush()
    expect(server.attempts.get('ada@example.org')).toBe(1)
    expect(server.received).toHaveLength(arrived)
    const [row] = await rows()
    expect(row).toMatchObject({ sent_at: null, failed_at: START.toISOString(), last_error: expect.any(String) })
    expect(log.error).toHaveBeenCalledTimes(1)
    const facts = { mail: row?.id, kind, to: 'a***@example.org', last_error: row?.last_error }
    expect(log.error).toHaveBeenCalledWith(facts, expect.any(String))
    expect(JSON.stringify([log.error.mock.calls, log.info.mock.calls])).not.toContain('ada@example.org')
  })
})

test.each(['stall', 'drop'] as const)('a server that greets with a %s is tried again', async (greeting) => {
  const { queue, aWorker, rows } = await createOutbox()
  const server = await startSmtpServer({ greeting })
  await queue(['ada@example.org'])
  await aWorker(impatient(server.url)).flush()
  expect(await rows()).toMatchObject([{ attempts: 1, failed_at: null, handed_at: null }])
})

test('a server that is away is tried twelve times, then the mail is reported', async () => {
  const { queue, aWorker, rows, later, log } = await createOutbox()
  const server = await startSmtpServer()
  await server.stop()
  await queue(['ada@example.org'])
  const worker = aWorker(impatient(server.url))
  for (let attempt = 0; attempt < 15; attempt++) {
    await worker.flush()
    later(6 * HOUR_MS)
  }
  expect(await rows()).toMatchObject([{ attempts: 12, last_error: expect.stringContaining('ECONNREFUSED') }])
  expect(log.error).toHaveBeenCalledTimes(1)
})

test('name and password stand in the address, and a wrong one does not lose mail', async () => {
  const { queue, aWorker, rows, later } = await createOutbox()
  const server = await startSmtpServer({ login: { user: 'site', pass: 'p@ss/word' } })
  await queue(['ada@example.org'])
  const wrong = aWorker(impatient(server.url.replace('word', 'ward')))
  await wrong.flush()
  await wrong.stop()
  expect(await rows()).toMatchObject([{ attempts: 1, failed_at: null }])
  later(HOUR_MS)
  await aWorker(impatient(server.url)).flush()
  expect(server.received).toHaveLength(1)
})

test('a hundred mails arrive once each, from two workers that share the database', async () => {
  const { queue, aWorker, changes, rows, log } = await createOutbox()
  const server = await startSmtpServer()
  const recipients = Array.from({ length: 100 }, (_, at) => `reader${at}@example.org`)
  const deliver = smtpDelivery(server.url)
  const workers = [aWorker(deliver), aWorker(deliver)]
  await queue(recipients)
  await changes.read()
  await Promise.all(workers.map((worker) => worker.flush()))
  expect(addressesOf(server.received)).toEqual(recipients.toSorted())
  expect((await rows()).every((row) => row.sent_at !== null)).toBe(true)
  expect(log.error).not.toHaveBeenCalled()
})

test('a change wakes the worker, and without one it looks by itself', async () => {
  const { queue, aWorker, changes } = await createOutbox()
  const server = await startSmtpServer()
  const worker = aWorker(smtpDelivery(server.url))
  await worker.flush()
  await queue(['first@example.org'])
  await changes.read()
  await vi.waitFor(() => expect(server.received).toHaveLength(1))
  await worker.stop()
  aWorker(smtpDelivery(server.url), 20)
  await queue(['second@example.org'])
  await vi.waitFor(() => expect(server.received).toHaveLength(2))
})

test('the mail of a worker that died is sent by another, but reported when its text was being handed over', async () => {
  const { db, queue, aWorker, rows, later, clock, log } = await createOutbox()
  const server = await startSmtpServer()
  await queue(['untouched@example.org', 'handed@example.org'])
  const [, handed] = await claimDue(db, clock.now, 2)
  if (handed) await markHanded(db, handed, clock.now)
  const worker = aWorker(smtpDelivery(server.url))
  later(299_000)
  await worker.flush()
  expect(server.received).toHaveLength(0)
  later(1000)
  await worker.flush()
  later(HOUR_MS)
  await worker.flush()
  expect(addressesOf(server.received)).toEqual(['untouched@example.org'])
  expect(await rows()).toMatchObject([
    { failed_at: null },
    { sent_at: null, last_error: expect.stringContaining('ended') },
  ])
  expect(log.error).toHaveBeenCalledTimes(1)
})

test('a mail whose text was handed over is never claimed again, not even before it is reported', async () => {
  const { db, queue, later, clock } = await createOutbox()
  await queue(['handed@example.org'])
  const [handed] = await claimDue(db, clock.now, 1)
  if (handed) await markHanded(db, handed, clock.now)
  later(HOUR_MS)
  expect(await claimDue(db, clock.now, 1)).toEqual([])
})

test('no text leaves when the claim is lost at the last moment', async () => {
  const { db, queue, clock, later } = await createOutbox()
  const server = await startSmtpServer()
  await queue(['ada@example.org'])
  const [mine] = await claimDue(db, clock.now, 1)
  later(300_000)
  expect(await claimDue(db, clock.now, 1)).toHaveLength(1)
  const mail = { subject: 'Late', text: 'Late', html: 'Late' }
  const delivery = {
    id: 1,
    kind: 'hello',
    from: 'a@example.org',
    to: 'b@example.org',
    mail,
    message: Buffer.from('Late'),
  }
  const beforeHandover = async () => void (mine && (await markHanded(db, mine, clock.now)))
  await expect(impatient(server.url)({ ...delivery, beforeHandover })).rejects.toMatchObject({ kind: 'again' })
  expect(server.received).toHaveLength(0)
})

test('mail that can’t be composed: nothing to say, an unknown kind, a broken composer', async () => {
  const { queue, aWorker, rows, log } = await createOutbox()
  const server = await startSmtpServer()
  for (const kind of ['nothing', 'constructor', 'broken']) await queue(['ada@example.org'], kind)
  await aWorker(smtpDelivery(server.url)).flush()
  expect(server.received).toHaveLength(0)
  expect(await rows()).toMatchObject([
    { kind: 'constructor', failed_at: START.toISOString() },
    { kind: 'broken', failed_at: null, attempts: 1, last_error: 'no template' },
  ])
  expect(log.error).toHaveBeenCalledTimes(2)
})

test('sent mail is forgotten after seven days, failed mail stays', async () => {
  const { queue, aWorker, rows, later } = await createOutbox()
  const server = await startSmtpServer({
    mood: (to) => (to.startsWith('no') ? { refuse: 550, at: 'recipient' } : 'take'),
  })
  await queue(['yes@example.org', 'no@example.org'])
  const worker = aWorker(smtpDelivery(server.url))
  await worker.flush()
  later(7 * 24 * HOUR_MS)
  await worker.flush()
  expect(await rows()).toHaveLength(2)
  later(2 * HOUR_MS)
  await worker.flush()
  expect(await rows()).toMatchObject([{ recipient: 'no@example.org' }])
})

test('stop waits for what is under way and takes nothing more', async () => {
  const { queue, aWorker, rows } = await createOutbox()
  const gate = Promise.withResolvers<void>()
  const deliver = vi.fn<Deliver>(() => gate.promise)
  await queue(Array.from({ length: 5 }, (_, at) => `reader${at}@example.org`))
  const worker = aWorker(deliver)
  await vi.waitFor(() => expect(deliver).toHaveBeenCalledTimes(3))
  const stopped = worker.stop()
  gate.resolve()
  await stopped
  expect((await rows()).filter((row) => row.sent_at !== null)).toHaveLength(3)
  expect(deliver).toHaveBeenCalledTimes(3)
})

test('a database that is down is logged, and nothing is thrown', async () => {
  const { db, aWorker, log } = await createOutbox()
  const worker = aWorker(async () => undefined)
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

test('without a mail server each mail is one file, and the log has its subject and link', async () => {
  const { queue, aWorker, log, rows } = await createOutbox()
  const { dataDir } = await createDataPlace()
  await queue(['ada@example.org'])
  await aWorker(openDelivery({ smtpUrl: undefined, dataDir }, log)).flush()
  const [row] = await rows()
  expect(await readdir(join(dataDir, 'outbox'))).toEqual([`${row?.id}-hello.eml`])
  const mail = await PostalMime.parse(await readFile(join(dataDir, 'outbox', `${row?.id}-hello.eml`)))
  expect(mail).toMatchObject({
    subject: `Mail ${row?.id}`,
    to: [{ address: 'ada@example.org' }],
    date: START.toISOString(),
  })
  const facts = { subject: mail.subject, link: 'https://trp.example.org/a?b=1' }
  expect(log.info).toHaveBeenCalledWith(expect.objectContaining(facts), expect.any(String))
})
