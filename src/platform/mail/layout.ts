import { directionOf } from '#core/direction.ts'
import { escapeHtml } from '#core/escape-html.ts'
import { textOfHtml } from '#core/words.ts'
import { layoutTable, paragraph, row, withDirections } from './html-parts.ts'
import { BAND_COLOURS, DARK_STYLES, OUTLOOK_STYLES, STYLE } from './layout-style.ts'
import type { Mail } from './mail.ts'

/** Mail programs show about this many characters after the subject. */
const PREHEADER_LENGTH = 120

export interface MailLink {
  label: string
  /** http or https. */
  url: string
}

export interface MailFrame {
  siteUrl: string
  siteName: string
  title: string
  /** What mail programs show after the subject; by default the beginning of the text. */
  preheader?: string | undefined
  button?: MailLink | undefined
  /** Paragraphs below the button. */
  after?: readonly string[] | undefined
  /** Small lines at the end: why the reader gets this mail, who sends it. */
  footer: readonly string[]
  unsubscribe?: MailLink | undefined
  /** Small links below the unsubscribe link. */
  otherLinks?: readonly MailLink[] | undefined
}

/** Plain paragraphs, or a body of HTML, which must be sanitized: it is not escaped. */
export type MailBody =
  | { paragraphs: readonly string[]; body?: undefined }
  | { body: { html: string; text: string }; paragraphs?: undefined }

/** A mail whose title is its subject, which ends with the name of the site. */
export function titledMail(mail: MailFrame & MailBody): Mail {
  return { subject: `${mail.title} · ${mail.siteName}`, ...mailLayout(mail) }
}

/**
 * The plain and the HTML version of a mail in the design of the site. Every text is escaped, except `body.html`.
 * @throws {RangeError} when a link is neither http nor https
 */
export function mailLayout(mail: MailFrame & MailBody): { text: string; html: string } {
  for (const url of [mail.siteUrl, mail.button?.url, ...footerLinks(mail).map((link) => link.url)]) checkLink(url)
  return { text: layoutText(mail), html: layoutHtml(mail) }
}

function layoutText(mail: MailFrame & MailBody): string {
  const blocks = [mail.title, ...(mail.body ? [mail.body.text] : mail.paragraphs)]
  if (mail.button) blocks.push(linkLine(mail.button))
  blocks.push(...(mail.after ?? []))
  const footer = ['-- ', `${mail.siteName}: ${mail.siteUrl}`, ...mail.footer, ...footerLinks(mail).map(linkLine)]
  return `${[...blocks, footer.join('\n')].join('\n\n')}\n`
}

function linkLine({ label, url }: MailLink): string {
  return `${label}: ${url}`
}

function checkLink(url: string | undefined) {
  if (url !== undefined && !/^https?:\/\//i.test(url)) throw new RangeError('a mail links to http and https only')
}

/** Width in pixels, on screens that have it. */
const WIDTH = 560

/** A whole HTML document. Styles are inline, because many mail programs remove all others. */
function layoutHtml(mail: MailFrame & MailBody): string {
  const title = `<h1 class="ink" dir="${directionOf(mail.title)}" style="${STYLE.title}">${escapeHtml(mail.title)}</h1>`
  const content = [
    row(title, STYLE.line),
    ...(mail.body
      ? [row(withDirections(mail.body.html), STYLE.body, 'ink')]
      : mail.paragraphs.map((text) => row(paragraph(text), STYLE.line))),
    ...(mail.button ? button(mail.button) : []),
    ...(mail.after ?? []).map((text) => row(paragraph(text), STYLE.line)),
  ]
  const footer = [
    ...mail.footer.map((text) => row(paragraph(text, STYLE.small, 'quiet'), STYLE.smallLine)),
    ...footerLinks(mail).map((link) => row(footerLink(link), STYLE.smallLine)),
  ]
  const siteName = `<a href="${escapeHtml(mail.siteUrl)}" style="${STYLE.siteName}">${escapeHtml(mail.siteName)}</a>`
  const column = [
    row(siteName, STYLE.header),
    row(band(), STYLE.band),
    row(layoutTable(content), STYLE.surface, 'surface'),
    row(layoutTable(footer), STYLE.footer),
  ]
  // Outlook for Windows does not know `max-width`, and other programs do not read its comments.
  const html = `<!--[if mso]><table role="presentation" width="${WIDTH}" align="center"><tr><td><![endif]-->
${layoutTable(column, `align="center" style="max-width:${WIDTH}px"`)}
<!--[if mso]></td></tr></table><![endif]-->`
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(mail.title)}</title>
<style>${DARK_STYLES}</style>
<!--[if mso]><style>${OUTLOOK_STYLES}</style><![endif]-->
</head>
<body class="paper" style="${STYLE.paper}">
<div style="${STYLE.preheader}">${escapeHtml(preheaderOf(mail))}</div>
${layoutTable([row(html, STYLE.margin, 'paper')])}
</body>
</html>
`
}

function preheaderOf(mail: MailFrame & MailBody): string {
  const text = mail.preheader || (mail.body ? textOfHtml(mail.body.html) : (mail.paragraphs[0] ?? ''))
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, PREHEADER_LENGTH).join('')
}

/** The URL follows as text, because some mail programs show no links. */
function button({ label, url }: MailLink): string[] {
  const href = escapeHtml(url)
  const link = `<a href="${href}" style="${STYLE.buttonLink}">${escapeHtml(label)}</a>`
  const cell = `<table role="presentation" cellspacing="0" cellpadding="0" border="0">
${row(link, STYLE.button, 'button')}
</table>`
  return [row(cell, STYLE.buttonLine), row(`<p class="quiet" style="${STYLE.address}">${href}</p>`, STYLE.line)]
}

function footerLinks({ unsubscribe, otherLinks = [] }: MailFrame): MailLink[] {
  return [...(unsubscribe ? [unsubscribe] : []), ...otherLinks]
}

function footerLink({ label, url }: MailLink): string {
  return `<a class="quiet" href="${escapeHtml(url)}" style="${STYLE.small}">${escapeHtml(label)}</a>`
}

/** A woven band: two rows of blocks, the second one shifted by two colours. */
function band(): string {
  const rows = [0, 2].map((shift) => {
    const blocks = Array.from({ length: 8 }, (_, at) => BAND_COLOURS[(at + shift) % BAND_COLOURS.length])
    const cells = blocks.map((colour) => `<td height="6" bgcolor="${colour}" style="${STYLE.bandBlock}">&nbsp;</td>`)
    return `<tr>${cells.join('')}</tr>`
  })
  return layoutTable(rows, 'aria-hidden="true"')
}
