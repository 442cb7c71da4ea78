import { expect, test } from 'vitest'
import { formatUtcOffset, formatZonedTime } from './format.ts'
import { offsetAt, timeOfWall, wallTimeAt } from './zoned-time.ts'

const BERLIN = 'Europe/Berlin'

test.each([
  ['a place without summer time', 'Africa/Kampala', '2026-11-30', '06:00', '2026-11-30T03:00:00.000Z'],
  ['half an hour', 'Asia/Kolkata', '2026-11-30', '06:00', '2026-11-30T00:30:00.000Z'],
  ['another day in UTC', 'Pacific/Auckland', '2026-12-01', '06:00', '2026-11-30T17:00:00.000Z'],
  ['before clocks go forward', BERLIN, '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['an hour that clocks leave out', BERLIN, '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['after clocks go forward', BERLIN, '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['an hour that clocks show twice', BERLIN, '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['after clocks go back', BERLIN, '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('an editor chooses a time: %s', (_, zone, day, clock, expected) => {
  expect(timeOfWall({ day, clock }, zone)?.toISOString()).toBe(expected)
})

test('a time is shown as clocks in the place show it', () => {
  expect(wallTimeAt(new Date('2026-11-30T22:15:00Z'), 'Africa/Kampala')).toEqual({ day: '2026-12-01', clock: '01:15' })
  expect(wallTimeAt(new Date('2026-03-29T01:30:00Z'), BERLIN)).toEqual({ day: '2026-03-29', clock: '03:30' })
  const time = new Date('2026-11-30T03:00:00Z')
  expect(formatZonedTime(time, 'Africa/Kampala')).toBe('Nov 30, 06:00')
  expect(formatZonedTime(time, 'Africa/Kampala', { withYear: true })).toBe('Nov 30, 2026, 06:00')
})

test('an offset is named as people write it', () => {
  const at = (zone: string) => formatUtcOffset(offsetAt(new Date('2026-07-01T00:00:00Z'), zone))
  expect(['Africa/Kampala', 'Asia/Kolkata', 'America/St_Johns', 'UTC', BERLIN].map(at)).toEqual([
    'UTC+3',
    'UTC+5:30',
    'UTC-2:30',
    'UTC',
    'UTC+2',
  ])
})

test('what is not a day and a time is no time', () => {
  expect(timeOfWall({ day: '', clock: '06:00' }, 'UTC')).toBeUndefined()
  expect(timeOfWall({ day: '2026-11-30', clock: '' }, 'UTC')).toBeUndefined()
  expect(timeOfWall({ day: '2026-13-30', clock: '06:00' }, 'UTC')).toBeUndefined()
})
