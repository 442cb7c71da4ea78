import { expect, test } from 'vitest'
import { htmlOfText } from './plain-text.ts'
import { textOfPost } from './text-of-post.ts'

test.each([
  ['nothing', '', ''],
  ['paragraphs and breaks', '<p>one<br>two</p><p>three</p>', 'one\ntwo\n\nthree'],
  ['bold within a word', '<p>a<strong>b</strong>c <em>d</em></p>', 'abc d'],
  ['entities', '<p>a&nbsp;&lt;b&gt; &amp;amp; &#39;&quot;</p>', 'a <b> &amp; \'"'],
  [
    'a bulleted list',
    '<p>Take:</p><ul><li><p>one</p></li><li><p>two</p></li></ul><p>End</p>',
    'Take:\n\n• one\n• two\n\nEnd',
  ],
  ['a list without paragraphs', '<ol><li>one</li><li>two</li></ol>', '1. one\n2. two'],
  ['a list in a list', '<ul><li><p>a</p><ol><li><p>b</p></li></ol></li><li><p>c</p></li></ul>', '• a\n  1. b\n• c'],
  ['two paragraphs in an item', '<ul><li><p>a</p><p>b</p></li></ul>', '• a\n  b'],
  ['a quote', '<blockquote><p>said</p></blockquote><p>so</p>', 'said\n\nso'],
  [
    'a link with words',
    '<p>See <a href="https://who.int/a?b=1&amp;c=2" rel="x">this</a>.</p>',
    'See this (https://who.int/a?b=1&c=2).',
  ],
  ['a link that shows its address', '<p><a href="https://who.int/">who.int</a></p>', 'who.int'],
  ['a mail link', '<p><a href="mailto:a@b.org">Ana</a></p>', 'Ana (a@b.org)'],
])('%s', (_, html, text) => expect(textOfPost(html)).toBe(text))

test('paragraphs go to text and back', () => {
  const html = '<p>one<br>two</p><p>a &lt; b &amp; c</p>'
  expect(htmlOfText(textOfPost(html))).toBe(html)
})
