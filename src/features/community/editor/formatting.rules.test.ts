import { expect, test } from 'vitest'
import { hasFormatting } from './formatting.ts'

test.each([
  ['nothing', '', false],
  ['paragraphs and breaks', '<p>one<br>two</p><p>three<br />four</p>', false],
  ['signs that look like tags', '<p>1 &lt; 2, a &lt;b&gt; and 1 < 2</p>', false],
  ['bold', '<p>a<strong>b</strong></p>', true],
  ['italics', '<p><em>a</em></p>', true],
  ['a bulleted list', '<ul><li><p>a</p></li></ul>', true],
  ['a numbered list', '<ol><li>a</li></ol>', true],
  ['a quote', '<blockquote><p>a</p></blockquote>', true],
  ['a link', '<p><a href="https://who.int/" rel="noopener">who.int</a></p>', true],
  ['capitals', '<P>a<STRONG>b</STRONG></P>', true],
  ['a tag that begins like a paragraph', '<pre>a</pre>', true],
])('%s', (_, html, formatted) => expect(hasFormatting(html)).toBe(formatted))
