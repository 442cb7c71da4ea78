import { expect, test } from 'vitest'
import { encodeUtf8 } from './utf8.ts'

test('pieces of any length are encoded like the joined text', () => {
  const pieces = ['<p>', 'é … 😀 ক', '', 'ক'.repeat(200_000), '</p>']
  expect(Buffer.from(encodeUtf8(pieces)).equals(Buffer.from(pieces.join('')))).toBe(true)
  expect(encodeUtf8([])).toHaveLength(0)
})

test('encoding a page does not change the previous one', () => {
  const first = encodeUtf8(['Kampala'])
  encodeUtf8(['Dakar, and Dhaka'])
  expect(new TextDecoder().decode(first)).toBe('Kampala')
})
