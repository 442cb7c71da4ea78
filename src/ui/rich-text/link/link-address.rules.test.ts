import { expect, test } from 'vitest'
import { text } from '../messages.ts'
import { isLinkAddress, linkAddress } from './link-address.ts'

const errors = text.linkErrors

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
  ['', errors.empty],
  ['   ', errors.empty],
  ['javascript:alert(1)', errors.scheme],
  ['java script:alert(1)', errors.address],
  ['data:text/html,x', errors.scheme],
  ['tel:+254700000', errors.scheme],
  ['ftp://who.int', errors.scheme],
  ['https:who.int', errors.scheme],
  ['hello', errors.address],
  ['see who.int', errors.address],
  ['/guide', errors.address],
  ['#top', errors.address],
  ['https:///who.int', errors.address],
  ['https://', errors.address],
  ['https://who.int@evil.example', errors.address],
  ['mailto:ana', errors.address],
  ['mailto:', errors.address],
  [`who.int/${'a'.repeat(2000)}`, errors.long],
])('%s is refused', (typed, error) => expect(linkAddress(typed)).toEqual({ error }))

test('a link in HTML needs its scheme', () => {
  expect(isLinkAddress('https://who.int')).toBe(true)
  expect(isLinkAddress('mailto:ana@example.org')).toBe(true)
  expect(isLinkAddress('who.int')).toBe(false)
  expect(isLinkAddress('javascript:alert(1)')).toBe(false)
})
