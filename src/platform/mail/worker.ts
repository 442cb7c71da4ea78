import type { ChangeLog } from '#platform/database/change-log.ts'
import { claimDueMails, deleteSentMails, failInterrupted } from './outbox.ts'
import { type MailSender, reportFailed, sendMail } from './send-mail.ts'

export interface MailWorkerOptions extends Omit<MailSender, 'now'> {
  /** Signals new mail. */
  changes: Pick<ChangeLog, 'listen'>
  /** How often it looks for due mail without a signal, in ms. */
  pollMs?: number
  /** How many mails are sent at the same time. With one they are sent in the order in which they are due. */
  concurrency?: number
  /** Tests replace the clock. */
  now?: () => Date
}

export interface MailWorker {
  /** Claims no more mail, and resolves when the running deliveries have ended. */
  stop(): Promise<void>
  /** Sends all due mail; resolves when none is left, or when the database fails (which is logged). */
  flush(): Promise<void>
}

/** Low, because mail servers limit the connections of one client. */
const CONCURRENCY = 3
const POLL_MS = 5000
const CLEANUP_EVERY_MS = 3_600_000

/** Sends the mail of the outbox until it is stopped. Several processes may run a worker on one database. */
export function startMailWorker({
  changes,
  pollMs = POLL_MS,
  concurrency = CONCURRENCY,
  now,
  ...rest
}: MailWorkerOptions): MailWorker {
  const sender: MailSender = { ...rest, now: now ?? (() => new Date()) }
  const pending = new Set<Promise<void>>()
  let running = 0
  /** Number of `wake` calls: a sender that has just found no mail looks again if it was woken meanwhile. */
  let wakeCount = 0
  let isStopped = false

  function start(work: () => Promise<void>) {
    const task = work()
      .catch((err: unknown) => sender.log.error({ err }, 'the outbox could not be processed; it is tried again'))
      .finally(() => pending.delete(task))
    pending.add(task)
  }

  function wake() {
    wakeCount++
    while (!isStopped && running < concurrency) {
      running++
      start(() => sendAllDue().finally(() => running--))
    }
  }

  async function sendAllDue() {
    for (let seen = -1; seen !== wakeCount; ) {
      seen = wakeCount
      seen = (await sendNext()) ? -1 : seen
    }
  }

  async function sendNext(): Promise<boolean> {
    if (isStopped) return false
    const [mail] = await claimDueMails(sender.db, sender.now(), 1)
    if (mail) await sendMail(mail, sender)
    return mail !== undefined
  }

  const cleanUp = createCleanup(sender)
  function poll() {
    start(cleanUp)
    wake()
  }

  const unsubscribe = changes.listen((tags) => {
    if (tags.includes('mail')) wake()
  })
  const timer = setInterval(poll, pollMs)
  poll()

  async function finish() {
    while (pending.size > 0) await Promise.all(pending)
  }
  return {
    stop() {
      isStopped = true
      clearInterval(timer)
      unsubscribe()
      return finish()
    },
    flush() {
      poll()
      return finish()
    },
  }
}

/** Reports interrupted mails, and deletes old ones once an hour. */
function createCleanup(sender: MailSender): () => Promise<void> {
  let cleanedMs = 0
  return async () => {
    for (const mail of await failInterrupted(sender.db, sender.now())) reportFailed(sender.log, mail)
    const atMs = sender.now().getTime()
    if (atMs - cleanedMs < CLEANUP_EVERY_MS) return
    await deleteSentMails(sender.db, sender.now())
    cleanedMs = atMs
  }
}
