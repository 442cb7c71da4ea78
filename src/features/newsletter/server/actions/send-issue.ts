import { listSubscribed } from '#features/accounts/server/public.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { queueMails } from '#platform/mail/mail.ts'
import type { NewsletterIssueTable } from '../tables.ts'

export interface NewIssue {
  list: NewsletterIssueTable['list']
  subject: string
  /** Markdown. */
  body: string
}

/** Puts a text into the outbox for everybody who wants it, all in one transaction. @returns how many that are */
export async function sendIssue(db: Db, issue: NewIssue, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('newsletter_issue')
      .values({ ...issue, created_at: now.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const recipients = await recipientsOf(tx, issue.list)
    const mails = recipients.map((recipient) => ({ kind: 'newsletter-issue', recipient, data: { issue: id } }))
    await queueMails(tx, mails, now)
    return mails.length
  })
}

async function recipientsOf(tx: Tx, list: NewIssue['list']): Promise<string[]> {
  if (list === 'occasional') return listSubscribed(tx, 'email_occassional_updates')
  const rows = await tx
    .selectFrom('newsletter_subscriber')
    .select('email')
    .where('left_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.email)
}
