import { expect, test } from 'vitest'
import { countWords, hasVisibleText, textOfHtml } from './words.ts'

test.each([
  ['', 0],
  ['  \n ', 0],
  ['one', 1],
  ['one  two\nthree\tfour', 4],
  ['e-mail, don’t (really)', 3],
  ['একটি প্রশ্ন', 2],
])('%j has %d words', (text, words) => {
  expect(countWords(text)).toBe(words)
})

test('blocks of HTML separate words, inline tags do not', () => {
  expect(textOfHtml('<p>one</p><p>t<strong>w</strong>o<br>three</p><ul><li>four</li><li>five</li></ul>')).toBe(
    'one two three four five',
  )
})

test('cells of a table are separate words', () => {
  expect(textOfHtml('<table><tbody><tr><th>Day</th><td>one</td></tr><tr><td>two</td></tr></tbody></table>')).toBe(
    'Day one two',
  )
})

test('entities are characters, and a no-break space separates words', () => {
  expect(textOfHtml('<p>a&nbsp;b &lt;c&gt; &amp;lt;</p>')).toBe('a b <c> &lt;')
})

test.each([
  ['a', true],
  ['?', true],
  ['❤️', true],
  ['\u200b\u200d', false],
  ['\u2800', false],
])('%j is visible: %s', (text, isVisible) => {
  expect(hasVisibleText(text)).toBe(isVisible)
})
