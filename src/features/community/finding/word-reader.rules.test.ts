import { expect, test } from 'vitest'
import { wordsOf } from '#features/search/public.ts'
import { WordReader } from './word-reader.ts'

const TEXTS = [
  'Hello, world! 42 times (or 3.5)',
  'Œdème après la pose — “l’œil” de Straße…',
  'preg\u00adnancy and e\u0301te\u0301',
  'Планирование семьи with İstanbul',
  'परिवार नियोजन',
  '½ cup, 5ª, ﬁn, Ⅳ, K',
  '😀 two 👩🏽‍⚕️ three',
  '\ud800 half',
  `${'é'.repeat(100)} ${'x'.repeat(39)}œ ${'x'.repeat(200)}`,
  `${'𐐨'.repeat(60)} ${'字'.repeat(60)}`,
  '',
]

for (const text of TEXTS)
  test(`reads the words that the search reads: ${text.slice(0, 30)}`, () => {
    const reader = new WordReader()
    expect(reader.read(text).map((number) => reader.words[number])).toEqual(wordsOf(text))
  })

test('one word has one number, however it is written and however many there are', () => {
  const reader = new WordReader()
  const many = Array.from({ length: 50_000 }, (_, number) => `w${number}`)
  const numbers = reader.read(many.join(' '))
  expect(new Set(numbers).size).toBe(many.length)
  expect(reader.read(many.join('\n').toUpperCase())).toEqual(numbers)
  expect(reader.words).toEqual(many)
})

test('every sign is read alone and inside of a word as the search reads it', () => {
  const reader = new WordReader()
  const wrong: string[] = []
  for (let code = 0; code < 0x2200; code += 1) {
    const text = `a${String.fromCharCode(code)}b ${String.fromCharCode(code)}`
    const read = reader.read(text).map((number) => reader.words[number])
    if (read.join(' ') !== wordsOf(text).join(' ')) wrong.push(code.toString(16))
  }
  expect(wrong).toEqual([])
})
