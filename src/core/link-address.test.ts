import { expect, test } from 'vitest'
import { isLinkAddress, linkAddress, linkOf } from './link-address.ts'

test.each([
  ['who.int', 'https://who.int'],
  ['  who.int/page?a=1#b ', 'https://who.int/page?a=1#b'],
  ['//who.int/a', 'https://who.int/a'],
  ['http://who.int', 'http://who.int'],
  ['HTTPS://Who.int/A', 'https://who.int/A'],
  ['example.org:8080/a', 'https://example.org:8080/a'],
  ['who.int/a b', 'https://who.int/a%20b'],
  ['ana@example.org', 'mailto:ana@example.org'],
  ['mailto:ana@example.org?subject=Hi', 'mailto:ana@example.org?subject=Hi'],
])('%s becomes %s', (typed, href) => expect(linkAddress(typed)).toEqual({ href }))

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['javascript:alert(1)', 'scheme'],
  ['java script:alert(1)', 'address'],
  ['data:text/html,x', 'scheme'],
  ['tel:+254700000', 'scheme'],
  ['ftp://who.int', 'scheme'],
  ['https:who.int', 'scheme'],
  ['hello', 'address'],
  ['see who.int', 'address'],
  ['/guide', 'address'],
  ['#top', 'address'],
  ['https:///who.int', 'address'],
  ['https://', 'address'],
  ['https://who.int@evil.example', 'address'],
  ['mailto:ana', 'address'],
  ['mailto:', 'address'],
  [`who.int/${'a'.repeat(2000)}`, 'long'],
])('%s is refused', (typed, error) => expect(linkAddress(typed)).toEqual({ error }))

test('a link in HTML needs its scheme', () => {
  expect(isLinkAddress('https://who.int')).toBe(true)
  expect(isLinkAddress('mailto:ana@example.org')).toBe(true)
  expect(isLinkAddress('who.int')).toBe(false)
  expect(isLinkAddress('javascript:alert(1)')).toBe(false)
})

test.each([
  ['/training', '/training'],
  [' /faq#a ', '/faq#a'],
  ['health.go.ug', 'https://health.go.ug'],
  ['//who.int', 'https://who.int'],
  ['ana@bücher.example', 'mailto:ana@xn--bcher-kva.example'],
  ['/\\evil.example/', undefined],
  ['/\t/evil.example/', undefined],
  ['/.//evil.example', undefined],
  ['http://a:b@evil.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['training', undefined],
])('a link field with %j leads to %j', (typed, link) => expect(linkOf(typed)).toBe(link))
