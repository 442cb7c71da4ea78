import type { MetaArgs, MetaDescriptor } from 'react-router'
import type { FirstPage } from '#core/file-fields.ts'
import { SITE_NAME } from '#core/site-name.ts'

export interface PageMeta {
  title: string
  description: string
  /** Canonical path with the query parameters that make it another page; `/training/implants`. */
  path: string
  /** JSON-LD for search engines. */
  jsonLd?: Record<string, unknown>
  /** Keeps the page out of search engines, e.g. a search result. */
  hidden?: boolean
  /** The document in the preview of this address. Link previews, e.g. in WhatsApp, show its title and first page. */
  shared?: SharedDocument | undefined
  /** What link previews show of the page itself; default is the picture of the site. */
  picture?: FirstPage | null | undefined
}

export interface SharedDocument {
  title: string
  /** Path and query with the preview open. */
  path: string
  picture: FirstPage | null
}

/** Title, description, canonical link and Open Graph of a page. */
export function pageMeta({ matches }: Pick<MetaArgs, 'matches'>, page: PageMeta): MetaDescriptor[] {
  const { origin, name: siteName, picture: sitePicture } = readSite(matches)
  const url = `${origin}${page.path}`
  const { shared } = page
  const picture = (shared ? shared.picture : page.picture) ?? null
  const name = shared?.title ?? page.title
  const title = name === SITE_NAME ? siteName : `${name} · ${siteName}`
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: name },
    { property: 'og:description', content: page.description },
    // Services that make link previews fetch this address, so it has to open the document.
    { property: 'og:url', content: shared ? `${origin}${shared.path}` : url },
    ...imageOf(origin, picture, sitePicture),
    ...(page.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(page.jsonLd ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...page.jsonLd } }] : []),
  ]
}

const SITE_PICTURE = { url: '/share.png', width: 1200, height: 630 }

/** @param sitePicture that editors have chosen; its size is not known */
function imageOf(origin: string, picture: FirstPage | null, sitePicture: string | undefined): MetaDescriptor[] {
  const chosen = picture ?? (sitePicture ? { url: sitePicture, width: null, height: null } : null)
  const { url, width, height } = chosen ?? SITE_PICTURE
  return [
    { property: 'og:image', content: `${origin}${url}` },
    { property: 'og:image:type', content: chosen ? 'image/webp' : 'image/png' },
    ...(width && height
      ? [
          { property: 'og:image:width', content: String(width) },
          { property: 'og:image:height', content: String(height) },
        ]
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

interface SiteFacts {
  origin: string
  name: string
  picture: string | undefined
}

/** What the loader of the root knows about the site. */
export function readSite(matches: readonly ({ loaderData?: unknown } | undefined)[]): SiteFacts {
  const root = matches[0]?.loaderData
  const facts: Record<string, unknown> = typeof root === 'object' && root !== null ? { ...root } : {}
  const { origin = '', name = SITE_NAME, picture } = facts
  return { origin: String(origin), name: String(name), picture: picture === undefined ? undefined : String(picture) }
}
