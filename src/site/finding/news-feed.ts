import type { Transport } from '#core/client.ts'
import { SITE_NAME } from '#core/site-name.ts'
import { content } from '#features/content/client.ts'
import { newsAnchor } from '#features/content/text.ts'
import { escapeMarkup as escaped } from '#server/http/escape-markup.ts'

const ENTRIES = 20
const TITLE = `News and updates · ${SITE_NAME}`

/** The newest news as an Atom feed (RFC 4287). */
export async function newsFeed(api: Transport, siteUrl: string): Promise<string> {
  const { results } = await content.listNews(api, { query: { page_size: ENTRIES } })
  const page = `${siteUrl}/news-and-updates`
  const entries = results.map((item) => {
    const url = `${page}#${newsAnchor(item)}`
    return `<entry><id>${escaped(url)}</id><title>${escaped(item.title)}</title><link href="${escaped(url)}"/>
<published>${instant(item.created_at)}</published><updated>${instant(item.updated_at)}</updated>
<category term="${escaped(item.category)}"/><content type="html">${escaped(item.content)}</content></entry>`
  })
  const updated =
    results
      .map((item) => instant(item.updated_at))
      .sort()
      .at(-1) ?? instant('1970-01-01')
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><title>${escaped(TITLE)}</title><id>${escaped(page)}</id>
<link href="${escaped(page)}"/><link rel="self" href="${escaped(siteUrl)}/news.atom"/><updated>${updated}</updated>
<author><name>Training Resource Package</name></author>
${entries.join('\n')}
</feed>
`
}

function instant(date: string): string {
  return new Date(date).toISOString()
}
