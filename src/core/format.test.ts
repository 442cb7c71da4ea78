import { expect, test } from 'vitest'
import {
  compareNames,
  formatAgo,
  formatCount,
  formatDate,
  formatDuration,
  formatLocalTime,
  formatNumber,
  formatSize,
  plural,
} from './format.ts'

test.each(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'])(
  'month %s has three letters',
  (month) => {
    expect(formatDate(`2026-${month}-02T23:59:59Z`)).toMatch(/^[A-Z][a-z]{2} 02, 2026$/)
  },
)

test('a date is the day in UTC', () => {
  expect(formatDate('2026-11-02')).toBe('Nov 02, 2026')
  expect(() => formatDate('yesterday')).toThrow(RangeError)
})

test('midnight is 00:00', () => {
  expect(formatLocalTime('2026-11-02T00:00:00')).toBe('Nov 02, 2026, 00:00')
})

test.each([
  [0, '1 kB'],
  [499, '1 kB'],
  [184_499, '184 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [8_449_999, '8.4 MB'],
  [999_949_999, '999.9 MB'],
  [999_950_000, '1.0 GB'],
  [1_249_999_999, '1.2 GB'],
])('%i bytes are %s', (bytes, size) => {
  expect(formatSize(bytes)).toBe(size)
})

test.each([
  [0, '00:00'],
  [65.4, '01:05'],
  [6000, '100:00'],
])('%d seconds are %s', (seconds, duration) => {
  expect(formatDuration(seconds)).toBe(duration)
})

test('one file, but two files and no files', () => {
  const forms = { one: 'file', other: 'files' }
  expect([0, 1, 2].map((count) => plural(count, forms))).toEqual(['files', 'file', 'files'])
  expect(formatCount(1204, forms)).toBe('1,204 files')
  expect(formatNumber(1_204_000)).toBe('1,204,000')
})

test('names are in the order that people expect', () => {
  expect(['Week 10', 'éclairs', 'week 2', 'Zinc'].toSorted(compareNames)).toEqual([
    'éclairs',
    'week 2',
    'Week 10',
    'Zinc',
  ])
})

test.each([
  ['2026-11-25T10:00:00Z', 'now'],
  ['2026-11-25T09:56:00Z', '4 minutes ago'],
  ['2026-11-25T07:00:00Z', '3 hours ago'],
  ['2026-11-24T10:00:00Z', 'yesterday'],
])('%s was %s', (iso, expected) => {
  expect(formatAgo(iso, Date.parse('2026-11-25T10:00:00Z'))).toBe(expected)
})
