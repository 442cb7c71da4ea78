import { expect, test } from 'vitest'
import { WHATSAPP_HTML, WHATSAPP_TEXT } from '#testing/rich-text/paste-samples.ts'
import { htmlOfPastedText } from './pasted-text.ts'

test.each([
  ['nothing', '', ''],
  ['lines and paragraphs', 'a\nb\r\n\r\nc', '<p>a<br>b</p><p>c</p>'],
  ['HTML characters', '<script>&', '<p>&lt;script&gt;&amp;</p>'],
  ['bold and italic', '*Hi* you, _all_.', '<p><strong>Hi</strong> you, <em>all</em>.</p>'],
  ['bold around italic', '*a _b_ c*', '<p><strong>a </strong><strong><em>b</em></strong><strong> c</strong></p>'],
  ['italic right in bold', '*_b_*', '<p><strong><em>b</em></strong></p>'],
  ['two stars', '**b** c', '<p><strong>b</strong> c</p>'],
  ['sums and names stay', '2*3*4 my_file_name * a * b', '<p>2*3*4 my_file_name * a * b</p>'],
  ['an address stays', 'https://a.org/_b_/*c*', '<p>https://a.org/_b_/*c*</p>'],
  ['stars alone stay', '*** ** *', '<p>*** ** *</p>'],
  [
    'bullets',
    'Take:\n• one\n- two\n* three\nEnd',
    '<p>Take:</p><ul><li><p>one</p></li><li><p>two</p></li><li><p>three</p></li></ul><p>End</p>',
  ],
  ['numbers', '1. one\n2) two', '<ol><li><p>one</p></li><li><p>two</p></li></ol>'],
  ['numbers with blank lines', '1. one\n\n2. two', '<ol><li><p>one</p></li><li><p>two</p></li></ol>'],
  ['one number alone stays', '1. one', '<p>1. one</p>'],
  ['numbers that do not count from 1 stay', '3. three\n4. four', '<p>3. three<br>4. four</p>'],
  ['a minus stays', '-5 degrees', '<p>-5 degrees</p>'],
  ['bullets, then numbers', '• a\n1. b\n2. c', '<ul><li><p>a</p></li></ul><ol><li><p>b</p></li><li><p>c</p></li></ol>'],
])('pasted text: %s', (_, text, html) => expect(htmlOfPastedText(text)).toBe(html))

test('a pasted message from WhatsApp keeps its formatting', () =>
  expect(htmlOfPastedText(WHATSAPP_TEXT)).toBe(WHATSAPP_HTML))

// A quadratic or recursive algorithm would fail here: by time, or by stack depth.
test.each([
  ['single stars', '*a ', '*a '],
  ['bold words', '*a* ', '<strong>a</strong> '],
])('a pasted line of 50,000 %s is converted', (_, words, html) => {
  const count = 50_000
  expect(htmlOfPastedText(words.repeat(count))).toBe(`<p>${html.repeat(count).trim()}</p>`)
})
