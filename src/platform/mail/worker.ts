import type { ChangeLog } from '#platform/database/change-log.ts'
import { claimDue, failUnsure, forgetSent } from './outbox.ts'
import { type MailSender, reportFailed, sendMail } from './send-mail.ts'

export interface MailWorkerOptions extends Omit<MailSender, 'now'> {
  /** Tells of new mail. */
  changes: Pick<ChangeLog, 'listen'>
  /** How often it looks without being told, in ms. */
  pollMs?: number
  /** How many mails leave at the same time. With one they leave in the order in which they are due. */
  lanes?: number
  /** Tests move the clock. */
  now?: () => Date
}

export interface MailWorker {
  /** Takes no more mail, and resolves when what is under way is done. */
  stop(): Promise<void>
  /** Sends all that is due now; resolves when nothing due is left, or the database fails (which is logged). */
  flush(): Promise<void>
}

/** Few: mail servers take it ill when one site opens many connections. */
const LANES = 3
const POLL_MS = 5000
const FORGET_EVERY_MS = 3_600_000

/** Sends what waits in the outbox, until it is stopped. Any number of processes may do so on one database. */
export function startMailWorker({
  changes,
  pollMs = POLL_MS,
  lanes = LANES,
  now,
  ...rest
}: MailWorkerOptions): MailWorker {
  const desk: MailSender = { ...rest, now: now ?? (() => new Date()) }
  const underWay = new Set<Promise<void>>()
  let busyLanes = 0
  /** Grows with each call, so that a lane that has just found nothing looks once more. */
  let calls = 0
  let stopped = false

  function start(work: () => Promise<void>) {
    const running = work()
      .catch((err: unknown) => desk.log.error({ err }, 'the outbox could not be worked through; it is tried again'))
      .finally(() => underWay.delete(running))
    underWay.add(running)
  }

  function wake() {
    calls++
    while (!stopped && busyLanes < lanes) {
      busyLanes++
      start(() => lane().finally(() => busyLanes--))
    }
  }

  async function lane() {
    for (let seen = -1; seen !== calls; ) {
      seen = calls
      seen = (await sendNext()) ? -1 : seen
    }
  }

  async function sendNext(): Promise<boolean> {
    if (stopped) return false
    const [mail] = await claimDue(desk.db, desk.now(), 1)
    if (mail) await sendMail(mail, desk)
    return mail !== undefined
  }

  const tidy = tidying(desk)
  function poll() {
    start(tidy)
    wake()
  }

  const leave = changes.listen((tags) => {
    if (tags.includes('mail')) wake()
  })
  const timer = setInterval(poll, pollMs)
  poll()

  async function finish() {
    while (underWay.size > 0) await Promise.all(underWay)
  }
  return {
    stop() {
      stopped = true
      clearInterval(timer)
      leave()
      return finish()
    },
    flush() {
      poll()
      return finish()
    },
  }
}

/** What is to be done now and then beside sending. */
function tidying(desk: MailSender): () => Promise<void> {
  let forgottenMs = 0
  return async () => {
    for (const mail of await failUnsure(desk.db, desk.now())) reportFailed(desk.log, mail)
    const atMs = desk.now().getTime()
    if (atMs - forgottenMs < FORGET_EVERY_MS) return
    await forgetSent(desk.db, desk.now())
    forgottenMs = atMs
  }
}
