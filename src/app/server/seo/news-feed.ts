import type { Transport } from '#core/client.ts'
import { content } from '#features/pages/browser/client.ts'
import { newsAnchor, text } from '#features/pages/messages.ts'
import { atomFeed } from './atom.ts'

const ENTRIES = 20

/** The newest news as an Atom feed. */
export async function newsFeed(api: Transport, siteUrl: string, siteName: string): Promise<string> {
  const { results } = await content.listNews(api, { query: { page_size: ENTRIES } })
  const page = `${siteUrl}/news-and-updates`
  return atomFeed({
    title: `${text.news} · ${siteName}`,
    siteName,
    page,
    self: `${siteUrl}/news.atom`,
    entries: results.map((item) => ({
      title: item.title,
      url: `${page}#${newsAnchor(item)}`,
      published: item.created_at,
      updated: item.updated_at,
      category: item.category,
      content: item.content,
    })),
  })
}
