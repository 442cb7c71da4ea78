import { expect, test } from 'vitest'
import { placeOfDrop, reordered } from './reordered.ts'

const ALL = ['a', 'x', 'b', 'y', 'c']
const SHOWN = ['a', 'b', 'c']

test('a move among the items of a section leaves the items of other sections in their places', () => {
  expect(reordered(ALL, SHOWN, { key: 'c', place: 0 })).toEqual(['c', 'x', 'a', 'y', 'b'])
  expect(reordered(ALL, SHOWN, { key: 'a', place: 1 })).toEqual(['b', 'x', 'a', 'y', 'c'])
  expect(reordered(ALL, ALL, { key: 'c', place: 1 })).toEqual(['a', 'c', 'x', 'b', 'y'])
})

test('an item that is dropped on another one goes before or after it', () => {
  expect(placeOfDrop(SHOWN, { key: 'a', target: 'c', edge: 'after' })).toBe(2)
  expect(placeOfDrop(SHOWN, { key: 'a', target: 'c', edge: 'before' })).toBe(1)
  expect(placeOfDrop(SHOWN, { key: 'c', target: 'a', edge: 'before' })).toBe(0)
})
