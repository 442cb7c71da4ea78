import { Agent, get } from 'node:http'
import { quantile } from '../session/open-loop.ts'
import { DISCUSSIONS, LONG, LONG_COMMENTS } from './fill.ts'

const PAGE_SIZE = 5
const COMMENTS_PAGE = 50

export interface ReadKind {
  name: string
  /** The nth address; none twice, so that nothing of it is kept yet. */
  address(n: number): string
  /** As NodeBB was asked: unpacked. Then its answers are compared. */
  isCompared?: boolean
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
 * NodeBB's numbers are of one topic asked for over and over, without packing, and it keeps what a topic is made of in its
 * memory. So here: the page is made anew each time, of data that are kept; and each time of another discussion, of which
 * nothing is kept.
 */
export const COMPARED_READS: readonly ReadKind[] = [
  {
    name: 'the same discussion, unpacked',
    address: (n) => `/community/discussions/discussion-number-${LONG + 1}?n=${n}`,
    isCompared: true,
  },
  {
    name: 'another discussion each, unpacked',
    address: (n) => `/community/discussions/discussion-number-${LONG + 1 + scattered(n, DISCUSSIONS - LONG)}?m=${n}`,
    isCompared: true,
  },
]

export interface Timed {
  p50: number
  p99: number
  /** Answers a second. */
  rate: number
}

/** Asks for one address after the other over each of some connections. @throws {Error} for an answer that is not 200 */
export async function timeReads(
  site: string,
  { name, address, isCompared = false }: ReadKind,
  { from, count, connections }: { from: number; count: number; connections: number },
): Promise<Timed> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const begun = performance.now()
  let next = from
  const connection = async () => {
    while (next < from + count) {
      const n = next++
      const start = performance.now()
      const status = await read(site + address(n), n, { agent, encoding: isCompared ? 'identity' : 'br' })
      if (status !== 200) throw new Error(`${name}: ${address(n)} answered ${status}`)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  const seconds = (performance.now() - begun) / 1000
  agent.destroy()
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), rate: count / seconds }
}

/** Reads an answer as it comes, without unpacking it: the server is measured, not the one who asks. @returns its status */
function read(url: string, n: number, { agent, encoding }: { agent: Agent; encoding: string }) {
  const headers = { 'accept-encoding': encoding, 'x-forwarded-for': ipOf(n) }
  return new Promise<number | undefined>((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode))
    }).on('error', reject)
  })
}

/** From many places: one may ask 1200 times a minute. */
function ipOf(n: number): string {
  return `10.1.${n % 200}.${(n % 50) + 1}`
}
