import { expect, test } from 'vitest'
import { newsSummary } from './HomeNews.tsx'

test.each([
  ['<p>Look at both. Then teach.</p><p>More</p>', 'Look at both.'],
  ['<p>The module on <a href="/x">implants</a> &amp; removal is new</p>', 'The module on implants & removal is new'],
  ['<p>Use 2.5 ml, not more. Count.</p>', 'Use 2.5 ml, not more.'],
  ['', ''],
])('the summary of the news item %s is its first sentence', (html, line) => {
  expect(newsSummary(html)).toBe(line)
})

test('a long first sentence is cut after a whole word', () => {
  const line = newsSummary(`<p>${'Removal is practised as often as insertion, '.repeat(5)}</p>`)
  expect(line.length).toBeLessThan(115)
  expect(line).toMatch(/(insertion|is|practised|as|often|Removal) …$/)
})
