import { type Load, loadUrls } from '../http/load.ts'
import { DISCUSSIONS, LONG, LONG_COMMENTS } from './fill.ts'
import { words } from './texts.ts'

const PAGE_SIZE = 5
const COMMENTS_PAGE = 50

export interface ReadKind {
  name: string
  /** The nth URL; each is unique, so that it is not in the cache. */
  url(n: number): string
  /** Required multiple of NodeBB's pages per second, uncompressed as NodeBB; 0 only prints the ratio. */
  timesNodeBB?: number
}

/** Visits all indexes below `count` in pseudo-random order. */
function scattered(n: number, count: number): number {
  return (n * 7919) % count
}

const lists = (base: string, sizeName: string) =>
  [
    { name: 'top', query: 'sort=top-discussions', pages: DISCUSSIONS / PAGE_SIZE },
    { name: 'recent', query: 'sort=recent', pages: DISCUSSIONS / PAGE_SIZE },
    { name: 'topic, top', query: `${sizeName}=2&sort=top-discussions`, pages: DISCUSSIONS / PAGE_SIZE / 4 },
    { name: 'topic, recent', query: `${sizeName}=3&sort=recent`, pages: DISCUSSIONS / PAGE_SIZE / 4 },
  ].map(
    ({ name, query, pages }): ReadKind => ({
      name,
      url: (n) => `${base}?${query}&page=${scattered(n, pages) + 1}&n=${n}`,
    }),
  )

const longPage = (n: number) => `page=${(n % (LONG_COMMENTS / COMMENTS_PAGE)) + 1}&n=${n}`

/** API requests of readers. */
export const API_READS: readonly ReadKind[] = [
  ...lists('/api/community/discussions/', 'category').map((kind) => ({ ...kind, name: `API list, ${kind.name}` })),
  {
    name: 'API discussion of 500 comments',
    url: (n) => `/api/community/discussion/${(n % LONG) + 1}/?${longPage(n)}`,
  },
  {
    name: 'API discussion',
    url: (n) => `/api/community/discussion/discussion-number-${LONG + 1 + scattered(n, DISCUSSIONS - LONG)}/?n=${n}`,
  },
]

/** Searches for one or two words; a third of the words are in every discussion. */
export const SEARCH_READS: readonly ReadKind[] = [
  {
    name: 'API search in the forum',
    url: (n) => `/api/community/discussions/?search=${encodeURIComponent(words(n, 1 + (n % 2)))}&n=${n}`,
  },
]

/** Pages of readers. */
export const PAGE_READS: readonly ReadKind[] = [
  ...lists('/community/discussions', 'topic').map((kind) => ({ ...kind, name: `page list, ${kind.name}` })),
  {
    name: 'page discussion of 500 comments',
    url: (n) => `/community/discussions/discussion-number-${(n % LONG) + 1}?${longPage(n)}`,
  },
  {
    name: 'page discussion',
    url: (n) => `/community/discussions/discussion-number-${LONG + 1 + scattered(n, DISCUSSIONS - LONG)}?n=${n}`,
  },
]

/**
 * The figures of NodeBB are for one topic that is requested again and again without compression; NodeBB has its data in memory.
 * The same here: a page that is rendered for each request from cached data; and a page of another discussion each time, without
 * cached data.
 */
export const COMPARED_READS: readonly ReadKind[] = [
  {
    name: 'the same discussion, uncompressed',
    url: (n) => `/community/discussions/discussion-number-${LONG + 1}?n=${n}`,
    timesNodeBB: 2,
  },
  {
    name: 'another discussion each, uncompressed',
    url: (n) => `/community/discussions/discussion-number-${LONG + 1 + scattered(n, DISCUSSIONS - LONG)}?m=${n}`,
    timesNodeBB: 0,
  },
]

/** More than the fastest kind of read reaches. */
const URLS_PER_SECOND = 5000

interface ReadOptions {
  connections: number
  seconds: number
  /** Temporary file for the URLs. */
  file: string
}

/** Number of used URLs by kind. */
const usedCounts = new Map<ReadKind, number>()

/** Requests unused URLs of a kind. */
export function timeReads(site: string, kind: ReadKind, options: ReadOptions): Promise<Load> {
  const from = usedCounts.get(kind) ?? 0
  const count = options.seconds * URLS_PER_SECOND
  usedCounts.set(kind, from + count)
  const urls = Array.from({ length: count }, (_, index) => kind.url(from + index))
  return loadUrls(site, urls, { ...options, encoding: kind.timesNodeBB === undefined ? 'br' : 'identity' })
}
