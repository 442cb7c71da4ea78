import { escapeHtml } from '#core/escape-html.ts'

export interface FeedEntry {
  title: string
  url: string
  /** ISO 8601 dates or times. */
  published: string
  updated: string
  category: string
  author?: string
  /** HTML. */
  content: string
}

interface Feed {
  title: string
  siteName: string
  /** Address of the page with the same entries. */
  page: string
  /** Address of the feed itself. */
  self: string
  entries: readonly FeedEntry[]
}

/** An Atom feed (RFC 4287). */
export function atomFeed({ title, siteName, page, self, entries }: Feed): string {
  const updated =
    entries
      .map((entry) => instant(entry.updated))
      .sort()
      .at(-1) ?? instant('1970-01-01')
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><title>${escaped(title)}</title><id>${escaped(page)}</id>
<link href="${escaped(page)}"/><link rel="self" href="${escaped(self)}"/><updated>${updated}</updated>
${person(siteName)}
${entries.map(entryOf).join('\n')}
</feed>
`
}

/** Characters that XML forbids even when escaped (XML 1.0, 2.2): a single one makes the feed unreadable. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

function escaped(text: string): string {
  return escapeHtml(text.replace(NOT_XML, ''))
}

function entryOf({ title, url, published, updated, category, author, content }: FeedEntry): string {
  return `<entry><id>${escaped(url)}</id><title>${escaped(title)}</title><link href="${escaped(url)}"/>
<published>${instant(published)}</published><updated>${instant(updated)}</updated>${author === undefined ? '' : person(author)}
<category term="${escaped(category)}"/><content type="html">${escaped(content)}</content></entry>`
}

function person(name: string): string {
  return `<author><name>${escaped(name)}</name></author>`
}

function instant(date: string): string {
  return new Date(date).toISOString()
}
