import { expect, test } from 'vitest'
import { csvOf } from '../browser/csv.ts'
import { Numbers } from '../contract.ts'
import { TABLES } from '../views.ts'
import { FinishedDownloads } from './counting/finished-downloads.ts'
import { joinSmall, showParts, splitLargest } from './disclosure.ts'
import { periodOf } from './periods.ts'

const spanOf = ({ from, until }: { from: string; until: string }) => `${from} ${until}`

test('13 weeks begin on a Monday, and are compared with the same days of the 13 weeks before', () => {
  const period = periodOf('13-weeks', '2026-11-24', '2026-11-24')
  expect([period.whole, period.counted, period.before].map(spanOf)).toEqual([
    '2026-08-31 2026-11-29',
    '2026-08-31 2026-11-24',
    '2026-06-01 2026-08-25',
  ])
  expect(period).toMatchObject({ earlier: '2026-08-30', later: null })
  expect(period.parts).toHaveLength(13)
  expect(period.parts.at(-1)).toEqual({
    counted: { from: '2026-11-23', until: '2026-11-24' },
    before: { from: '2026-08-24', until: '2026-08-25' },
    isRunning: true,
  })
  expect(periodOf('13-weeks', period.earlier, '2026-11-24')).toMatchObject({
    whole: { from: '2026-06-01', until: '2026-08-30' },
    later: '2026-11-24',
  })
})

test('30 days end today, 12 months begin with a month, and a leap day is compared with the day before', () => {
  expect(periodOf('30-days', '2027-01-01', '2026-11-24').whole).toEqual({ from: '2026-10-26', until: '2026-11-24' })
  const months = periodOf('12-months', '2024-02-29', '2024-02-29')
  expect([months.whole, months.before].map(spanOf)).toEqual(['2023-03-01 2024-02-29', '2022-03-01 2023-02-28'])
  expect(months.parts.map(({ counted }) => counted.from)).toContain('2023-12-01')
})

test('a small count is not given away by a sum', () => {
  const read = (counts: number[]) => showParts(counts).map(({ value, is_below }) => (is_below ? `<${value}` : value))
  expect(read([40, 12, 3, 0])).toEqual([40, '<15', '<5', 0])
  expect(read([40, 12, 2, 3])).toEqual([40, 12, '<5', '<5'])
  expect(read([40, 12, 4, 4])).toEqual([40, '<15', '<5', '<5'])
  expect(read([3, 0])).toEqual(['<5', 0])
  expect(read([7, 0])).toEqual([7, 0])
})

test('a small part is added to its neighbour, and small ones of a list to the sum of all others', () => {
  const parts = (...counts: number[]) => counts.map((now, index) => ({ label: String(index + 1), now, before: null }))
  const joined = joinSmall(parts(38, 27, 12, 6, 3))
  expect(joined.map(({ label, now }) => [label, now])).toEqual([
    ['1', 38],
    ['2', 27],
    ['3', 12],
    ['4 and 5', 9],
  ])
  const { largest, others } = splitLargest(parts(2, 9, 30, 1, 8), 2)
  expect(largest.map(({ label }) => label)).toEqual(['3', '2'])
  expect(others).toHaveLength(3)
  expect(splitLargest(parts(9, 30, 1), 5).others).toHaveLength(2)
})

test('parts of a download may come in any order and overlap; too many gaps are no download', () => {
  const downloads = new FinishedDownloads()
  expect([
    downloads.add('a', [50, 99], 100),
    downloads.add('a', [0, 20], 100),
    downloads.add('b', [21, 49], 100),
    downloads.add('a', [10, 55], 100),
    downloads.add('a', [0, 98], 100),
  ]).toEqual([false, false, false, true, false])
  for (let start = 0; start < 120; start += 2) downloads.add('c', [start, start], 200)
  expect(downloads.add('c', [1, 199], 200)).toBe(false)
})

test('words that readers type are no formula in a table program', () => {
  const row = {
    label: '=1+1, "x"',
    page: null,
    now: { value: 5, is_below: true },
    before: { value: 4200, is_below: false },
    is_running: false,
  }
  const tables = Object.fromEntries(TABLES.map((table) => [table, [row]]))
  const numbers = Numbers.pick({ tables: true, counted: true }).parse({
    tables,
    counted: { from: '2026-08-31', until: '2026-11-24' },
  })
  const { name, content } = csvOf('missed', numbers)
  expect(name).toBe('searched-not-found-2026-08-31.csv')
  expect(content.split('\r\n')[1]).toBe(`"'=1+1, ""x""",<5,4200,`)
})
