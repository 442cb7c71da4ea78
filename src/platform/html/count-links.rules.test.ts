import { expect, test } from 'vitest'
import { countLinks, countLinksInText } from './count-links.ts'
import { sanitizeMemberHtml } from './sanitize-member-html.ts'

test('links of sanitized HTML count; text that looks like a link does not', () => {
  const html = sanitizeMemberHtml(
    '<p><a href="https://a.org">a</a> <a href="mailto:x@b.org">b</a> <a href="javascript:x">c</a> &lt;a href="y"&gt;</p>',
  )
  expect(countLinks(html)).toBe(2)
  expect(countLinks('')).toBe(0)
})

test('links of a plain text are those that readers can click', () => {
  expect(countLinksInText('https://a.org, www.b.org and c.org')).toBe(2)
  expect(countLinksInText('none')).toBe(0)
})
