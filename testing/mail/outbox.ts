import { onTestFinished, vi } from 'vitest'
import { ChangeLog } from '#platform/database/change-log.ts'
import type { Deliver } from '#platform/mail/delivery.ts'
import { type MailTemplates, queueMails } from '#platform/mail/mail.ts'
import { startMailWorker } from '#platform/mail/worker.ts'
import { openTestDatabase } from '#testing/database/database.ts'

/** The time of a new outbox; only `advanceClock` changes it. */
export const START = new Date('2026-03-04T05:06:07.000Z')
/** Larger than the buffers between two sockets. */
const LONG_TEXT = 'A line of text that is neither long nor short.\n'.repeat(200_000)

const templates: MailTemplates = {
  hello: async ({ id }) => ({
    subject: `Mail ${id}`,
    text: 'See https://trp.example.org/a?b=1 now',
    html: '<p>Hello</p>',
  }),
  long: async () => ({ subject: 'Long', text: LONG_TEXT, html: '<p>Long</p>' }),
  nothing: async () => undefined,
  broken: async () => {
    throw new Error('no template')
  },
}

/** An outbox in a new database with a fixed clock, and workers that send its mail. */
export async function createOutbox() {
  const { db } = await openTestDatabase()
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const changes = await ChangeLog.open(db)
  onTestFinished(() => changes.stop())
  const clock = { now: START }
  const queue = (recipients: string[], kind = 'hello') =>
    db.transaction().execute((tx) =>
      queueMails(
        tx,
        recipients.map((recipient) => ({ kind, recipient, data: { a: 1 } })),
        clock.now,
      ),
    )
  function startWorker(deliver: Deliver, pollMs = 60_000) {
    const worker = startMailWorker({
      db,
      secret: { keyFor: () => new Uint8Array(32) },
      siteUrl: 'https://trp.example.org',
      readSiteName: async () => 'Example',
      mailFrom: 'Example <no-reply@example.org>',
      templates,
      deliver,
      changes,
      log,
      pollMs,
      now: () => clock.now,
    })
    onTestFinished(() => worker.stop())
    return worker
  }
  const rows = () => db.selectFrom('outbox_mail').selectAll().orderBy('id').execute()
  const advanceClock = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms)
  }
  return { db, log, changes, clock, queue, startWorker, rows, advanceClock }
}
