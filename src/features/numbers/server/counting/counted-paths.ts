import { type Address, pathOf } from '#core/endpoint.ts'
import { paths as bookmarks } from '#features/bookmarks/paths.ts'
import { paths as community } from '#features/discussions/paths.ts'
import { paths as training } from '#features/library/paths.ts'
import { paths as content } from '#features/pages/paths.ts'
import { paths as search } from '#features/search/paths.ts'

/** A path with its parameters as groups. Its last slash is optional. */
function pattern(address: Address): RegExp {
  const path = pathOf(address).replace(/\/$/, '')
  return new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}/?$`)
}

/** The downloads, by the kind of their subject. The parameters of bookmarks are a secret: only modules have theirs in it. */
const DOWNLOADS: readonly (readonly [kind: string, path: RegExp, isNamed: boolean])[] = [
  ['file', /^\/files\/([1-9]\d{0,9})(?:\/(?!slides\.json)|$)/, true],
  ['module', pattern(training.downloadModule), true],
  ['slides', pattern(training.downloadSlides), true],
  ['french', pattern(content.downloadFrench), false],
  ['spanish', pattern(content.downloadSpanish), false],
  ['bookmarks', pattern(bookmarks.downloadFolder), false],
  ['bookmarks', pattern(bookmarks.downloadAll), false],
]

/** What a path downloads, e.g. `file:12`; undefined for other paths. */
export function downloadAt(path: string): string | undefined {
  for (const [kind, address, isNamed] of DOWNLOADS) {
    const match = address.exec(path)
    if (match) return isNamed ? `${kind}:${match[1]}` : kind
  }
  return undefined
}

/** The call by which an open site shows another page: one for each page. */
const PAGE_CALLS = [
  training.listModuleIndex,
  training.getModulePage,
  content.getAbout,
  content.getGettingStarted,
  content.getGuides,
  content.getFrenchMaterials,
  content.getSpanishMaterials,
  // Home has it too.
  content.listNews,
  content.getGuidelines,
  community.listDiscussions,
  community.getDiscussion,
].map(pattern)

export function isPageCall(path: string): boolean {
  return PAGE_CALLS.some((call) => call.test(path))
}

/** Pages of staff and of one reader, addresses that are no pages, and files, which have a dot. */
const NO_PAGE = /^\/(?:admin|api|assets|files|first-pages|preview|thumbnails|healthz)(?:\/|$)|\.[^/]*$/

export function isPagePath(path: string): boolean {
  return !NO_PAGE.test(path)
}

const SEARCH = pattern(search.searchResources)

/** The words of a search, by the page or by the call; undefined when it is none. */
export function searchIn(path: string, query: string): string | undefined {
  if (path !== '/search' && !SEARCH.test(path)) return undefined
  const parameters = new URLSearchParams(query)
  const words = (parameters.get('query') ?? parameters.get('keyword') ?? '').trim().toLowerCase()
  return words === '' ? undefined : words.slice(0, 200)
}

export const MISSED = pattern(search.reportNothingFound)
