import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../src/routes.ts'
import type { Text } from './texts.ts'

/** Addresses of this site in Markdown and in HTML. */
const INTERNAL = /(?:\]\(|href="|button_link: |link_target: )(\/[^\s)"]*)/g
/** Files that texts of the pages name. */
const FILES = /(?:document|image|logo|illustration|file|picture): ((?:documents|images)\/\S+)/g

interface Known {
  /** Slugs of the modules. */
  slugs: ReadonlySet<string>
  /** Paths of pictures and documents, e.g. `images/hero.svg`. */
  files: ReadonlySet<string>
}

/** Links to pages and modules that do not exist, and files that are named but are not there. */
export function checkLinks(texts: readonly Text[], { slugs, files }: Known): string[] {
  const patterns = pagePatterns([...routes])
  return texts.flatMap(({ path, whole }) => {
    const links = [...whole.matchAll(INTERNAL)].map(([, address = '']) => address.replace(/[?#].*$/, ''))
    const named = [...whole.matchAll(FILES)].map(([, file = '']) => file)
    return [
      ...links.filter((link) => !leads(link, patterns, slugs)).map((link) => `${path}: ${link} leads nowhere`),
      ...named.filter((file) => !files.has(file)).map((file) => `${path}: ${file} is not there`),
    ]
  })
}

function leads(link: string, patterns: readonly RegExp[], slugs: ReadonlySet<string>): boolean {
  const module = /^\/training\/([^/]+)/.exec(link)?.[1]
  if (module !== undefined && !slugs.has(module)) return false
  return patterns.some((pattern) => pattern.test(link))
}

/** One pattern for each page; the page for everything else is none. */
function pagePatterns(entries: readonly RouteConfigEntry[], parent = ''): RegExp[] {
  return entries.flatMap((entry) => {
    if (entry.path === '*') return []
    const path = entry.path === undefined ? parent : `${parent}/${entry.path}`
    const pattern = new RegExp(`^${(path || '/').replace(/:\w+/g, '[^/]+')}$`)
    return [pattern, ...pagePatterns(entry.children ?? [], path)]
  })
}
