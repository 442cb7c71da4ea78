import { expect, test } from 'vitest'
import { htmlOfText, paragraphsOf } from './plain-text.ts'

test.each([
  ['nothing', '', ''],
  ['white space alone', ' \n\n \t\n', ''],
  ['one line', 'Hello', '<p>Hello</p>'],
  ['a line break', 'one\ntwo', '<p>one<br>two</p>'],
  ['a blank line', 'one\n\ntwo', '<p>one</p><p>two</p>'],
  ['a blank line with spaces in it, from Windows', 'one\r\n \t\r\n\r\ntwo\r\n', '<p>one</p><p>two</p>'],
  ['marks of HTML', '<b>&"', '<p>&lt;b&gt;&amp;&quot;</p>'],
])('%s', (_, typed, html) => expect(htmlOfText(typed)).toBe(html))

test('paragraphs know where they start, and the one just begun is there', () => {
  expect(paragraphsOf('one\n\ntwo\n\n')).toEqual([
    { start: 0, text: 'one' },
    { start: 5, text: 'two' },
    { start: 10, text: '' },
  ])
})
