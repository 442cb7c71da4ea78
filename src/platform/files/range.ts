import fresh from 'fresh'
import { parse } from 'range-parser'
import type { ByteRange, ByteSource } from './byte-source.ts'

/** The parts of a request that decide how much of a source is sent. */
export interface RangeQuestion {
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

export type RangeAnswer =
  | { kind: 'whole' }
  | { kind: 'part'; range: ByteRange }
  | { kind: 'not_modified' }
  | { kind: 'changed' }
  | { kind: 'no_such_part' }

type Validators = Pick<ByteSource, 'sizeBytes' | 'etag' | 'lastModified'>

/** What is sent of a source: RFC 9110, sections 13.2.2 (the order of the conditions) and 14.2 (ranges). */
export function decideRange({ method, headers }: RangeQuestion, source: Validators): RangeAnswer {
  if (hasChanged(headers, source)) return { kind: 'changed' }
  if (fresh(headers, { etag: source.etag, 'last-modified': source.lastModified?.toUTCString() }))
    return { kind: 'not_modified' }
  // Only GET has ranges; HEAD tells about the whole.
  if (method !== 'GET' || headers.range === undefined || !rangeHolds(headers['if-range'], source)) {
    return { kind: 'whole' }
  }
  return parseRange(headers.range, source.sizeBytes)
}

/** The code of range-parser for a range beyond the end. */
const UNSATISFIABLE = 2

/**
 * Reads a Range header. What is not one well-formed range of bytes gets the whole, as RFC 9110 allows: several ranges
 * would need a multipart answer, which no download manager asks for and attackers do.
 */
export function parseRange(header: string, sizeBytes: number): RangeAnswer {
  const { code, type, ranges } = parse(sizeBytes, header)
  if (type !== 'bytes' || header.includes(',')) return { kind: 'whole' }
  if (code === UNSATISFIABLE) return { kind: 'no_such_part' }
  const [range] = ranges
  // No range: it is malformed, or asks for the last bytes of an empty source, which Content-Range cannot name.
  return range === undefined ? { kind: 'whole' } : { kind: 'part', range }
}

/** Whether the client holds to something that is no longer so. Android's download manager asks in this way. */
function hasChanged(headers: RangeQuestion['headers'], { etag, lastModified }: Validators): boolean {
  const match = headers['if-match']
  if (match !== undefined) return match.trim() !== '*' && !listsTag(match, etag)
  const since = secondsOf(headers['if-unmodified-since'])
  return since !== undefined && lastModified !== null && seconds(lastModified) > since
}

/** Whether the part that is asked for belongs to the bytes of which the client has the rest. */
function rangeHolds(header: string | string[] | undefined, { etag, lastModified }: Validators): boolean {
  if (header === undefined) return true
  if (typeof header !== 'string') return false
  if (header.trim() === etag) return true
  return lastModified !== null && secondsOf(header) === seconds(lastModified)
}

function listsTag(list: string, etag: string): boolean {
  return list.split(',').some((each) => each.trim() === etag)
}

/** An HTTP date in whole seconds; undefined for anything else, a tag among them. */
function secondsOf(header: string | undefined): number | undefined {
  if (header === undefined || !/^[A-Z][a-z]+, /.test(header)) return undefined
  const time = Date.parse(header)
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000)
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}
