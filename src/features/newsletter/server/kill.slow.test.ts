import { expect, onTestFinished, test } from 'vitest'
import { closeContext, openContext } from '#app/server/open-context.ts'
import { readConfig } from '#platform/config/config.ts'
import { startApi } from '#testing/api-process.ts'
import { createDataPlace } from '#testing/database/database.ts'
import { type SmtpBehaviour, startSmtpServer } from '#testing/mail/smtp-server.ts'
import { sendIssue } from './actions/send-issue.ts'
import { addSubscriber } from './actions/subscribe.ts'

const SITE_URL = 'https://trp.example.org'
const PAST = '2026-01-01T00:00:00.000Z'
const READERS = Array.from({ length: 45 }, (_, at) => `reader-${at}@example.org`)
/** The process is killed while it waits for the answers about these two: to the whole message, and to the address. */
const ARRIVED = 'reader-3@example.org'
const NOT_SENT = 'reader-4@example.org'

test('killing the process in the middle of a newsletter sends it to nobody twice and forgets nobody', {
  timeout: 120_000,
}, async () => {
  const stalls: Record<string, SmtpBehaviour> = { [ARRIVED]: 'stall-reply', [NOT_SENT]: 'stall-recipient' }
  const behaviour = (recipient: string, attempt: number) => (attempt === 1 && stalls[recipient]) || 'accept'
  const smtp = await startSmtpServer({ behaviour })
  const storage = await createDataPlace()
  const context = await openContext({ ...readConfig({ SITE_URL, STARTER_CONTENT: 'off' }), ...storage })
  onTestFinished(() => closeContext(context))
  const { db } = context.database
  const start = async () => {
    const { databaseUrl, dataDir } = storage
    const settings = { SITE_URL, STARTER_CONTENT: 'off', DATA_DIR: dataDir, SMTP_URL: smtp.url }
    const api = await startApi({ ...settings, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
    onTestFinished(api.kill)
    return api
  }
  const issue = () => db.selectFrom('newsletter_issue').selectAll().executeTakeFirstOrThrow()
  const arrived = () => smtp.received.map(({ to }) => String(to?.map((each) => 'address' in each && each.address)))

  await db.transaction().execute(async (tx) => {
    for (const email of READERS) await addSubscriber(tx, email, new Date())
  })
  const first = await start()
  await sendIssue(db, { list: 'newsletter', subject: 'Killed', body: 'Hello' }, new Date())
  // All of the first 20, except the one that has not left.
  await expect.poll(() => arrived().length, { timeout: 30_000 }).toBe(19)
  await first.kill()
  expect(await issue()).toMatchObject({ state: 'sending', queued: 20 })

  // The claims of the dead process end after five minutes.
  await db.updateTable('outbox_mail').set({ claimed_until: PAST }).where('claimed_until', 'is not', null).execute()
  await start()
  const finish = async () => {
    await db.updateTable('newsletter_issue').set({ step_at: PAST }).where('step_at', 'is not', null).execute()
    return (await issue()).state
  }
  await expect.poll(finish, { timeout: 60_000, interval: 500 }).toBe('sent')
  expect(arrived().toSorted()).toEqual(READERS.toSorted())
  expect(await issue(), 'one has arrived without an answer, which is reported').toMatchObject({ sent: 44, failed: 1 })
})
