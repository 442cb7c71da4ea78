import { mailLayout } from '#platform/mail/layout.ts'
import type { Mail, MailContext } from '#platform/mail/mail.ts'
import type { MailText } from '../contract/mails.ts'
import { mailText as text } from '../messages.ts'
import type { Audience } from '../rules.ts'
import { plainTextOf, withWholeLinks } from './issue-html.ts'
import { unsubscribeLinksWith } from './signed-links.ts'

type Links = ReturnType<typeof unsubscribeLinksWith>
export type SiteOfMail = Pick<MailContext, 'siteUrl' | 'siteName'>

/** Headings of the text are smaller than the title of the mail. */
const HEADING = '<$1 style="font-size:19px;line-height:1.3">'

/** The list on which a recipient is. */
export type RecipientList = Exclude<Audience, 'both'>

export const mailingListOf = (list: RecipientList) =>
  list === 'newsletter' ? ('newsletter' as const) : ('email_occassional_updates' as const)

/** A mail as a reader of a list gets it: preview, test and sending use it. @param body sanitized */
export function composeIssue(
  { subject, preheader, body }: Omit<MailText, 'list'>,
  { list, links, siteUrl, siteName }: { list: RecipientList; links: Links } & SiteOfMail,
): Mail {
  const html = withWholeLinks(body, siteUrl).replace(/<(h[2-4])>/g, HEADING)
  const layout = mailLayout({
    siteUrl,
    siteName,
    title: subject,
    preheader,
    body: { html, text: plainTextOf(html) },
    footer: [list === 'newsletter' ? text.newsletterWhy : text.occasionalWhy],
    unsubscribe: { label: text.unsubscribe, url: links.page },
  })
  return { subject, ...layout, unsubscribeUrl: links.oneClick }
}

/** Like `composeIssue`, with a link to leave that is as long as that of readers and leaves nothing. */
export function composeSample(issue: MailText, site: SiteOfMail, email: string): Mail {
  const list = issue.list === 'occasional' ? 'occasional' : 'newsletter'
  const links = unsubscribeLinksWith(site.siteUrl, { list: mailingListOf(list), email, key: 'x'.repeat(KEY_LENGTH) })
  return composeIssue(issue, { ...site, list, links })
}

/** As long as the key that this site signs. */
const KEY_LENGTH = 43
