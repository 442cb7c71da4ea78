import type { Generated } from 'kysely'
import type { Audience, IssueEvent, MailState } from '../rules.ts'

declare module '#platform/database/schema.ts' {
  interface Tables {
    newsletter_subscriber: NewsletterSubscriberTable
    newsletter_issue: NewsletterIssueTable
    newsletter_event: NewsletterEventTable
  }
}

export interface NewsletterSubscriberTable {
  id: Generated<number>
  email: string
  created_at: string
  left_at: string | null
}

/** A mail for many: the newsletter, or an occasional update. */
export interface NewsletterIssueTable {
  id: Generated<number>
  list: Audience
  subject: string
  /** The first line in the inbox; empty: the beginning of the text. */
  preheader: Generated<string>
  /** Sanitized HTML. */
  body: string
  created_at: string
  state: Generated<MailState>
  revision: Generated<number>
  saved_at: string | null
  author_id: number | null
  tested_at: string | null
  tested_revision: number | null
  /** When an editor asked an administrator to send it. */
  asked_at: string | null
  /** When the job acts next: the planned time, the next mails, or the next try. */
  step_at: string | null
  started_at: string | null
  ended_at: string | null
  /** How often the provider has refused in a row. */
  tries: Generated<number>
  /** Why the provider refused the last time. */
  error: string | null
  /** The recipients up to here are in the outbox: the list, and the id of its last row. */
  cursor_list: Generated<number>
  cursor_id: Generated<number>
  /** People at the start, and how many of them were given to the outbox. */
  total: Generated<number>
  queued: Generated<number>
  /** Counted when the outbox is done with a mail. */
  sent: Generated<number>
  failed: Generated<number>
  left_out: Generated<number>
  came_back: Generated<number>
  left: Generated<number>
}

/** What happened to a mail that is sent. */
export interface NewsletterEventTable {
  id: Generated<number>
  issue_id: number
  at: string
  /** Null for the server. */
  account_id: number | null
  what: IssueEvent
  detail: string
}
