import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../../src/routes.ts'
import type { Text } from './texts.ts'

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
  const patterns = pagePatterns([...routes])
  return texts.flatMap(({ path, content }) => {
    const links = [...content.matchAll(INTERNAL)].map(([, address = '']) => address.replace(/[?#].*$/, ''))
    const references = [...content.matchAll(FILES)].map(([, file = '']) => file)
    return [
      ...links.filter((link) => !pathExists(link, patterns, slugs)).map((link) => `${path}: ${link} leads nowhere`),
      ...references.filter((file) => !files.has(file)).map((file) => `${path}: ${file} is not there`),
    ]
  })
}

function pathExists(link: string, patterns: readonly RegExp[], slugs: ReadonlySet<string>): boolean {
  const module = /^\/training\/([^/]+)/.exec(link)?.[1]
  if (module !== undefined && !slugs.has(module)) return false
  return patterns.some((pattern) => pattern.test(link))
}

/** One pattern per page, without the catch-all route. */
function pagePatterns(entries: readonly RouteConfigEntry[], parent = ''): RegExp[] {
  return entries.flatMap((entry) => {
    if (entry.path === '*') return []
    const path = entry.path === undefined ? parent : `${parent}/${entry.path}`
    const pattern = new RegExp(`^${(path || '/').replace(/:\w+/g, '[^/]+')}$`)
    return [pattern, ...pagePatterns(entry.children ?? [], path)]
  })
}
