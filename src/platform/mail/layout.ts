import { escapeHtml } from '#core/escape-html.ts'
import { textOfHtml } from '#core/words.ts'
import { BAND_COLOURS, DARK_STYLES, STYLE } from './layout-style.ts'

/** Mail programs show about this many characters after the subject. */
const PREHEADER_LENGTH = 120

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

/** A whole HTML document. Styles are inline, because many mail programs remove all others. */
function layoutHtml(mail: MailFrame & MailBody): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(mail.title)}</title>
<style>${DARK_STYLES}</style>
</head>
<body class="paper" style="${STYLE.paper}">
<div style="${STYLE.preheader}">${escapeHtml(preheaderOf(mail))}</div>
<div style="${STYLE.column}">
<div style="${STYLE.header}"><a href="${escapeHtml(mail.siteUrl)}" style="${STYLE.siteName}">${escapeHtml(mail.siteName)}</a></div>
${band()}
<div class="surface" style="${STYLE.surface}">
<h1 class="ink" style="${STYLE.title}">${escapeHtml(mail.title)}</h1>
${mail.body ? `<div class="ink" style="${STYLE.body}">${mail.body.html}</div>` : mail.paragraphs.map(paragraph).join('\n')}
${mail.button ? button(mail.button) : ''}
${(mail.after ?? []).map(paragraph).join('\n')}
</div>
<div style="${STYLE.footer}">
${mail.footer.map(footerLine).join('\n')}
${footerLinks(mail).map(footerLink).join('\n')}
</div>
</div>
</body>
</html>
`
}

function preheaderOf(mail: MailFrame & MailBody): string {
  const text = mail.body ? textOfHtml(mail.body.html) : (mail.paragraphs[0] ?? '')
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, PREHEADER_LENGTH).join('')
}

function paragraph(text: string): string {
  return `<p class="ink" style="${STYLE.paragraph}">${withBreaks(text)}</p>`
}

/** The URL follows as text, because some mail programs show no links. */
function button({ label, url }: MailLink): string {
  const href = escapeHtml(url)
  return `<p style="margin:24px 0 12px"><a class="button" href="${href}" style="${STYLE.button}">${escapeHtml(label)}</a></p>
<p class="quiet" style="${STYLE.address}">${href}</p>`
}

function footerLine(text: string): string {
  return `<p class="quiet" style="${STYLE.footerLine}">${withBreaks(text)}</p>`
}

function footerLinks({ unsubscribe, otherLinks = [] }: MailFrame): MailLink[] {
  return [...(unsubscribe ? [unsubscribe] : []), ...otherLinks]
}

function footerLink({ label, url }: MailLink): string {
  const link = `<a class="quiet" href="${escapeHtml(url)}" style="${STYLE.footerLink}">${escapeHtml(label)}</a>`
  return `<p class="quiet" style="${STYLE.footerLine}">${link}</p>`
}

function withBreaks(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>')
}

/** A woven band: two rows of blocks, the second one shifted by two colours. */
function band(): string {
  const rows = [0, 2].map((shift) => {
    const blocks = Array.from({ length: 16 }, (_, at) => BAND_COLOURS[(at + shift) % BAND_COLOURS.length])
    return blocks.map((colour) => `<span style="${STYLE.bandBlock};background:${colour}"></span>`).join('')
  })
  return `<div aria-hidden="true" style="${STYLE.band}">${rows.join('')}</div>`
}
