import { footerLinks, layoutHtml } from './layout-html.ts'

export interface MailLink {
  label: string
  /** http or https. */
  url: string
}

export interface MailFrame {
  siteName: string
  siteUrl: string
  title: string
  button?: MailLink | undefined
  /** Paragraphs below the button. */
  after?: readonly string[] | undefined
  /** Small lines at the end: why the reader gets this, who sends it. */
  footer: readonly string[]
  unsubscribe?: MailLink | undefined
  /** Links below that one, as small. */
  otherLinks?: readonly MailLink[] | undefined
}

/** Plain paragraphs, or a body that is HTML already: that HTML is trusted, so it must come sanitised. */
export type MailBody =
  | { paragraphs: readonly string[]; body?: undefined }
  | { body: { html: string; text: string }; paragraphs?: undefined }

/**
 * The two versions of a mail in the site's clothes. Every text is escaped, but for `body.html`.
 * @throws {RangeError} when a link is neither http nor https
 */
export function mailLayout(mail: MailFrame & MailBody): { text: string; html: string } {
  for (const url of [mail.siteUrl, mail.button?.url, ...footerLinks(mail).map((link) => link.url)]) checkLink(url)
  return { text: layoutText(mail), html: layoutHtml(mail) }
}

function layoutText(mail: MailFrame & MailBody): string {
  const blocks = [mail.title, ...(mail.body ? [mail.body.text] : mail.paragraphs)]
  if (mail.button) blocks.push(lineOf(mail.button))
  blocks.push(...(mail.after ?? []))
  const footer = ['-- ', `${mail.siteName}: ${mail.siteUrl}`, ...mail.footer, ...footerLinks(mail).map(lineOf)]
  return `${[...blocks, footer.join('\n')].join('\n\n')}\n`
}

function lineOf({ label, url }: MailLink): string {
  return `${label}: ${url}`
}

function checkLink(url: string | undefined) {
  if (url !== undefined && !/^https?:\/\//i.test(url)) throw new RangeError('a mail links to http and https only')
}
