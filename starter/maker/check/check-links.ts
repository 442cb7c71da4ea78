import type { Text } from './texts.ts'

/** Pages of a site that texts may link to, and `/training/SLUG`. A test of the site checks that they exist. */
export const PAGES = [
  '/',
  '/about',
  '/community/discussions',
  '/community/guidelines',
  '/faq',
  '/getting-started/module-structure',
  '/getting-started/navigating-website',
  '/materials-in-french',
  '/materials-in-spanish',
  '/news-and-updates',
  '/training',
  '/training-guides',
]

/** Internal links in Markdown, HTML and YAML. */
const INTERNAL = /(?:\]\(|href="|button_link: |link_target: )(\/[^\s)"]*)/g
/** References to documents and pictures in YAML. */
const FILES = /(?:document|image|logo|illustration|file|picture): ((?:documents|images)\/\S+)/g

interface Known {
  /** Slugs of the modules. */
  slugs: ReadonlySet<string>
  /** Paths of pictures and documents, e.g. `images/hero.svg`. */
  files: ReadonlySet<string>
}

/** Finds links to pages or modules that do not exist, and references to missing files. */
export function checkLinks(texts: readonly Text[], { slugs, files }: Known): string[] {
  return texts.flatMap(({ path, content }) => {
    const links = [...content.matchAll(INTERNAL)].map(([, address = '']) => address.replace(/[?#].*$/, ''))
    const references = [...content.matchAll(FILES)].map(([, file = '']) => file)
    return [
      ...links.filter((link) => !pathExists(link, slugs)).map((link) => `${path}: ${link} leads nowhere`),
      ...references.filter((file) => !files.has(file)).map((file) => `${path}: ${file} is not there`),
    ]
  })
}

function pathExists(link: string, slugs: ReadonlySet<string>): boolean {
  const module = /^\/training\/([^/]+)$/.exec(link)?.[1]
  return module === undefined ? PAGES.includes(link) : slugs.has(module)
}
