import { expect, test } from 'vitest'
import { text } from '../messages.ts'
import { isLinkAddress, linkAddress } from './link-address.ts'

const faults = text.linkFaults

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
  ['', faults.empty],
  ['   ', faults.empty],
  ['javascript:alert(1)', faults.scheme],
  ['java script:alert(1)', faults.address],
  ['data:text/html,x', faults.scheme],
  ['tel:+254700000', faults.scheme],
  ['ftp://who.int', faults.scheme],
  ['https:who.int', faults.scheme],
  ['hello', faults.address],
  ['see who.int', faults.address],
  ['/guide', faults.address],
  ['#top', faults.address],
  ['https:///who.int', faults.address],
  ['https://', faults.address],
  ['https://who.int@evil.example', faults.address],
  ['mailto:ana', faults.address],
  ['mailto:', faults.address],
  [`who.int/${'a'.repeat(2000)}`, faults.long],
])('%s is refused', (typed, fault) => expect(linkAddress(typed)).toEqual({ fault }))

test('a link in HTML needs its scheme', () => {
  expect(isLinkAddress('https://who.int')).toBe(true)
  expect(isLinkAddress('mailto:ana@example.org')).toBe(true)
  expect(isLinkAddress('who.int')).toBe(false)
  expect(isLinkAddress('javascript:alert(1)')).toBe(false)
})
