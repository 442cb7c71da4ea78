import { expect, test } from 'vitest'
import { parseDuration } from './duration.ts'
import { formatDuration } from './format.ts'

test.each([
  ['4:30', 270],
  [' 04:07 ', 247],
  ['90:00', 5400],
  ['1:02:30', 3750],
  ['4', undefined],
  ['4:60', undefined],
  ['four', undefined],
  ['', undefined],
])('an editor who types %j as the length of a video gets %s seconds', (text, seconds) => {
  expect(parseDuration(text)).toBe(seconds)
})

test('a length that was formatted is read again', () => {
  for (const seconds of [0, 59, 252, 7261]) expect(parseDuration(formatDuration(seconds))).toBe(seconds)
})
