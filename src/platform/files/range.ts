import fresh from 'fresh'
import { parse } from 'range-parser'
import type { ByteRange, ByteSource } from './byte-source.ts'

/** The parts of a request that decide which bytes are sent. */
export interface RangeRequest {
  method: string
  headers: {
    range?: string | undefined
    'if-range'?: string | string[] | undefined
    'if-match'?: string | undefined
    'if-none-match'?: string | undefined
    'if-modified-since'?: string | undefined
    'if-unmodified-since'?: string | undefined
  }
}

export type RangeDecision =
  | { kind: 'full' }
  | { kind: 'partial'; range: ByteRange }
  | { kind: 'not_modified' }
  | { kind: 'precondition_failed' }
  | { kind: 'not_satisfiable' }

type Validators = Pick<ByteSource, 'sizeBytes' | 'etag' | 'lastModified'>

/** Which bytes of a source are sent: RFC 9110, sections 13.2.2 (the order of the conditions) and 14.2 (ranges). */
export function decideRange({ method, headers }: RangeRequest, source: Validators): RangeDecision {
  if (failsPrecondition(headers, source)) return { kind: 'precondition_failed' }
  if (fresh(headers, { etag: source.etag, 'last-modified': source.lastModified?.toUTCString() }))
    return { kind: 'not_modified' }
  // Ranges are for GET only; HEAD describes the full content.
  if (method !== 'GET' || headers.range === undefined || !matchesIfRange(headers['if-range'], source)) {
    return { kind: 'full' }
  }
  return parseRange(headers.range, source.sizeBytes)
}

/** The code of range-parser for a range beyond the end. */
const UNSATISFIABLE = 2

/**
 * Parses a Range header. Anything but one well-formed range of bytes gets the full content, as RFC 9110 allows: several ranges
 * need a multipart response, which only attackers request.
 */
export function parseRange(header: string, sizeBytes: number): RangeDecision {
  const { code, type, ranges } = parse(sizeBytes, header)
  if (type !== 'bytes' || header.includes(',')) return { kind: 'full' }
  if (code === UNSATISFIABLE) return { kind: 'not_satisfiable' }
  const [range] = ranges
  // Undefined: malformed, or the last bytes of an empty source, which Content-Range cannot express.
  return range === undefined ? { kind: 'full' } : { kind: 'partial', range }
}

/** If-Match and If-Unmodified-Since, which Android's download manager sends. */
function failsPrecondition(headers: RangeRequest['headers'], { etag, lastModified }: Validators): boolean {
  const match = headers['if-match']
  if (match !== undefined) return match.trim() !== '*' && !hasTag(match, etag)
  const since = parseHttpDate(headers['if-unmodified-since'])
  return since !== undefined && lastModified !== null && toSeconds(lastModified) > since
}

/** If-Range: whether the client has the rest of the same bytes. */
function matchesIfRange(header: string | string[] | undefined, { etag, lastModified }: Validators): boolean {
  if (header === undefined) return true
  if (typeof header !== 'string') return false
  if (header.trim() === etag) return true
  return lastModified !== null && parseHttpDate(header) === toSeconds(lastModified)
}

function hasTag(list: string, etag: string): boolean {
  return list.split(',').some((each) => each.trim() === etag)
}

/** An HTTP date in seconds; undefined for anything else, also for a tag. */
function parseHttpDate(header: string | undefined): number | undefined {
  if (header === undefined || !/^[A-Z][a-z]+, /.test(header)) return undefined
  const time = Date.parse(header)
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000)
}

function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}
