import { describe, expect, test } from 'vitest'
import { decideRange, parseRange, type RangeRequest } from './range.ts'

const full = { kind: 'full' }
const none = { kind: 'not_satisfiable' }
const part = (start: number, end: number) => ({ kind: 'partial', range: { start, end } })

describe('a Range header for 100 bytes', () => {
  test.each([
    ['bytes=0-0', part(0, 0)],
    ['bytes=0-', part(0, 99)],
    ['bytes=10-19', part(10, 19)],
    ['bytes=99-99', part(99, 99)],
    ['bytes=90-1000', part(90, 99)],
    ['bytes=-1', part(99, 99)],
    ['bytes=-100', part(0, 99)],
    ['bytes=-1000', part(0, 99)],
    ['BYTES=5-6', part(5, 6)],
    ['bytes=0-99999999999999999999999', part(0, 99)],
    ['bytes=100-', none],
    ['bytes=100-200', none],
    ['bytes=99999999999999999999999-', none],
    ['bytes=-0', none],
    // Malformed or unsupported: the full content, as RFC 9110 allows.
    ['bytes=5-4', full],
    ['bytes=-', full],
    ['bytes=', full],
    ['bytes', full],
    ['bytes=a-b', full],
    ['bytes=1', full],
    ['bytes=--1', full],
    ['bytes=1-2-3', full],
    ['bytes=0x1-0x2', full],
    ['bytes=1.5-2', full],
    ['bytes=٣-٤', full],
    ['pages=1-2', full],
    ['bytes=0-1,5-6', full],
    ['bytes=0-1, -1', full],
    ['', full],
  ])('%s', (header, answer) => expect(parseRange(header, 100)).toEqual(answer))

  test.each([
    ['bytes=0-', none],
    ['bytes=-5', full],
  ])('of an empty source: %s', (header, answer) => expect(parseRange(header, 0)).toEqual(answer))
})

const source = { sizeBytes: 100, etag: '"new"', lastModified: new Date('2026-05-01T10:00:00.700Z') }
const DATE = 'Fri, 01 May 2026 10:00:00 GMT'
const BEFORE = 'Fri, 01 May 2026 09:59:59 GMT'
const AFTER = 'Fri, 01 May 2026 10:00:01 GMT'
const range = 'bytes=50-'

describe('conditions', () => {
  test.each<[string, RangeRequest['headers'], unknown]>([
    ['no header', {}, full],
    ['a range', { range }, part(50, 99)],
    ['a range of the same bytes', { range, 'if-range': '"new"' }, part(50, 99)],
    ['a range of older bytes', { range, 'if-range': '"old"' }, full],
    ['a weak tag can’t join parts', { range, 'if-range': 'W/"new"' }, full],
    ['a range of the same day', { range, 'if-range': DATE }, part(50, 99)],
    ['a range of another day', { range, 'if-range': BEFORE }, full],
    ['a range of a later day', { range, 'if-range': AFTER }, full],
    ['an invalid If-Range', { range, 'if-range': 'yesterday' }, full],
    ['If-Range twice', { range, 'if-range': ['"new"', '"new"'] }, full],
    ['If-Range without a range', { 'if-range': '"old"' }, full],
    ['a range beyond the end of older bytes', { range: 'bytes=500-', 'if-range': '"old"' }, full],
    ['the same tag', { 'if-none-match': '"new"' }, { kind: 'not_modified' }],
    ['one of the tags', { 'if-none-match': '"old", W/"new"' }, { kind: 'not_modified' }],
    ['any tag', { 'if-none-match': '*' }, { kind: 'not_modified' }],
    ['another tag', { 'if-none-match': '"old"' }, full],
    ['another tag goes before the same day', { 'if-none-match': '"old"', 'if-modified-since': AFTER }, full],
    ['the same tag and a range', { range, 'if-none-match': '"new"' }, { kind: 'not_modified' }],
    ['not newer than', { 'if-modified-since': DATE }, { kind: 'not_modified' }],
    ['newer than', { 'if-modified-since': BEFORE }, full],
    ['an invalid date', { 'if-modified-since': 'soon' }, full],
    ['Android resumes the same bytes', { range, 'if-match': '"new"' }, part(50, 99)],
    ['Android resumes older bytes', { range, 'if-match': '"old"' }, { kind: 'precondition_failed' }],
    ['If-Match is compared strongly', { range, 'if-match': 'W/"new"' }, { kind: 'precondition_failed' }],
    ['If-Match with anything', { range, 'if-match': '*' }, part(50, 99)],
    ['unchanged since', { range, 'if-unmodified-since': DATE }, part(50, 99)],
    ['changed since', { range, 'if-unmodified-since': BEFORE }, { kind: 'precondition_failed' }],
  ])('%s', (_, headers, answer) => expect(decideRange({ method: 'GET', headers }, source)).toEqual(answer))

  test('HEAD describes the full content', () => {
    expect(decideRange({ method: 'HEAD', headers: { range } }, source)).toEqual(full)
  })

  test('a source without a date ignores dates', () => {
    const undated = { ...source, lastModified: null }
    expect(decideRange({ method: 'GET', headers: { range, 'if-range': DATE } }, undated)).toEqual(full)
    expect(decideRange({ method: 'GET', headers: { 'if-modified-since': AFTER } }, undated)).toEqual(full)
  })
})
