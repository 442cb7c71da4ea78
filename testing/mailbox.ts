import type { Email } from 'postal-mime'
import { afterAll, expect } from 'vitest'
import { MAIL_TEMPLATES } from '#app/features.ts'
import { smtpDelivery } from '#platform/mail/smtp-delivery.ts'
import { startMailWorker } from '#platform/mail/worker.ts'
import { listOutlookFaults } from '#testing/mail/outlook.ts'
import { type SmtpServerOptions, startSmtpServer } from '#testing/mail/smtp-server.ts'
import type { TestSite } from './site.ts'

export interface Mailbox {
  /** Sends all mails that are due. @returns the mails to an address, oldest first */
  mailsTo(address: string): Promise<Email[]>
  /** The link of the button in the newest mail to an address. */
  lastLinkTo(address: string): Promise<URL>
}

/** The mails of a test site, sent over SMTP to a server in this process. Call it at the top of the file. */
export async function createMailbox(
  { context }: TestSite,
  { now, ...options }: SmtpServerOptions & { now?: () => Date } = {},
): Promise<Mailbox> {
  const server = await startSmtpServer(options)
  const worker = startMailWorker({
    db: context.database.db,
    secret: context.secret,
    readSiteName: context.readSiteName,
    siteUrl: context.config.siteUrl,
    mailFrom: context.config.mailFrom,
    templates: MAIL_TEMPLATES,
    deliver: smtpDelivery(server.url),
    changes: { listen: () => () => {} },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    pollMs: 60_000,
    concurrency: 1,
    ...(now && { now }),
  })
  afterAll(() => worker.stop())
  let checked = 0
  const mailsTo = async (address: string) => {
    await worker.flush()
    for (; checked < server.received.length; checked++)
      expect(listOutlookFaults(server.received[checked]?.html ?? '')).toEqual([])
    return server.received.filter(({ to }) => to?.some((each) => 'address' in each && each.address === address))
  }
  return {
    mailsTo,
    lastLinkTo: async (address) => {
      const mail = (await mailsTo(address)).at(-1)
      const url = mail?.text?.match(/: (https?:\/\/\S*\/user\/\S+)/)?.[1]
      if (url === undefined) throw new Error(`No mail with a link for ${address}`)
      return new URL(url)
    },
  }
}
