import { listSubscribed } from '#features/accounts/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import { queueMails } from '#platform/mail/mail.ts'
import { listSubscriberEmails } from '../queries/subscribers.ts'
import type { NewsletterIssueTable } from '../tables.ts'

export interface NewIssue {
  list: NewsletterIssueTable['list']
  subject: string
  /** Markdown. */
  body: string
}

/** Queues an issue for all readers of a list in one transaction. @returns number of mails */
export async function sendIssue(db: Db, issue: NewIssue, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('newsletter_issue')
      .values({ ...issue, created_at: now.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const recipients =
      issue.list === 'occasional'
        ? await listSubscribed(tx, 'email_occassional_updates')
        : await listSubscriberEmails(tx)
    const mails = recipients.map((recipient) => ({ kind: 'newsletter-issue', recipient, data: { issue: id } }))
    await queueMails(tx, mails, now)
    return mails.length
  })
}
