import type { Generated } from 'kysely'

declare module '#platform/database/schema.ts' {
  interface Tables {
    newsletter_subscriber: NewsletterSubscriberTable
    newsletter_issue: NewsletterIssueTable
  }
}

export interface NewsletterSubscriberTable {
  id: Generated<number>
  email: string
  created_at: string
  left_at: string | null
}

/** A text that was sent to a list: the newsletter, or an occasional update. */
export interface NewsletterIssueTable {
  id: Generated<number>
  list: 'newsletter' | 'occasional'
  subject: string
  /** Markdown, as written. */
  body: string
  created_at: string
}
