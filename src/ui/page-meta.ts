import type { MetaArgs, MetaDescriptor } from 'react-router'
import type { FirstPage } from '#core/file-fields.ts'
import { SITE_NAME } from '#core/site-name.ts'

export interface PageMeta {
  title: string
  description: string
  /** Canonical path with the query parameters that make it another page; `/training/implants`. */
  path: string
  /** What search engines read of the page, as JSON-LD. */
  jsonLd?: Record<string, unknown>
  /** For an address that should not be found by itself, such as a search result. */
  hidden?: boolean
  /** The document that the address shows: who gets the link by mail or WhatsApp sees its name and its first page. */
  shared?: SharedDocument | undefined
}

export interface SharedDocument {
  title: string
  /** Path and query with the preview open. */
  path: string
  picture: FirstPage | null
}

/** Title, description, canonical link and Open Graph of a page. */
export function pageMeta({ matches }: Pick<MetaArgs, 'matches'>, page: PageMeta): MetaDescriptor[] {
  const origin = originOf(matches)
  const url = `${origin}${page.path}`
  const { shared } = page
  const name = shared?.title ?? page.title
  const title = name === SITE_NAME ? SITE_NAME : `${name} · ${SITE_NAME}`
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: SITE_NAME },
    { property: 'og:title', content: name },
    { property: 'og:description', content: page.description },
    // Those who make previews of links fetch this address, so it must be the one with the document.
    { property: 'og:url', content: shared ? `${origin}${shared.path}` : url },
    ...imageOf(origin, shared?.picture ?? null),
    ...(page.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(page.jsonLd ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...page.jsonLd } }] : []),
  ]
}

function imageOf(origin: string, picture: FirstPage | null): MetaDescriptor[] {
  const large = { name: 'twitter:card', content: 'summary_large_image' }
  if (picture === null) return [{ property: 'og:image', content: `${origin}/share.png` }, large]
  const { url, width, height } = picture
  return [
    { property: 'og:image', content: `${origin}${url}` },
    { property: 'og:image:type', content: 'image/webp' },
    ...(width && height
      ? [
          { property: 'og:image:width', content: String(width) },
          { property: 'og:image:height', content: String(height) },
        ]
      : []),
    large,
  ]
}

/** The site's own address, which the root load hands to every page. */
export function originOf(matches: readonly ({ loaderData?: unknown } | undefined)[]): string {
  const root: unknown = matches[0]?.loaderData
  return typeof root === 'object' && root !== null && 'origin' in root ? String(root.origin) : ''
}
