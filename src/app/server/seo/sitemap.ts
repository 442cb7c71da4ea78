import type { Transport } from '#core/client.ts'
import { escapeHtml } from '#core/escape-html.ts'
import { community } from '#features/discussions/browser/client.ts'
import { discussionPath } from '#features/discussions/paths.ts'
import { training } from '#features/library/browser/client.ts'

/** Pages with a fixed address. */
const PAGES = [
  '/',
  '/about',
  '/news-and-updates',
  '/training',
  '/training-guides',
  '/materials-in-french',
  '/materials-in-spanish',
  '/getting-started/navigating-website',
  '/getting-started/module-structure',
  '/faq',
  '/community/discussions',
  '/community/guidelines',
]

/** The pages of a module. */
const TABS = ['', '/sessions', '/downloads', '/related-discussions']

/** Search engines find older ones through the lists. */
const NEWEST_DISCUSSIONS = 50

/** All pages for search engines; those of modules and discussions with the day of their last change. */
export async function sitemap(api: Transport, siteUrl: string): Promise<string> {
  const { results: modules } = await training.listModuleIndex(api)
  const { results: discussions } = await community.listDiscussions(api, {
    query: { sort: 'recent', page_size: NEWEST_DISCUSSIONS },
  })
  const pages = PAGES.map((path) => entry(siteUrl + path))
  const modulePages = modules.flatMap(({ slug, updated_at }) =>
    TABS.map((tab) => entry(`${siteUrl}/training/${slug}${tab}`, updated_at)),
  )
  const discussionPages = discussions.map(({ slug, updated_at }) => entry(siteUrl + discussionPath(slug), updated_at))
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...pages, ...modulePages, ...discussionPages].join('\n')}
</urlset>
`
}

function entry(url: string, changed?: string): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${changed.slice(0, 'YYYY-MM-DD'.length)}</lastmod>`
  return `<url><loc>${escapeHtml(url)}</loc>${lastmod}</url>`
}

/** Robots may read everything except the API, searches and the back office. */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /search\nDisallow: /admin\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
