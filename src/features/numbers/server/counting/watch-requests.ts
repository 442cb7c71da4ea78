import { createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { AppContext } from '#platform/http/app-context.ts'
import { isAutomatic } from '#platform/http/is-automatic.ts'
import { clientAddress } from '#platform/http/network.ts'
import type { RequestHook } from '#platform/http/request-hook.ts'
import { downloadAt, isPageCall, isPagePath, MISSED, searchIn } from './counted-paths.ts'
import { Counts } from './counts.ts'
import { FinishedDownloads, type Part } from './finished-downloads.ts'

/** The same preview and the same search of a client within this time are one, in ms. */
const SAME_MS = 30 * 60_000
const MAX_SEEN = 20_000
/** People with a slow line download with these, so their downloads count. */
const DOWNLOAD_PROGRAM = /^(?:curl|wget|aria2)\//i

/** What one process counts. */
class Counter {
  readonly counts = new Counts()
  readonly downloads = new FinishedDownloads()
  /** Previews, and the last search of each client. */
  readonly seen = new LRUCache<string, string>({ max: MAX_SEEN, ttl: SAME_MS })
  /** New in each process and never stored, so that nobody can find out who the clients were. */
  readonly #key = randomBytes(32)

  /** Identifies what one client does, without saying who the client is. */
  hash(...parts: readonly string[]): string {
    return createHmac('sha256', this.#key).update(parts.join('\n')).digest('base64')
  }
}

const counters = new WeakMap<AppContext, Counter>()

function getCounter(context: AppContext): Counter {
  const counter = counters.get(context) ?? new Counter()
  counters.set(context, counter)
  return counter
}

export function getCounts(context: AppContext): Counts {
  return getCounter(context).counts
}

/** Counts when the response has left, so that no reader waits for it. */
export const countRequests: RequestHook = (request, context, response) => {
  const [path = '', query = ''] = (request.url ?? '').split('?', 2)
  const isGet = request.method === 'GET'
  // Only editors have links to versions.
  const download = isGet && !hasFlag(query, 'version') ? downloadAt(path) : undefined
  const words = isGet ? searchIn(path, query) : undefined
  const isPage = isGet && isShown(request, path)
  const isMissed = request.method === 'POST' && MISSED.test(path)
  if (download === undefined && words === undefined && !isPage && !isMissed) return
  const counter = getCounter(context)
  // A connection that is closed has no address.
  const client = [clientAddress(request, context.config), request.headers['user-agent'] ?? ''].join('\n')
  const writtenBefore = request.socket.bytesWritten
  response.once('close', () => {
    const isByProgram = download !== undefined && DOWNLOAD_PROGRAM.test(request.headers['user-agent'] ?? '')
    if (isAutomatic(request) && !isByProgram) return
    const now = new Date()
    if (download !== undefined) {
      const part = sentPart(response, request.socket.bytesWritten - writtenBefore)
      if (part) countFile(counter, { client, now, subject: download, part, isView: hasFlag(query, 'view') })
    } else if (response.writableFinished && isSuccess(response)) {
      if (isPage) counter.counts.add('page', now)
      if (isPage && comesFromOutside(request)) counter.counts.add('visit', now)
      if (isMissed) counter.counts.add('missed', now)
      if (words !== undefined) countSearch(counter, client, words, now)
    }
  })
}

function hasFlag(query: string, flag: string): boolean {
  return query.split('&').some((each) => each === flag || each.startsWith(`${flag}=`))
}

const OK = 200
const PARTIAL = 206
const NOT_MODIFIED = 304

/** A browser that has the page already gets 304. */
function isSuccess({ statusCode }: ServerResponse): boolean {
  return statusCode === OK || statusCode === NOT_MODIFIED
}

/** A document, or the call by which an open page of this site shows another one. */
function isShown({ headers }: IncomingMessage, path: string): boolean {
  if (headers.accept?.includes('text/html')) return isPagePath(path)
  return headers['sec-fetch-site'] === 'same-origin' && isPageCall(path)
}

/** Whether a document was opened by a link of another site, in an app, or by typing. */
function comesFromOutside({ headers }: IncomingMessage): boolean {
  if (!headers.accept?.includes('text/html')) return false
  const site = headers['sec-fetch-site']
  if (typeof site === 'string') return site !== 'same-origin'
  return !headers.referer?.includes(`//${headers.host}/`)
}

/** Somebody who stops while typing and continues searches once. */
function countSearch(counter: Counter, client: string, words: string, now: Date): void {
  const key = counter.hash(client, 'search')
  const last = counter.seen.get(key)
  counter.seen.set(key, words)
  if (last === undefined || !(words.startsWith(last) || last.startsWith(words))) counter.counts.add('search', now)
}

interface SentPart {
  bytes: Part
  sizeBytes: number
  /** The tag of the content. */
  etag: string
}

/**
 * The bytes of a file that have left; undefined when none has, and for files that are not public. A response that broke off never
 * counts as complete: its headers are among the written bytes, and some of them may not have arrived.
 */
function sentPart(response: ServerResponse, writtenBytes: number): SentPart | undefined {
  const [length, etag] = [Number(response.getHeader('content-length')), response.getHeader('etag')]
  const isSent = response.statusCode === OK || response.statusCode === PARTIAL
  const isPrivate = String(response.getHeader('cache-control')).includes('private')
  if (!isSent || isPrivate || typeof etag !== 'string' || !(length > 0)) return undefined
  const [, from, all] = /^bytes (\d+)-\d+\/(\d+)$/.exec(String(response.getHeader('content-range'))) ?? []
  const [start, sizeBytes] = [Number(from ?? 0), Number(all ?? length)]
  const sentBytes = response.writableFinished ? length : Math.min(writtenBytes, length - 1)
  return sentBytes > 0 ? { bytes: [start, start + sentBytes - 1], sizeBytes, etag } : undefined
}

interface SentFile {
  client: string
  now: Date
  subject: string
  part: SentPart
  /** Opened to be read, not saved. */
  isView: boolean
}

function countFile(counter: Counter, { client, now, subject, part, isView }: SentFile): void {
  const { bytes, sizeBytes, etag } = part
  const key = counter.hash(client, subject, etag, isView ? 'view' : '')
  if (!isView) {
    if (counter.downloads.add(key, bytes, sizeBytes)) counter.counts.add('download', now, subject)
  } else if (bytes[0] === 0 && !counter.seen.has(key)) {
    counter.seen.set(key, '')
    counter.counts.add('preview', now)
  }
}
