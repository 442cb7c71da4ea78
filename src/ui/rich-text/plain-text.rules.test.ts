import { expect, test } from 'vitest'
import { htmlOfText } from './plain-text.ts'

test.each([
  ['nothing', '', ''],
  ['white space alone', ' \n\n \t\n', ''],
  ['one line', 'Hello', '<p>Hello</p>'],
  ['a line break', 'one\ntwo', '<p>one<br>two</p>'],
  ['a blank line', 'one\n\ntwo', '<p>one</p><p>two</p>'],
  ['a blank line with spaces in it, from Windows', 'one\r\n \t\r\n\r\ntwo\r\n', '<p>one</p><p>two</p>'],
  ['HTML characters', '<b>&"', '<p>&lt;b&gt;&amp;&quot;</p>'],
])('plain text: %s', (_, typed, html) => expect(htmlOfText(typed)).toBe(html))
