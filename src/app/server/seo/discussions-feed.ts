import type { Transport } from '#core/client.ts'
import { escapeHtml } from '#core/escape-html.ts'
import { community } from '#features/discussions/browser/client.ts'
import { text } from '#features/discussions/messages.ts'
import { discussionPath } from '#features/discussions/paths.ts'
import { atomFeed } from './atom.ts'

const ENTRIES = 20

/** The newest discussions as an Atom feed with an excerpt of each. */
export async function discussionsFeed(api: Transport, siteUrl: string, siteName: string): Promise<string> {
  const { results } = await community.listDiscussions(api, { query: { sort: 'recent', page_size: ENTRIES } })
  const page = `${siteUrl}/community/discussions`
  return atomFeed({
    title: `${text.title} · ${siteName}`,
    siteName,
    page,
    self: `${siteUrl}/discussions.atom`,
    entries: results.map((discussion) => ({
      title: discussion.title,
      url: siteUrl + discussionPath(discussion.slug),
      published: discussion.created_at,
      updated: discussion.updated_at,
      category: discussion.category.name,
      author: `${discussion.author.first_name} ${discussion.author.last_name}`,
      content: `<p>${escapeHtml(discussion.excerpt)}</p>`,
    })),
  })
}
