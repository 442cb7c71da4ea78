import { expect, test } from 'vitest'
import { utf8Of } from './utf8.ts'

test('pieces become the bytes of the whole text, however long it is', () => {
  const pieces = ['<p>', 'é … 😀 ক', '', 'ক'.repeat(200_000), '</p>']
  expect(Buffer.from(utf8Of(pieces)).equals(Buffer.from(pieces.join('')))).toBe(true)
  expect(utf8Of([])).toHaveLength(0)
})

test('a page stays as it is when the next one is made', () => {
  const first = utf8Of(['Kampala'])
  utf8Of(['Dakar, and Dhaka'])
  expect(new TextDecoder().decode(first)).toBe('Kampala')
})
