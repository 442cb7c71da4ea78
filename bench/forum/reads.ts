import { type Load, loadEach } from '../contest/load.ts'
import { DISCUSSIONS, LONG, LONG_COMMENTS } from './fill.ts'
import { words } from './texts.ts'

const PAGE_SIZE = 5
const COMMENTS_PAGE = 50

export interface ReadKind {
  name: string
  /** The nth address; none twice, so that nothing of it is kept yet. */
  address(n: number): string
  /** Asked unpacked, as NodeBB was, and how many times its pages a second are demanded; 0 shows the ratio alone. */
  timesNodeBB?: number
}

/** Steps that reach all of a list in no order. */
function scattered(n: number, all: number): number {
  return (n * 7919) % all
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
      address: (n) => `${base}?${query}&page=${scattered(n, pages) + 1}&n=${n}`,
    }),
  )

const longPage = (n: number) => `page=${(n % (LONG_COMMENTS / COMMENTS_PAGE)) + 1}&n=${n}`

/** What readers ask the API for. */
export const API_READS: readonly ReadKind[] = [
  ...lists('/api/community/discussions/', 'category').map((kind) => ({ ...kind, name: `API list, ${kind.name}` })),
  {
    name: 'API discussion of 500 comments',
    address: (n) => `/api/community/discussion/${(n % LONG) + 1}/?${longPage(n)}`,
  },
  {
    name: 'API discussion',
    address: (n) =>
      `/api/community/discussion/discussion-number-${LONG + 1 + scattered(n, DISCUSSIONS - LONG)}/?n=${n}`,
  },
]

/** What they search for: one or two words, of which a third stand in every discussion. */
export const SEARCH_READS: readonly ReadKind[] = [
  {
    name: 'API search in the forum',
    address: (n) => `/api/community/discussions/?search=${encodeURIComponent(words(n, 1 + (n % 2)))}&n=${n}`,
  },
]

/** What they see. */
export const PAGE_READS: readonly ReadKind[] = [
  ...lists('/community/discussions', 'topic').map((kind) => ({ ...kind, name: `page list, ${kind.name}` })),
  {
    name: 'page discussion of 500 comments',
    address: (n) => `/community/discussions/discussion-number-${(n % LONG) + 1}?${longPage(n)}`,
  },
  {
    name: 'page discussion',
    address: (n) => `/community/discussions/discussion-number-${LONG + 1 + scattered(n, DISCUSSIONS - LONG)}?n=${n}`,
  },
]

/**
 * The figures of NodeBB are for one topic that is requested again and again without compression; NodeBB has its data in memory.
 * The same here: a page that is rendered for each request from cached data; and a page of another discussion each time, without
 * cached data.
 */
export const COMPARED_READS: readonly ReadKind[] = [
  {
    name: 'the same discussion, unpacked',
    address: (n) => `/community/discussions/discussion-number-${LONG + 1}?n=${n}`,
    timesNodeBB: 2,
  },
  {
    name: 'another discussion each, unpacked',
    address: (n) => `/community/discussions/discussion-number-${LONG + 1 + scattered(n, DISCUSSIONS - LONG)}?m=${n}`,
    timesNodeBB: 0,
  },
]

/** Enough for the fastest of them. */
const ASKED_A_SECOND = 5000

interface Reading {
  connections: number
  seconds: number
  /** A file for the addresses. */
  file: string
}

/** How many addresses of a kind have been asked for. */
const asked = new Map<ReadKind, number>()

/** Asks for addresses of a kind that nobody has asked for yet. */
export function timeReads(site: string, kind: ReadKind, reading: Reading): Promise<Load> {
  const from = asked.get(kind) ?? 0
  const count = reading.seconds * ASKED_A_SECOND
  asked.set(kind, from + count)
  const addresses = Array.from({ length: count }, (_, index) => kind.address(from + index))
  return loadEach(site, addresses, { ...reading, encoding: kind.timesNodeBB === undefined ? 'br' : 'identity' })
}
