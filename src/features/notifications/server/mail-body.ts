import { formatDate } from '#core/format.ts'
import { escapeMarkup } from '#platform/http/escape-markup.ts'
import { STYLE } from '#platform/mail/layout-style.ts'
import { text } from './mail-messages.ts'
import type { NewComment } from './new-comments.ts'

/**
 * The comments of a mail in both its versions. In the plain one they stand behind `>`, so that nobody can pass off words of
 * their own as ours.
 * @param count of all new comments; those that are not given are counted at the end
 */
export function bodyOf(comments: readonly NewComment[], count: number): { html: string; text: string } {
  const rest = count - comments.length
  const html = comments.map(commentHtml)
  const plain = comments.map(commentText)
  if (rest > 0) {
    html.push(`<p class="ink" style="${STYLE.paragraph}">${text.more(rest)}</p>`)
    plain.push(text.more(rest))
  }
  return { html: html.join('\n'), text: plain.join('\n\n') }
}

function commentHtml({ author, body, createdAt }: NewComment): string {
  const name = `<strong class="ink" style="${STYLE.body}">${escapeMarkup(nameOf(author))}</strong>`
  const words = escapeMarkup(body).replaceAll('\n', '<br>')
  return `<div style="${COMMENT}">
<p class="quiet" style="${BYLINE}">${name} · ${formatDate(createdAt)}</p>
<p class="ink" style="${WORDS}">${words}</p>
</div>`
}

/** The bar at the side is an ornament. */
const COMMENT = 'margin:0 0 20px;padding:0 0 0 14px;border-left:3px solid #6F7FD8'
const BYLINE = `${STYLE.footerLine};margin:0 0 4px`
const WORDS = `${STYLE.paragraph};margin:0`

function commentText({ author, body, createdAt }: NewComment): string {
  const lines = body.split('\n').map((line) => `> ${line}`.trimEnd())
  return [`${nameOf(author)}, ${formatDate(createdAt)}:`, ...lines].join('\n')
}

function nameOf({ first_name, last_name }: NewComment['author']): string {
  return `${first_name} ${last_name}`.trim()
}
