import { expect, test } from 'vitest'
import { pageBlock } from './Pager.tsx'

test.each([
  ['the first page', 1, 26, [1, 2, 3, 4, 5]],
  ['the last of a block', 5, 26, [1, 2, 3, 4, 5]],
  ['the first of the next block', 6, 26, [6, 7, 8, 9, 10]],
  ['the last page, in a block that is not full', 26, 26, [26]],
  ['a list shorter than a block', 2, 3, [1, 2, 3]],
  ['one page', 1, 1, [1]],
])('the page numbers on %s', (_, page, pages, block) => {
  expect(pageBlock(page, pages)).toEqual(block)
})
