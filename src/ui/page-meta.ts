import type { MetaArgs, MetaDescriptor } from 'react-router'
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
}

/** Title, description, canonical link and Open Graph of a page. */
export function pageMeta({ matches }: Pick<MetaArgs, 'matches'>, page: PageMeta): MetaDescriptor[] {
  const url = `${originOf(matches)}${page.path}`
  const title = page.title === SITE_NAME ? SITE_NAME : `${page.title} · ${SITE_NAME}`
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: SITE_NAME },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${originOf(matches)}/share.png` },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(page.jsonLd ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...page.jsonLd } }] : []),
  ]
}

/** The site's own address, which the root load hands to every page. */
export function originOf(matches: MetaArgs['matches']): string {
  const root: unknown = matches[0]?.loaderData
  return typeof root === 'object' && root !== null && 'origin' in root ? String(root.origin) : ''
}
