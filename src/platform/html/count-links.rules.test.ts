import { expect, test } from 'vitest'
import { countLinks, countLinksInText } from './count-links.ts'
import { sanitizeMemberHtml } from './sanitize-member-html.ts'

test('links of a post are counted; what only looks like one in the text is not', () => {
  const post = sanitizeMemberHtml(
    '<p><a href="https://a.org">a</a> <a href="mailto:x@b.org">b</a> <a href="javascript:x">c</a> &lt;a href="y"&gt;</p>',
  )
  expect(countLinks(post)).toBe(2)
  expect(countLinks('')).toBe(0)
})

test('links of a comment are those that readers can press', () => {
  expect(countLinksInText('https://a.org, www.b.org and c.org')).toBe(2)
  expect(countLinksInText('none')).toBe(0)
})
