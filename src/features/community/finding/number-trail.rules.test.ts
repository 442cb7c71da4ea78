import { expect, test } from 'vitest'
import { NumberTrail } from './number-trail.ts'

test('a row whose number was given earlier, but which is seen later, is still looked for', () => {
  const trail = new NumberTrail()
  trail.begin([4, 6], 0)
  expect([trail.newest, trail.missing]).toEqual([6, [5]])
  trail.passed([8], 1000)
  expect([trail.newest, trail.missing]).toEqual([8, [5, 7]])
  trail.passed([5], 2000)
  expect([trail.isBehind(8), trail.missing]).toEqual([true, [7]])
})

test('numbers that were never used are given up after half a minute', () => {
  const trail = new NumberTrail()
  trail.begin([1, 3], 0)
  trail.passed([], 40_000)
  expect([trail.isBehind(3), trail.isBehind(4)]).toEqual([false, true])
})

test('an empty table begins at its first row', () => {
  const trail = new NumberTrail()
  trail.begin([], 0)
  expect([trail.isBehind(0), trail.isBehind(1), trail.newest]).toEqual([false, true, 0])
})
