import { escapeHtml } from '#core/escape-html.ts'
import { textOfMarkup } from '#core/words.ts'
import type { MailBody, MailFrame, MailLink } from './layout.ts'
import { BAND_COLOURS, DARK_STYLES, STYLE } from './layout-style.ts'

/** Most mail programs show about so many characters beside the subject. */
const PREHEADER_LENGTH = 120

/** The whole HTML document of a mail. Styles are inline, because many mail programs drop all others. */
export function layoutHtml(mail: MailFrame & MailBody): string {
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
  const text = mail.body ? textOfMarkup(mail.body.html) : (mail.paragraphs[0] ?? '')
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, PREHEADER_LENGTH).join('')
}

function paragraph(text: string): string {
  return `<p class="ink" style="${STYLE.paragraph}">${withBreaks(text)}</p>`
}

/** The address stands below as text too: some programs show no links. */
function button({ label, url }: MailLink): string {
  const href = escapeHtml(url)
  return `<p style="margin:24px 0 12px"><a class="button" href="${href}" style="${STYLE.button}">${escapeHtml(label)}</a></p>
<p class="quiet" style="${STYLE.address}">${href}</p>`
}

function footerLine(text: string): string {
  return `<p class="quiet" style="${STYLE.footerLine}">${withBreaks(text)}</p>`
}

/** Links at the very end, in their order. */
export function footerLinks({ unsubscribe, otherLinks = [] }: MailFrame): MailLink[] {
  return [...(unsubscribe ? [unsubscribe] : []), ...otherLinks]
}

function footerLink({ label, url }: MailLink): string {
  const link = `<a class="quiet" href="${escapeHtml(url)}" style="${STYLE.footerLink}">${escapeHtml(label)}</a>`
  return `<p class="quiet" style="${STYLE.footerLine}">${link}</p>`
}

function withBreaks(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>')
}

/** A woven edge: two rows of blocks, the second shifted by one colour more. */
function band(): string {
  const rows = [0, 2].map((shift) => {
    const blocks = Array.from({ length: 16 }, (_, at) => BAND_COLOURS[(at + shift) % BAND_COLOURS.length])
    return blocks.map((colour) => `<span style="${STYLE.bandBlock};background:${colour}"></span>`).join('')
  })
  return `<div aria-hidden="true" style="${STYLE.band}">${rows.join('')}</div>`
}
