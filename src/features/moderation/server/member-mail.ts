import { SITE_NAME } from '#core/site-name.ts'
import { mailLayout } from '#platform/mail/layout.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { text } from '../messages.ts'

interface Parts {
  subject: string
  body: readonly string[]
  after?: string
  /** Page of the discussion that can be opened; else the button leads to the guidelines. */
  path?: string
}

/** A mail about a member's own doing: it comes whatever mail the member wants. */
export function memberMail(siteUrl: string, { subject, body, after, path }: Parts): Mail {
  const layout = mailLayout({
    siteName: SITE_NAME,
    siteUrl,
    title: subject,
    paragraphs: body,
    button:
      path === undefined
        ? { label: text.guidelines, url: `${siteUrl}/community/guidelines` }
        : { label: text.open, url: `${siteUrl}${path}` },
    after: after === undefined ? [] : [after],
    footer: [text.why],
  })
  return { subject: `${subject} · ${SITE_NAME}`, ...layout }
}
