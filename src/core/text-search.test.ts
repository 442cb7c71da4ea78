import { expect, test } from 'vitest'
import { containsWords, splitAtWords } from './text-search.ts'

test.each([
  ['Plan de séance', 'seance', true],
  ['Plan de seance', 'SÉANCE', true],
  ['Skills checklist', ' checkl ', true],
  ['Skills checklist', '', true],
  ['Skills checklist', 'implant', false],
])('a search in “%s” for “%s” finds it: %s', (text, words, is) => {
  expect(containsWords(text, words)).toBe(is)
})

test('a match is marked as it is written in the text', () => {
  expect(splitAtWords('Conseil : plan de séance d’une matinée', 'SEANCE')).toEqual([
    'Conseil : plan de ',
    'séance',
    ' d’une matinée',
  ])
  expect(splitAtWords('Skills checklist', 'x')).toBeUndefined()
})
