import { expect, test } from 'vitest'
import { type Block, htmlOfBlocks } from './blocks.ts'

const item = (text: string, level: number, ordered = false): Block => ({ runs: [{ text }], list: { ordered, level } })

test('a deeper item belongs to the item before it', () => {
  expect(htmlOfBlocks([item('a', 1), item('b', 2, true), item('c', 2, true), item('d', 1)])).toBe(
    '<ul><li><p>a</p><ol><li><p>b</p></li><li><p>c</p></li></ol></li><li><p>d</p></li></ul>',
  )
})

test('a list that starts deep and continues higher becomes two lists', () => {
  expect(htmlOfBlocks([item('a', 2), item('b', 1)])).toBe('<ul><li><p>a</p></li></ul><ul><li><p>b</p></li></ul>')
})

test('adjacent quotes become one', () => {
  const quote = (text: string): Block => ({ runs: [{ text }], quote: true })
  expect(htmlOfBlocks([quote('a'), quote('b'), { runs: [{ text: 'c' }] }])).toBe(
    '<blockquote><p>a</p><p>b</p></blockquote><p>c</p>',
  )
})

test('text and addresses are escaped', () => {
  const href = 'https://a.org/?"><script>'
  expect(htmlOfBlocks([{ runs: [{ text: '<b>', href, bold: true, italic: true }] }])).toBe(
    '<p><a href="https://a.org/?&quot;&gt;&lt;script&gt;"><strong><em>&lt;b&gt;</em></strong></a></p>',
  )
})
